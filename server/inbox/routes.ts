import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import * as z from 'zod/mini';
import { type Language, languageCodes } from '#content/i18n/languages.ts';
import { owner } from '#content/owner.ts';
import { linkToken } from '#contract/forms.ts';
import { lineField, severalLines } from '#contract/plain-text.ts';
import { urgencies } from '#contract/question-form.ts';
import { listBackups } from '../cli/backup-file.ts';
import { normalizeReference } from '../cli/command.ts';
import { erasePerson, parsePerson } from '../cli/erase.ts';
import type { Config } from '../config/config.ts';
import type { StoreConnection } from '../db/connection.ts';
import { questionsOf } from '../db/erase.ts';
import type { Store } from '../db/open-store.ts';
import { countPhotos, photoOf } from '../db/tables/photos.ts';
import { findQuestions, updateQuestion } from '../db/tables/questions.ts';
import { countSubscribers, isSubscribed } from '../db/tables/subscribers.ts';
import { mailFolder } from '../email/mail-folder.ts';
import { type ErrorHandler, toErrorResponse } from '../http/errors.ts';
import type { RequestLimits } from '../http/rate-limits.ts';
import { securityPolicy } from '../http/security-headers.ts';
import { checkHealth, type HealthOfOutbox } from '../routes/health.ts';
import { addEvent, closeInbox, inboxPath, listEvents, openInbox, sessionHours } from './access.ts';
import { type Filter, findPage, matchingQuestions, shows } from './find.ts';
import { keyedHash } from './keyed-hash.ts';
import { entryPage, errorPage, shutPage, sources, type View, viewOf } from './layout.ts';
import { listPage, noteLetters, questionPage } from './question-pages.ts';
import { questionsAsCsv, questionsAsWorkbook } from './question-table.ts';
import { csrfOf, findSession, inboxCookie, requireCsrf, type Session, userAgentOf } from './session.ts';
import { confirmErasePage, erasedPage, nameOf, statusPage, wrongPersonPage } from './status-pages.ts';

interface InboxParts {
  readonly config: Config;
  readonly connection: StoreConnection;
  readonly limits: RequestLimits;
  readonly outbox: HealthOfOutbox;
}

/** What a handler of the open inbox gets. */
interface Opened {
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
  readonly view: View;
  readonly session: Session;
}
type Handler = (opened: Opened) => Promise<FastifyReply>;

const line = lineField(254, '');
const pageFilter = z.object({
  show: z.catch(z.enum(shows), 'open'),
  urgency: z.catch(z.enum(['', ...urgencies]), ''),
  q: z.catch(line, ''),
  page: z.catch(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(1_000_000)), 1),
});
const filterOf = ({ query }: FastifyRequest): Filter => z.parse(pageFilter, query);

const markForm = z.object({
  mark: z.catch(z.enum(['answered', 'call-back', 'open', 'note']), 'note'),
  note: z.catch(z.string().check(z.overwrite(severalLines), z.trim(), z.maxLength(noteLetters)), ''),
});
const eraseForm = z.object({ person: z.catch(line, ''), confirm: z.catch(z.string(), '') });
const closeForm = z.object({ everywhere: z.catch(z.string(), '') });

const referenceOf = ({ params }: FastifyRequest) =>
  normalizeReference((params as { readonly reference?: string }).reference);

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
    scope.get(inboxPath, hidden, async (_request, reply) => reply.redirect(`${inboxPath}/${owner.language}`, 303));
    for (const language of languageCodes) addLanguage(scope, language, parts);
  });
}

const hidden = { schema: { hide: true } };

function addLanguage(app: FastifyInstance, language: Language, parts: InboxParts): void {
  const { config, connection, outbox } = parts;
  const hash = keyedHash(config);
  const https = config.siteUrl.startsWith('https:');
  const cookie = inboxCookie(https);
  const pageHeaders = securityPolicy(config.siteUrl, undefined).page(sources);
  const folder = mailFolder(config.dataDir);
  const closed = viewOf(language);
  const { base, words } = closed;

  const send = (reply: FastifyReply, html: string, status = 200) =>
    reply.code(status).headers(pageHeaders).type('text/html; charset=utf-8').send(html);
  const errorHandler: ErrorHandler = (error, request, reply) => {
    const { status, body } = toErrorResponse(error, request, reply);
    return send(reply, errorPage(closed, body.error), status);
  };
  const options = { ...hidden, errorHandler };
  const use = <Result>(work: (store: Store) => Promise<Result>) => connection.use(work);
  const sessionOf = (request: FastifyRequest) => findSession(request, { cookie, hash, connection });

  /** A handler for requests with a session; others get the closed page, which is the same for every address. */
  const opened = (handler: Handler) => async (request: FastifyRequest, reply: FastifyReply) => {
    const session = await sessionOf(request);
    if (!session) return send(reply, shutPage(closed), 403);
    return handler({ request, reply, session, view: viewOf(language, csrfOf(hash, session)) });
  };
  const get = (path: string, handler: Handler) => app.get(base + path, options, opened(handler));
  /** Changes something: needs the session's CSRF token too. */
  const post = (path: string, handler: Handler) =>
    app.post(
      base + path,
      options,
      opened(async (of) => {
        requireCsrf(hash, of.session, (of.request.body as { readonly csrf?: unknown } | undefined)?.csrf);
        return handler(of);
      }),
    );
  const notFound = ({ reply, view }: Opened) => send(reply, errorPage(view, words.question.missing), 404);

  app.get(base, options, async (request, reply) => {
    const { token } = request.query as { readonly token?: unknown };
    const link = z.safeParse(linkToken, token);
    const session = await sessionOf(request);
    if (!session) {
      return link.success
        ? send(reply, entryPage(closed, link.data, sessionHours))
        : send(reply, shutPage(closed), 403);
    }
    // Takes a link that is not needed out of the address bar, unused.
    if (token !== undefined) return reply.redirect(base, 303);
    const filter = filterOf(request);
    const found = await use((store) => findPage(store, filter));
    return send(reply, listPage(viewOf(language, csrfOf(hash, session)), { filter, ...found }, Date.now()));
  });

  app.post(`${base}/open`, options, async (request, reply) => {
    const { token } = (request.body ?? {}) as { readonly token?: unknown };
    const link = z.safeParse(linkToken, token);
    const presented = { token: link.data ?? '', userAgent: userAgentOf(request), now: Date.now() };
    const session = link.success ? await use((store) => openInbox(store, hash, presented)) : undefined;
    if (session === undefined) return send(reply, shutPage(closed, words.shut.used), 410);
    // The redirect takes the token out of the address bar.
    return reply.header('set-cookie', cookie.set(session)).redirect(base, 303);
  });

  post('/close', async ({ request, reply, session }) => {
    const everywhere = z.parse(closeForm, request.body).everywhere !== '';
    await use((store) => closeInbox(store, hash, session, everywhere));
    return send(reply.header('set-cookie', cookie.clear), shutPage(closed, words.shut.closed));
  });

  get('/questions/:reference', async (of) => {
    const { request, reply, view } = of;
    const reference = referenceOf(request);
    const row = (await use((store) => findQuestions(store, [reference]))).get(reference);
    const { saved } = request.query as { readonly saved?: unknown };
    return row ? send(reply, questionPage(view, row, Date.now(), saved !== undefined)) : notFound(of);
  });

  post('/questions/:reference', async (of) => {
    const reference = referenceOf(of.request);
    const changes = { ...z.parse(markForm, of.request.body), now: Date.now() };
    const known = await use((store) => updateQuestion(store, reference, changes));
    return known ? of.reply.redirect(`${base}/questions/${reference}?saved`, 303) : notFound(of);
  });

  get('/questions/:reference/photos/:number', async (of) => {
    const { number } = of.request.params as { readonly number: string };
    const reference = referenceOf(of.request);
    const jpeg = /^[1-9]$/.test(number) ? await use((store) => photoOf(store, reference, Number(number))) : undefined;
    return jpeg ? of.reply.type('image/jpeg').send(Buffer.from(jpeg)) : notFound(of);
  });

  for (const [name, type, write] of exports) {
    get(`/${name}`, async ({ request, reply, session }) => {
      const [rows, photos] = await use((store) =>
        Promise.all([matchingQuestions(store, filterOf(request)), countPhotos(store)]),
      );
      await use((store) => addEvent(store, 'exported', { ...session, detail: name }));
      return reply
        .type(type)
        .header('content-disposition', `attachment; filename="${name}"`)
        .send(await write(rows, photos));
    });
  }

  post('/erase', async ({ request, reply, view, session }) => {
    const { person: name, confirm } = z.parse(eraseForm, request.body);
    const person = parsePerson(name);
    if (!person) return send(reply, wrongPersonPage(view, name), 400);
    if (confirm !== 'yes') {
      return send(reply, confirmErasePage(view, person, await use((store) => foundOf(store, nameOf(person), person))));
    }
    const erased = await use((store) => erasePerson(store, folder, person));
    const detail = erased.questions.join(', ');
    await use((store) => addEvent(store, 'erased', { ...session, detail }));
    return send(reply, erasedPage(view, erased));
  });

  get('/status', async ({ reply, view, session }) => {
    const health = await checkHealth(connection, outbox);
    const stored = await use(async (store) => ({
      lastBackup: (await listBackups(store)).at(-1)?.made_at,
      subscribers: await countSubscribers(store),
      events: await listEvents(store),
    }));
    return send(reply, statusPage(view, { health, ...stored, until: session.until }, Date.now()));
  });
}

const exports = [
  ['questions.csv', 'text/csv; charset=utf-8', questionsAsCsv],
  ['questions.xlsx', 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet', questionsAsWorkbook],
] as const;

/** What erasing would delete. */
async function foundOf(store: Store, name: string, person: Parameters<typeof erasePerson>[2]) {
  const questions = [...(await findQuestions(store, await questionsOf(store.db, person))).values()];
  return { questions, subscribed: 'email' in person && (await isSubscribed(store, name)) };
}
