import { nameOfLanguage } from '#content/locale/locales.ts';
import { pathOf, tags } from '#content/locale/tags.ts';
import { owner } from '#content/owner.ts';
import type { Language } from '#core/hazards/words/language.ts';
import type { Config } from '../../config/config.ts';
import type { CountRow, MailKind, Millis, OutboxRow, QuestionRow } from '../../store/schema.ts';
import { type MarkTokens, questionLinkDays } from '../../store/tables/question-links.ts';
import { digest } from './digest.ts';
import { type Attachment, type Block, type MailMessage, renderHtml, renderText } from './message.ts';
import { type Speaks, speaksIn } from './words.ts';

interface Content {
  readonly subject: string;
  readonly blocks: readonly Block[];
  readonly replyTo?: { readonly name: string; readonly address: string };
  readonly headers?: Readonly<Record<string, string>>;
  readonly attachments?: readonly Attachment[];
}

export type ComposeConfig = Pick<Config, 'siteUrl'> & { readonly mail: { readonly from: string } };

/** What a message is about, as the store has it at the time of sending. Absent when it was erased or is out of date. */
export interface MailSubject {
  readonly question?: QuestionRow | undefined;
  /** Its pictures, and how many there are, when they are too many tries old to go along. */
  readonly photos?: readonly Uint8Array[];
  readonly photoCount?: number;
  /** Tokens of the links that mark the question. */
  readonly marks?: MarkTokens;
  /** All open questions, for the list of a day, and the time at which it leaves. */
  readonly open?: readonly QuestionRow[];
  readonly now?: Millis;
  /** What was counted the day before. */
  readonly counts?: readonly CountRow[];
  /** Token of the message's link. */
  readonly token?: string | undefined;
  /** Of the form by which a subscriber asked. */
  readonly language?: Language | undefined;
}

/** A row of the outbox that leaves as mail. */
export type MailRow = OutboxRow & { readonly kind: MailKind };

/** The message of an outbox row, or undefined when there is nothing to say any more. A row's Message-ID never changes. */
export function composeMail(config: ComposeConfig, row: MailRow, subject: MailSubject): MailMessage | undefined {
  const speaks = speaksIn(languageFor(row.kind, subject));
  const content = contentOf[row.kind](speaks, config.siteUrl, subject);
  if (!content) return undefined;
  return {
    messageId: `<${row.id}@${domainOf(config.mail.from)}>`,
    date: new Date(row.created_at),
    from: config.mail.from,
    to: row.recipient,
    subject: content.subject,
    text: renderText(content.blocks),
    html: renderHtml(tags[speaks.language].tag, content.subject, content.blocks),
    // Keeps holiday answers from answering us.
    headers: { 'Auto-Submitted': 'auto-generated', ...content.headers },
    ...(content.replyTo ? { replyTo: content.replyTo } : {}),
    ...(content.attachments ? { attachments: content.attachments } : {}),
  };
}

/** The owner's messages are in his language, all others in that of the form that they answer. */
function languageFor(kind: MailKind, { question, language = 'en' }: MailSubject): Language {
  if (kind === 'receipt') return question?.language ?? language;
  return kind === 'newsletter-confirm' || kind === 'newsletter-welcome' ? language : owner.language;
}

type Compose = (speaks: Speaks, siteUrl: string, subject: MailSubject) => Content | undefined;

const contentOf: Readonly<Record<MailKind, Compose>> = {
  notice: (speaks, siteUrl, subject) => subject.question && notice(speaks, siteUrl, subject.question, subject),
  sms: (speaks, _siteUrl, { question }) => question && sms(speaks, question),
  digest: (speaks, _siteUrl, { open = [], now = 0, counts = [] }) =>
    open.length + counts.length === 0 ? undefined : digest(speaks, open, now, counts),
  receipt: (speaks, _siteUrl, { question }) => question && receipt(speaks, question),
  'newsletter-confirm': (speaks, siteUrl, { token }) =>
    token === undefined ? undefined : newsletterConfirm(speaks, siteUrl, token),
  'newsletter-welcome': (speaks, siteUrl, { token }) =>
    token === undefined ? undefined : newsletterWelcome(speaks, siteUrl, token),
};

/** The page of a link, in the language of its message. */
function linkTo({ language }: Speaks, siteUrl: string, page: string, token: string): string {
  return `${siteUrl}${pathOf(language, page)}?token=${token}`;
}

const paragraph = (text: string): Block => ({ kind: 'paragraph', text });

/** To the owner: the visitor's own words as they are, and their language before all. Nothing that was typed is in the subject. */
function notice(
  speaks: Speaks,
  siteUrl: string,
  question: QuestionRow,
  { marks, photos = [], photoCount = 0 }: MailSubject,
): Content {
  const { reference, name, email, urgency } = question;
  const { sentence } = speaks;
  const words = speaks.words.notice;
  const about = sentence(words.about, { reference, category: speaks.words.category[question.category] });
  const language = nameOfLanguage(question.language, speaks.language);
  return {
    subject: sentence(words.subject[urgency], { subject: about }),
    ...(email === null ? {} : { replyTo: { name, address: email } }),
    blocks: [
      paragraph(sentence(words.promise, { hours: owner.promises.answerHours[urgency], language })),
      paragraph(sentence(email === null ? words.noReply : words.reply[question.reach])),
      { kind: 'facts', rows: factsOf(speaks, question) },
      { kind: 'quote', text: question.question },
      ...photoLines(speaks, reference, photos.length, photoCount),
      ...(marks ? markLinks(speaks, siteUrl, marks) : []),
      paragraph(sentence(words.whenAnswered, { command: `npm run enquiries -- answered ${reference}` })),
    ],
    attachments: photos.map((photo, at) => ({
      filename: `${reference}-${at + 1}.jpg`,
      content: Buffer.from(photo),
      contentType: 'image/jpeg',
    })),
  };
}

/** Says that pictures go along, or where they are. */
function photoLines(
  { words, sentence }: Speaks,
  reference: string,
  attached: number,
  stored: number,
): readonly Block[] {
  const { attached: withThis, stored: inStore } = words.notice.photos;
  if (attached > 0) return [paragraph(sentence(withThis, { count: attached }))];
  if (stored === 0) return [];
  return [paragraph(sentence(inStore, { count: stored, command: `npm run enquiries -- photos ${reference} FOLDER` }))];
}

/** Each leads to a page with one button, so that a mail scanner that opens links marks nothing. */
function markLinks(speaks: Speaks, siteUrl: string, marks: MarkTokens): readonly Block[] {
  const words = speaks.words.notice.links;
  return [
    { kind: 'link', label: words.callBack, url: linkTo(speaks, siteUrl, '/ask/call-back', marks['call-back']) },
    { kind: 'link', label: words.answered, url: linkTo(speaks, siteUrl, '/ask/answered', marks.answered) },
    paragraph(speaks.sentence(words.once, { days: questionLinkDays })),
  ];
}

/** To the owner's phone, through a gateway: short, and nothing that a visitor typed. */
function sms({ words: all, sentence, moment }: Speaks, { reference, urgency, created_at }: QuestionRow): Content {
  const words = all.sms;
  const hours = owner.promises.answerHours[urgency];
  const values = { reference, urgency: all.urgency[urgency], hours, asked: moment(created_at) };
  return { subject: sentence(words.subject, values), blocks: [paragraph(sentence(words.text, values))] };
}

function factsOf({ words, moment }: Speaks, question: QuestionRow): readonly (readonly [string, string])[] {
  const { facts, notGiven, reach } = words.notice;
  return [
    [facts.reference, question.reference],
    [facts.urgency, words.urgency[question.urgency]],
    [facts.category, words.category[question.category]],
    [facts.name, question.name],
    [facts.email, question.email ?? notGiven],
    [facts.phone, question.phone ?? notGiven],
    [facts.reach, reach[question.reach]],
    [facts.location, question.location ?? notGiven],
    [facts.asked, moment(question.created_at)],
  ];
}

/** To the asker. It repeats nothing that was typed: the address may belong to somebody who never asked. */
function receipt({ words: all, sentence }: Speaks, { reference, urgency }: QuestionRow): Content {
  const words = all.receipt;
  const values = { reference, hours: owner.promises.answerHours[urgency] };
  return {
    subject: sentence(words.subject, values),
    blocks: [words.thanks, words.emergency, words.notYou].map((text) => paragraph(sentence(text, values))),
  };
}

function newsletterConfirm(speaks: Speaks, siteUrl: string, token: string): Content {
  const { sentence } = speaks;
  const words = speaks.words.confirm;
  return {
    subject: sentence(words.subject),
    blocks: [
      paragraph(sentence(words.why)),
      { kind: 'link', label: words.link, url: linkTo(speaks, siteUrl, '/newsletter/confirm', token) },
      paragraph(sentence(words.notYou)),
    ],
  };
}

function newsletterWelcome(speaks: Speaks, siteUrl: string, token: string): Content {
  const { sentence } = speaks;
  const words = speaks.words.welcome;
  const url = linkTo(speaks, siteUrl, '/newsletter/unsubscribe', token);
  return {
    subject: sentence(words.subject),
    blocks: [paragraph(sentence(words.thanks)), { kind: 'link', label: words.link, url }],
    headers: { 'List-Unsubscribe': `<${url}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' },
  };
}

function domainOf(mailbox: string): string {
  return /@([^>\s]+)>?$/.exec(mailbox)?.[1] ?? 'localhost';
}
