import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { ReactNode } from 'react';
import * as z from 'zod/mini';
import { languageCodes } from '#content/i18n/languages.ts';
import { owner } from '#content/owner.ts';
import { linkToken } from '#contract/forms.ts';
import { lineField, severalLines } from '#contract/plain-text.ts';
import { urgencies } from '#contract/question-form.ts';
import { listBackups } from '../cli/backup-file.ts';
import { normalizeReference } from '../cli/command.ts';
import { erasePerson, parsePerson } from '../cli/erase.ts';
import { testMail, testMessage } from '../cli/try-mail.ts';
import { type Person, questionsOf } from '../db/erase.ts';
import type { Store } from '../db/open-store.ts';
import { reviveDeadMail } from '../db/tables/outbox.ts';
import { countPhotos, photoOf } from '../db/tables/photos.ts';
import { findQuestions, updateQuestion } from '../db/tables/questions.ts';
import { countSubscribers, isSubscribed } from '../db/tables/subscribers.ts';
import { mailFolder } from '../email/mail-folder.ts';
import { addAskedDigest, askedEveryMinutes } from '../email/morning-mail.ts';
import { PublicError } from '../http/errors.ts';
import { checkHealth } from '../routes/health.ts';
import { addEvent, closeInbox, inboxPath, listEvents, openInbox, sessionHours } from './access.ts';
import { addCopies } from './copy-routes.ts';
import { type Filter, findPage, matchingQuestions, shows } from './find.ts';
import { entryPage, errorPage, shutPage } from './layout.ts';
import { addNewsletter } from './newsletter-routes.ts';
import { listPage } from './question-list.ts';
import { noteLetters, questionPage } from './question-page.ts';
import { questionsAsCsv, questionsAsWorkbook } from './question-table.ts';
import { type InboxParts, type InboxScope, inboxScope, type Opened } from './scope.ts';
import { userAgentOf } from './session.ts';
import { confirmErasePage, erasedPage, mailTestResult, statusPage, wrongPersonPage } from './status-pages.ts';

/**
 * The owner's inbox in the browser: pages without script behind a link that works once. GET of the link shows one button, so that mail
 * scanners and prefetching use up nothing; its POST exchanges the link for a cookie. Nothing is cached, and no page links here.
 */
export function addInboxRoutes(app: FastifyInstance, parts: InboxParts): void {
  app.register(async (scope) => {
    scope.addHook('onRequest', async (request, reply) => {
      reply.headers({ 'cache-control': 'no-store', 'x-robots-tag': 'noindex, nofollow' });
      await parts.limits.take('inbox', request);
    });
    scope.get(inboxPath, { schema: { hide: true } }, async (_request, reply) =>
      reply.redirect(`${inboxPath}/${owner.language}`, 303),
    );
    for (const language of languageCodes) {
      const inbox = inboxScope(scope, language, parts);
      addEntry(inbox);
      addQuestions(inbox);
      addExports(inbox);
      addStatus(inbox);
      addErase(inbox);
      addCopies(inbox);
      addNewsletter(inbox);
    }
  });
}

const line = lineField(254, '');
const pageFilter = z.object({
  show: z.catch(z.enum(shows), 'open'),
  urgency: z.catch(z.enum(['', ...urgencies]), ''),
  q: z.catch(line, ''),
  page: z.catch(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(1_000_000)), 1),
});
const filterOf = ({ query }: FastifyRequest): Filter => z.parse(pageFilter, query);

/** The list or, while the inbox is closed, the button of a link; and what opens and closes. */
function addEntry({ app, closed, options, hash, cookie, config, outbox, send, use, opened, post }: InboxScope): void {
  const { base, words } = closed;
  app.get(base, options, async (request, reply) => {
    const { token } = request.query as { readonly token?: unknown };
    const link = z.safeParse(linkToken, token);
    const found = await opened(request, reply);
    if (!found && link.success) return send(reply, entryPage(closed, link.data, sessionHours));
    if (!found) return send(reply, shutPage(closed), 403);
    // Takes a link that is not needed out of the address bar, unused.
    if (token !== undefined) return reply.redirect(base, 303);
    const filter = filterOf(request);
    const listed = await use((store) => findPage(store, filter));
    return send(reply, listPage(found.view, { filter, ...listed }, Date.now()));
  });

  app.post(`${base}/open`, options, async (request, reply) => {
    const link = z.safeParse(linkToken, (request.body as { readonly token?: unknown } | undefined)?.token);
    const presented = { token: link.data ?? '', userAgent: userAgentOf(request), now: Date.now() };
    const session = link.success ? await use((store) => openInbox(store, hash, presented)) : undefined;
    if (session === undefined) return send(reply, shutPage(closed, words.shut.used), 410);
    // The redirect takes the token out of the address bar.
    return reply.header('set-cookie', cookie.set(session)).redirect(base, 303);
  });

  // Anyone may press it: the link goes to the owner's mailbox alone.
  app.post(`${base}/link`, options, async (_request, reply) => {
    if (await use((store) => addAskedDigest(store, config.mail.ownerEmail, Date.now()))) outbox.wake();
    return send(reply, shutPage(closed, closed.t(words.shut.asked, { minutes: askedEveryMinutes })));
  });

  post('/close', async ({ request, reply, session }) => {
    const everywhere = z.parse(closeForm, request.body).everywhere !== '';
    await use((store) => closeInbox(store, hash, session, everywhere));
    return send(reply.header('set-cookie', cookie.clear), shutPage(closed, words.shut.closed));
  });
}

const closeForm = z.object({ everywhere: z.catch(z.string(), '') });

const noteText = z.string().check(z.overwrite(severalLines), z.trim());
const markForm = z.object({
  mark: z._default(z.enum(['answered', 'call-back', 'open', 'note']), 'note'),
  note: z.optional(noteText),
  /** The note when the page was made. A form without it may only write the first one. */
  was: z._default(noteText, ''),
});

const referenceOf = ({ params }: FastifyRequest) =>
  normalizeReference((params as { readonly reference?: string }).reference);

function addQuestions({ closed, send, use, get, post }: InboxScope): void {
  const find = async (reference: string) => (await use((store) => findQuestions(store, [reference]))).get(reference);
  const missing = ({ reply, view }: Opened) => send(reply, errorPage(view, view.words.question.missing), 404);
  get('/questions/:reference', async (of) => {
    const reference = referenceOf(of.request);
    const row = await find(reference);
    const saved = (of.request.query as { readonly saved?: unknown }).saved !== undefined;
    return row ? send(of.reply, questionPage(of.view, row, Date.now(), { saved })) : missing(of);
  });

  post('/questions/:reference', async (of) => {
    const reference = referenceOf(of.request);
    const form = z.safeParse(markForm, of.request.body);
    if (!form.success) throw new PublicError(400, 'unreadable');
    const { mark, note: text, was } = form.data;
    const isLong = (text ?? '').length > noteLetters;
    const note = text === undefined || text === was ? undefined : { text, was };
    const saved = !isLong && (await use((store) => updateQuestion(store, reference, { mark, note, now: Date.now() })));
    if (saved) return of.reply.redirect(`${closed.base}/questions/${reference}?saved`, 303);
    const row = await find(reference);
    if (!row) return missing(of);
    const { noteLong, noteChanged } = of.view.words.question;
    const why = isLong ? of.view.t(noteLong, { most: noteLetters }) : of.view.t(noteChanged, { note: row.note ?? '' });
    return send(
      of.reply,
      questionPage(of.view, row, Date.now(), { refused: { why, note: text ?? '' } }),
      isLong ? 400 : 409,
    );
  });

  get('/questions/:reference/photos/:number', async (of) => {
    const { number } = of.request.params as { readonly number: string };
    const photo = (store: Store) => photoOf(store, referenceOf(of.request), Number(number));
    const jpeg = /^[1-9]$/.test(number) ? await use(photo) : undefined;
    return jpeg ? of.reply.type('image/jpeg').send(Buffer.from(jpeg)) : missing(of);
  });
}

const exports = [
  ['questions.csv', 'text/csv; charset=utf-8', questionsAsCsv],
  ['questions.xlsx', 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet', questionsAsWorkbook],
] as const;

/** What the list shows, on all its pages, as files. */
function addExports({ use, get }: InboxScope): void {
  for (const [name, type, write] of exports) {
    get(`/${name}`, async ({ request, reply, session }) => {
      const rows = await use((store) => matchingQuestions(store, filterOf(request)));
      const file = await write(rows, await use(countPhotos));
      await use((store) => addEvent(store, 'exported', { ...session, detail: name }));
      return reply.type(type).header('content-disposition', `attachment; filename="${name}"`).send(file);
    });
  }
}

function addStatus({ config, connection, outbox, send, use, get, post }: InboxScope): void {
  async function show({ reply, view, session }: Opened, said?: ReactNode) {
    const health = await checkHealth(connection, outbox);
    const stored = await use(async (store) => ({
      lastBackup: (await listBackups(store)).at(-1)?.made_at,
      subscribers: await countSubscribers(store),
      events: await listEvents(store),
    }));
    return send(reply, statusPage(view, { health, ...stored, until: session.until }, Date.now(), said));
  }
  get('/status', (of) => show(of));
  post('/status/test-mail', async (of) => {
    const result = await testMail(config, of.view, testMessage(of.view));
    await use((store) => addEvent(store, 'mail-tested', of.session));
    return show(of, mailTestResult(of.view, result));
  });
  post('/status/retry', async (of) => {
    const { view, session } = of;
    const count = await use((store) => reviveDeadMail(store, Date.now(), { newsletter: null }));
    await use((store) => addEvent(store, 'mail-retried', { ...session, detail: String(count) }));
    outbox.wake();
    return show(of, view.t(view.words.status.retried, { count }));
  });
}

const eraseForm = z.object({ person: z.catch(line, ''), confirm: z.catch(z.string(), '') });

/** Erasing: the first press lists what is there, the second erases it. */
function addErase({ config, send, use, post }: InboxScope): void {
  post('/erase', async ({ request, reply, view, session }) => {
    const { person: name, confirm } = z.parse(eraseForm, request.body);
    const person = parsePerson(name);
    if (!person) return send(reply, wrongPersonPage(view, name), 400);
    if (confirm !== 'yes') {
      const found = await use((store) => foundOf(store, person));
      return send(reply, confirmErasePage(view, person, found));
    }
    const erased = await use((store) => erasePerson(store, mailFolder(config.dataDir), person));
    const detail = erased.questions.join(', ');
    await use((store) => addEvent(store, 'erased', { ...session, detail }));
    return send(reply, erasedPage(view, erased));
  });
}

async function foundOf(store: Store, person: Person) {
  const questions = [...(await findQuestions(store, await questionsOf(store.db, person))).values()];
  return { questions, subscribed: 'email' in person && (await isSubscribed(store, person.email)) };
}
