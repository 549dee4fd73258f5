import { nameOfLanguage } from '#content/languages.ts';
import { owner } from '#content/owner.ts';
import type { QuestionRow } from '../../store/schema.ts';
import { hourMs } from '../../store/tables/day-limits.ts';
import { type MarkTokens, questionLinkDays } from '../../store/tables/links.ts';
import { type Content, linkTo, paragraph } from './content.ts';
import type { Block } from './message.ts';
import type { MailSubject } from './subject.ts';
import type { Speaks } from './words.ts';

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
