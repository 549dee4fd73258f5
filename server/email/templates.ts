import { locales, nameOfLanguage } from '#content/i18n/languages.ts';
import { owner } from '#content/owner.ts';
import { type Renewal, reminderDays, renewalPlaces } from '#content/renewals.ts';
import type { CountKind } from '#contract/counts.ts';
import type { CountRow, Millis, QuestionRow } from '../db/schema.ts';
import { dayMs, hourMs, minuteMs } from '../db/tables/daily-limits.ts';
import type { IssueText } from '../db/tables/issues.ts';
import { type MarkTokens, questionLinkDays } from '../db/tables/links.ts';
import { promisedAt } from '../db/tables/questions.ts';
import { sessionHours } from '../inbox/access.ts';
import type { MailSubject } from './mail-subject.ts';
import { type Block, type Content, linkTo, paragraph, type Translator } from './message.ts';
import { typedFields } from './typed-fields.ts';

// Content of each kind of message, in the recipient's language.

/** To the owner: the visitor's own messages as they are, and their language before all. Nothing that was typed is in the subject. */
export function notice(
  translator: Translator,
  siteUrl: string,
  question: QuestionRow,
  { marks, photos = [], photoCount = 0 }: MailSubject,
): Content {
  const { reference, name, email, urgency } = question;
  const { t } = translator;
  const messages = translator.messages.notice;
  const about = t(messages.about, { reference, category: translator.messages.category[question.category] });
  const language = nameOfLanguage(question.language, translator.language);
  return {
    subject: t(messages.subject[urgency], { subject: about }),
    ...(email === null ? {} : { replyTo: { name, address: email } }),
    blocks: [
      paragraph(t(messages.promise, { hours: promisedHours(translator, urgency), language })),
      paragraph(t(email === null ? messages.noReply : messages.reply[question.reach])),
      { kind: 'facts', rows: factsOf(translator, question) },
      { kind: 'quote', text: question.question },
      ...photoLines(translator, reference, photos.length, photoCount),
      ...(marks ? markLinks(translator, siteUrl, marks) : []),
      paragraph(t(messages.whenAnswered, { command: `npm run enquiries -- answered ${reference}` })),
    ],
    attachments: photos.map((photo, at) => ({
      filename: `${reference}-${at + 1}.jpg`,
      content: Buffer.from(photo),
      contentType: 'image/jpeg',
    })),
  };
}

/** Says that photos are attached, or how to get them. */
function photoLines(
  { messages, t }: Translator,
  reference: string,
  attached: number,
  stored: number,
): readonly Block[] {
  const { attached: withThis, stored: inStore } = messages.notice.photos;
  if (attached > 0) return [paragraph(t(withThis, { count: attached }))];
  if (stored === 0) return [];
  return [paragraph(t(inStore, { count: stored, command: `npm run enquiries -- photos ${reference} FOLDER` }))];
}

/** Each leads to a page with one button, so that mail scanners that open links mark nothing. */
function markLinks(translator: Translator, siteUrl: string, marks: MarkTokens): readonly Block[] {
  const messages = translator.messages.notice.links;
  return [
    { kind: 'link', label: messages.callBack, url: linkTo(translator, siteUrl, '/ask/call-back', marks['call-back']) },
    { kind: 'link', label: messages.answered, url: linkTo(translator, siteUrl, '/ask/answered', marks.answered) },
    paragraph(translator.t(messages.once, { days: questionLinkDays })),
  ];
}

function factsOf(translator: Translator, question: QuestionRow): readonly (readonly [string, string])[] {
  const { facts } = translator.messages.notice;
  return [
    [facts.reference, question.reference],
    ...typedFields(translator, question),
    [facts.asked, translator.formatTime(question.created_at)],
    ...waitOf(translator, question),
  ];
}

/** How long it waited offline: it may be outdated. */
function waitOf(
  { messages, t }: Translator,
  { created_at, written_at }: QuestionRow,
): readonly (readonly [string, string])[] {
  if (written_at === null) return [];
  const { facts, waited, minutes } = messages.notice;
  const ms = created_at - written_at;
  const count = ms < hourMs ? Math.round(ms / minuteMs) : Math.round(ms / hourMs);
  const length = t(ms < hourMs ? minutes : messages.digest.hours, { count });
  return [[facts.waited, t(waited, { length })]];
}

/** To the owner's phone, through an SMS gateway: short, without anything that was typed. */
export function sms(translator: Translator, { reference, urgency, created_at }: QuestionRow): Content {
  const { messages: all, t, formatTime } = translator;
  const messages = all.sms;
  const hours = promisedHours(translator, urgency);
  const values = { reference, urgency: all.urgency[urgency], hours, asked: formatTime(created_at) };
  return { subject: t(messages.subject, values), blocks: [paragraph(t(messages.text, values))] };
}

/** Morning digest: open questions, if any, the link to the inbox, if it is on, and the counts of the day before. */
export function digest(
  translator: Translator,
  open: readonly QuestionRow[],
  now: Millis,
  counts: readonly CountRow[],
  inbox?: string,
): Content {
  const { t } = translator;
  const messages = translator.messages.digest;
  const subject = open.length > 0 ? t(messages.subject, { count: open.length }) : t(messages.nobodyWaits);
  return {
    subject,
    blocks: [
      ...listOf(translator, open, now),
      ...(inbox ? inboxLink(translator, inbox) : []),
      paragraph(numbersOf(translator, counts)),
    ],
  };
}

/** Opens the inbox without a password, behind a page with one button. */
const inboxLink = ({ messages, t }: Translator, url: string): readonly Block[] => [
  { kind: 'link', label: messages.digest.inbox, url },
  paragraph(t(messages.digest.inboxOnce, { hours: sessionHours })),
];

/** Open questions, oldest first, each with the time left or overdue. */
function listOf(translator: Translator, open: readonly QuestionRow[], now: Millis): readonly Block[] {
  const oldestFirst = open.toSorted((a, b) => a.created_at - b.created_at);
  const [oldest] = oldestFirst;
  if (!oldest) return [];
  const { t } = translator;
  const { intro, whenAnswered } = translator.messages.digest;
  const command = `npm run enquiries -- answered ${oldest.reference}`;
  return [
    paragraph(t(intro)),
    { kind: 'facts', rows: oldestFirst.map((row) => [row.reference, openLine(translator, row, now)]) },
    paragraph(t(whenAnswered, { command })),
  ];
}

/** Totals of all pages; the command `numbers` lists each page. */
function numbersOf({ messages, t }: Translator, counts: readonly CountRow[]): string {
  const { numbers, calls, forms, tools } = messages.digest;
  const sum = (wanted: CountKind) => counts.reduce((all, { kind, number }) => all + (kind === wanted ? number : 0), 0);
  return t(numbers, {
    calls: t(calls, { count: sum('call') }),
    forms: t(forms, { count: sum('form') }),
    tools: t(tools, { count: sum('tool') }),
  });
}

/** What ends on a day, and what to do about it: which file, which command. */
export function renewal(translator: Translator, list: readonly Renewal[], now: Millis): Content {
  const { t, language } = translator;
  const { renewal: messages } = translator.messages;
  const [on = ''] = list.map((each) => each.on);
  const isSoon = Date.parse(on) - now <= reminderDays * dayMs;
  const values = {
    ...renewalPlaces,
    day: locales[language].date(on),
    email: owner.security.email,
    until: `contactCheckedUntil: '${owner.security.contactCheckedUntil}'`,
  };
  const of = (kind: Renewal['kind']) => list.filter((each) => each.kind === kind);
  const part = (kind: Renewal['kind']): readonly Block[] =>
    of(kind).length === 0 ? [] : [paragraph(t(messages[kind], values))];
  const facts = of('fact').map(({ facts: ids, what }) => [ids.join(', '), what] as const);
  const own = of('owner').map(({ on: day, what }) => [day, what] as const);
  return {
    subject: t(isSoon ? messages.reminder : messages.subject, values),
    blocks: [
      ...(of('owner').length === list.length ? [] : [paragraph(t(messages.build, values))]),
      ...part('security'),
      ...part('fact'),
      ...(facts.length > 0 ? [{ kind: 'facts' as const, rows: facts }] : []),
      ...part('owner'),
      ...(own.length > 0 ? [{ kind: 'facts' as const, rows: own }] : []),
      paragraph(t(messages.done, values)),
    ],
  };
}

function openLine(translator: Translator, row: QuestionRow, now: Millis): string {
  const line = promiseOf(translator, row, now);
  if (row.calling_at === null) return line;
  return translator.t(translator.messages.digest.calling, { line, since: translator.formatTime(row.calling_at) });
}

function promiseOf({ messages: all, t }: Translator, row: QuestionRow, now: Millis): string {
  const { urgency, category, name } = row;
  const messages = all.digest;
  const left = promisedAt(row) - now;
  // Rounded down: half an hour left is due in 0 hours.
  const hours = t(messages.hours, { count: left < 0 ? Math.ceil(-left / hourMs) : Math.floor(left / hourMs) });
  return t(left < 0 ? messages.broken : messages.due, {
    urgency: all.urgency[urgency],
    category: all.category[category],
    name,
    hours,
  });
}

/** The promised answer time, such as "6 hours". */
function promisedHours({ messages, t }: Translator, urgency: QuestionRow['urgency']): string {
  return t(messages.digest.hours, { count: owner.promises.answerHours[urgency] });
}

/** To the asker, without anything that was typed: the address may be someone else's. */
export function receipt(translator: Translator, { reference, urgency, reach }: QuestionRow): Content {
  const { messages: all, t } = translator;
  const messages = all.receipt;
  const answer = t(messages.answer[reach], { hours: promisedHours(translator, urgency) });
  const values = { reference, answer };
  return {
    subject: t(messages.subject, values),
    blocks: [messages.thanks, messages.emergency, messages.notYou].map((text) => paragraph(t(text, values))),
  };
}

/** Double opt-in: nothing else is sent before the link is followed. */
export function newsletterConfirm(translator: Translator, siteUrl: string, token: string): Content {
  const { t } = translator;
  const messages = translator.messages.confirm;
  return {
    subject: t(messages.subject),
    blocks: [
      paragraph(t(messages.why)),
      { kind: 'link', label: messages.link, url: linkTo(translator, siteUrl, '/newsletter/confirm', token) },
      paragraph(t(messages.notYou)),
    ],
  };
}

/** To a new subscriber, with the unsubscribe link. */
export function newsletterWelcome(translator: Translator, siteUrl: string, token: string): Content {
  const { welcome } = translator.messages;
  const text = { subject: translator.t(welcome.subject), body: translator.t(welcome.thanks) };
  return newsletterIssue(translator, siteUrl, token, text);
}

/** A message to a reader, with a link that unsubscribes by one click (RFC 8058). */
export function newsletterIssue(translator: Translator, siteUrl: string, token: string, issue: IssueText): Content {
  const url = linkTo(translator, siteUrl, '/newsletter/unsubscribe', token);
  const { link } = translator.messages.welcome;
  return {
    subject: issue.subject,
    blocks: [...issue.body.split(/\n{2,}/).map(paragraph), { kind: 'link', label: link, url }],
    headers: { 'List-Unsubscribe': `<${url}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' },
  };
}
