import { nameOfLanguage } from '#content/i18n/languages.ts';
import { owner } from '#content/owner.ts';
import type { CountKind } from '#contract/counts.ts';
import type { CountRow, Millis, QuestionRow } from '../db/schema.ts';
import { hourMs } from '../db/tables/day-limits.ts';
import { type MarkTokens, questionLinkDays } from '../db/tables/links.ts';
import { promisedAt } from '../db/tables/questions.ts';
import type { MailSubject } from './mail-subject.ts';
import { type Block, type Content, linkTo, paragraph, type Speaks } from './message.ts';

// What each kind of message says, in the language of its recipient.

/** To the owner: the visitor's own words as they are, and their language before all. Nothing that was typed is in the subject. */
export function notice(
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

function factsOf(speaks: Speaks, question: QuestionRow): readonly (readonly [string, string])[] {
  const { words, moment } = speaks;
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
    ...waitOf(speaks, question),
  ];
}

const minuteMs = 60_000;

/** How long it was on its writer's device alone: an answer may come too late for what it says. */
function waitOf(
  { words, sentence }: Speaks,
  { created_at, written_at }: QuestionRow,
): readonly (readonly [string, string])[] {
  if (written_at === null) return [];
  const { facts, waited, minutes } = words.notice;
  const ms = created_at - written_at;
  const count = ms < hourMs ? Math.round(ms / minuteMs) : Math.round(ms / hourMs);
  const length = sentence(ms < hourMs ? minutes : words.digest.hours, { count });
  return [[facts.waited, sentence(waited, { length })]];
}

/** To the owner's phone, through a gateway: short, and nothing that a visitor typed. */
export function sms(
  { words: all, sentence, moment }: Speaks,
  { reference, urgency, created_at }: QuestionRow,
): Content {
  const words = all.sms;
  const hours = owner.promises.answerHours[urgency];
  const values = { reference, urgency: all.urgency[urgency], hours, asked: moment(created_at) };
  return { subject: sentence(words.subject, values), blocks: [paragraph(sentence(words.text, values))] };
}

/** The owner's morning: what is open, if anything, and what was counted the day before. */
export function digest(
  speaks: Speaks,
  open: readonly QuestionRow[],
  now: Millis,
  counts: readonly CountRow[],
): Content {
  const { sentence } = speaks;
  const words = speaks.words.digest;
  const subject = open.length > 0 ? sentence(words.subject, { count: open.length }) : sentence(words.nobodyWaits);
  return { subject, blocks: [...listOf(speaks, open, now), paragraph(numbersOf(speaks, counts))] };
}

/** Open questions, the oldest first, each with the promise that it is about to break or has broken. */
function listOf(speaks: Speaks, open: readonly QuestionRow[], now: Millis): readonly Block[] {
  const oldestFirst = open.toSorted((a, b) => a.created_at - b.created_at);
  const [oldest] = oldestFirst;
  if (!oldest) return [];
  const { sentence } = speaks;
  const { intro, whenAnswered } = speaks.words.digest;
  const command = `npm run enquiries -- answered ${oldest.reference}`;
  return [
    paragraph(sentence(intro)),
    { kind: 'facts', rows: oldestFirst.map((row) => [row.reference, openLine(speaks, row, now)]) },
    paragraph(sentence(whenAnswered, { command })),
  ];
}

/** All pages together; the command `numbers` has each of them. */
function numbersOf({ words, sentence }: Speaks, counts: readonly CountRow[]): string {
  const { numbers, calls, forms, tools } = words.digest;
  const sum = (wanted: CountKind) => counts.reduce((all, { kind, number }) => all + (kind === wanted ? number : 0), 0);
  return sentence(numbers, {
    calls: sentence(calls, { count: sum('call') }),
    forms: sentence(forms, { count: sum('form') }),
    tools: sentence(tools, { count: sum('tool') }),
  });
}

function openLine(speaks: Speaks, row: QuestionRow, now: Millis): string {
  const line = promiseOf(speaks, row, now);
  if (row.calling_at === null) return line;
  return speaks.sentence(speaks.words.digest.calling, { line, since: speaks.moment(row.calling_at) });
}

function promiseOf({ words: all, sentence }: Speaks, row: QuestionRow, now: Millis): string {
  const { urgency, category, name } = row;
  const words = all.digest;
  const left = promisedAt(row) - now;
  // Rounded against us: a promise with half an hour left is due in none.
  const hours = sentence(words.hours, { count: left < 0 ? Math.ceil(-left / hourMs) : Math.floor(left / hourMs) });
  return sentence(left < 0 ? words.broken : words.due, {
    urgency: all.urgency[urgency],
    category: all.category[category],
    name,
    hours,
  });
}

/** To the asker. It repeats nothing that was typed: the address may belong to somebody who never asked. */
export function receipt({ words: all, sentence }: Speaks, { reference, urgency }: QuestionRow): Content {
  const words = all.receipt;
  const values = { reference, hours: owner.promises.answerHours[urgency] };
  return {
    subject: sentence(words.subject, values),
    blocks: [words.thanks, words.emergency, words.notYou].map((text) => paragraph(sentence(text, values))),
  };
}

/** To whoever asked for the newsletter: nothing is sent there before the link is followed. */
export function newsletterConfirm(speaks: Speaks, siteUrl: string, token: string): Content {
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

/** To a new subscriber, with the way out. */
export function newsletterWelcome(speaks: Speaks, siteUrl: string, token: string): Content {
  const { sentence } = speaks;
  const words = speaks.words.welcome;
  const url = linkTo(speaks, siteUrl, '/newsletter/unsubscribe', token);
  return {
    subject: sentence(words.subject),
    blocks: [paragraph(sentence(words.thanks)), { kind: 'link', label: words.link, url }],
    headers: { 'List-Unsubscribe': `<${url}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' },
  };
}
