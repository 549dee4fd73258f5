import { createElement as h } from 'react';
import * as z from 'zod/mini';
import { languageCodes } from '#content/i18n/languages.ts';
import { severalLines } from '#contract/plain-text.ts';
import { testMail } from '../cli/try-mail.ts';
import { type IssueTexts, listIssues, queueIssue } from '../db/tables/issues.ts';
import { reviveDeadMail } from '../db/tables/outbox.ts';
import { countSubscribers } from '../db/tables/subscribers.ts';
import { translatorFor } from '../email/message.ts';
import { plainText, refusedLine } from '../email/newsletter-text.ts';
import { newsletterIssue } from '../email/templates.ts';
import { addEvent } from './access.ts';
import type { View } from './layout.ts';
import {
  confirmSendPage,
  type Draft,
  draftLimits,
  emptyDraft,
  newsletterPage,
  previewPage,
} from './newsletter-pages.ts';
import type { InboxScope, Opened } from './scope.ts';
import { mailTestResult } from './status-pages.ts';

const typed = z.catch(z.string().check(z.overwrite(severalLines), z.trim()), '');
const draftForm = z.object({
  ...{ subject: typed, text: typed, subjectEs: typed, textEs: typed },
  step: z.catch(z.enum(['preview', 'edit', 'test', 'send', 'confirm']), 'preview'),
  readers: z.catch(z.coerce.number(), -1),
});
const retryForm = z.object({ name: z.catch(z.string(), '') });

/** Both texts, in which each character may take nine bytes of a form. */
const bodyLimit = 512 * 1024;

/** Newsletter: write, look, send it to the owner, send it to the readers. */
export function addNewsletter(inbox: InboxScope): void {
  const { closed, config, outbox, send, use, get, post } = inbox;
  const address = `${closed.base}/newsletter`;

  async function showForm({ reply, view }: Opened, draft: Draft, problem?: string, status = 200) {
    const known = await use(async (store) => ({
      subscribers: await countSubscribers(store),
      issues: await listIssues(store),
    }));
    return send(reply, newsletterPage(view, { ...known, draft, problem }), status);
  }
  get('/newsletter', (of) => showForm(of, emptyDraft));

  post(
    '/newsletter',
    async (of) => {
      const { view, session } = of;
      const { step, readers: expected, ...draft } = z.parse(draftForm, of.request.body);
      if (step === 'edit') return showForm(of, draft);
      const texts = readDraft(view, draft);
      if (typeof texts === 'string') return showForm(of, draft, texts, 400);
      const { subject } = texts.en;
      const sent = (await use(listIssues)).find((issue) => nameOf(issue.subject) === nameOf(subject));
      const alreadySent = (at: number) =>
        showForm(of, draft, view.t(view.words.newsletter.faults.sent, { at: view.formatTime(at) }), 409);
      if (sent) return alreadySent(sent.queuedAt);
      const { confirmed: readers } = await use(countSubscribers);
      const preview = { draft, texts, readers };
      if (step === 'test') return send(of.reply, previewPage(view, { ...preview, said: await sendToMe(of, texts) }));
      if (step === 'preview' || readers === 0) return send(of.reply, previewPage(view, preview));
      // Someone subscribed or left meanwhile: the press is about another number.
      if (step === 'send' || expected !== readers) return send(of.reply, confirmSendPage(view, preview));
      const queued = await use((store) => queueIssue(store, nameOf(subject), texts, Date.now()));
      if (queued === undefined) return alreadySent(Date.now());
      await use((store) => addEvent(store, 'newsletter-sent', { ...session, detail: subject }));
      outbox.wake();
      return of.reply.redirect(`${address}#issues`, 303);
    },
    { bodyLimit },
  );

  /** One message for each language, at once and beside the outbox. */
  async function sendToMe({ view, session }: Opened, texts: IssueTexts) {
    for (const language of languageCodes) {
      const text = texts[language];
      if (!text) continue;
      const content = newsletterIssue(translatorFor(language), config.siteUrl, '', text);
      const result = await testMail(config, view, content, { language });
      if (!result.ok) return mailTestResult(view, result);
    }
    await use((store) => addEvent(store, 'newsletter-tested', { ...session, detail: texts.en.subject }));
    const { ownerEmail } = config.mail;
    return h('p', { className: 'done' }, view.t(view.words.newsletter.tested, { ownerEmail }));
  }

  post('/newsletter/retry', async ({ request, reply }) => {
    const { name: newsletter } = z.parse(retryForm, request.body);
    await use((store) => reviveDeadMail(store, Date.now(), { newsletter }));
    outbox.wake();
    return reply.redirect(`${address}#issues`, 303);
  });
}

/** An issue is named by its subject: the same one is not sent twice, in any letters. */
const nameOf = (subject: string) => subject.toLowerCase();

/** The texts of a draft, or what is wrong with it. */
function readDraft({ words, t }: View, { subject, text, subjectEs, textEs }: Draft): IssueTexts | string {
  const { faults } = words.newsletter;
  const hasSpanish = subjectEs !== '' || textEs !== '';
  if (subject === '' || text === '' || (hasSpanish && (subjectEs === '' || textEs === ''))) return faults.missing;
  const isLong = [subject, subjectEs].some(({ length }) => length > draftLimits.subject);
  if (isLong || [text, textEs].some(({ length }) => length > draftLimits.text)) return t(faults.long, draftLimits);
  const line = refusedLine([subject, text, subjectEs, textEs].join('\n'));
  if (line) return t(faults.tag, { line });
  const issue = (title: string, body: string) => ({ subject: title.replace(/\s+/g, ' '), body: plainText(body) });
  return { en: issue(subject, text), ...(hasSpanish ? { es: issue(subjectEs, textEs) } : {}) };
}
