import { createElement as h, type ReactNode } from 'react';
import { nameOfLanguage } from '#content/i18n/languages.ts';
import type { Reach } from '#contract/question-form.ts';
import { dialableNumber, mailtoLink } from '#core/lib/contact-links.ts';
import type { Millis, QuestionRow } from '../db/schema.ts';
import { hourMs, minuteMs } from '../db/tables/daily-limits.ts';
import { type FoundQuestion, type InboxMark, promisedAt } from '../db/tables/questions.ts';
import { typedFields } from '../email/typed-fields.ts';
import { facts, form, renderPage, type View } from './layout.ts';

/** What came of the last press. */
interface Outcome {
  readonly saved?: boolean;
  /** Why nothing was saved, and the note as it was typed. */
  readonly refused?: { readonly why: string; readonly note: string };
}

/** One question with its photos, and what can be done with it. */
export function questionPage(view: View, row: FoundQuestion, now: Millis, { saved, refused }: Outcome): string {
  const { base, words, messages } = view;
  const { question: labels } = words;
  const { reference } = row;
  const mark = (value: InboxMark, label: string, className?: string) =>
    h('button', { type: 'submit', key: value, name: 'mark', value, className }, label);
  const path = `/questions/${reference}`;
  const content = [
    refused && h('p', { key: 'refused', role: 'alert' }, refused.why),
    saved && h('p', { key: 'saved', role: 'status', className: 'done' }, labels.saved),
    h('div', { key: 'promise' }, promise(view, row, now)),
    h('div', { key: 'contacts', className: 'actions' }, contacts(view, row)),
    h('p', { key: 'text', className: 'text', lang: row.language }, row.question),
    h('div', { key: 'photos', id: 'photos', className: 'photos' }, photos(view, row)),
    h(
      'div',
      { key: 'mark' },
      form(
        view,
        path,
        { was: row.note ?? '' },
        h('label', { htmlFor: 'note' }, labels.note),
        h('textarea', {
          id: 'note',
          name: 'note',
          rows: 3,
          maxLength: noteLetters,
          defaultValue: refused?.note ?? row.note ?? '',
          'aria-describedby': 'hint',
        }),
        h('p', { id: 'hint', className: 'meta' }, labels.noteHint),
        h('div', { className: 'actions' }, [
          ...(row.answered_at === null
            ? [mark('answered', labels.answered), row.calling_at === null && mark('call-back', labels.callBack)]
            : [mark('open', labels.open)]),
          mark('note', labels.save, 'quiet'),
        ]),
      ),
    ),
    h('div', { key: 'facts' }, facts(factsOf(view, row))),
    h('div', { key: 'erase', className: 'actions' }, eraseForms(view, row)),
    h('p', { key: 'back' }, h('a', { href: base }, labels.back)),
  ];
  return renderPage(view, { title: `${row.name} (${messages.urgency[row.urgency]})`, path, content });
}

export const noteLetters = 2000;

function photos({ base, words, t }: View, { reference, photoCount }: FoundQuestion): ReactNode {
  return Array.from({ length: photoCount }, (_, at) => {
    const src = `${base}/questions/${reference}/photos/${at + 1}`;
    const alt = t(words.question.photo, { number: at + 1 });
    return h('a', { key: src, href: src }, h('img', { src, alt, loading: 'lazy' }));
  });
}

function factsOf(view: View, row: QuestionRow) {
  const { messages, words, language, formatTime } = view;
  const { facts: labels } = messages.notice;
  return [
    [labels.reference, row.reference],
    [labels.asked, formatTime(row.created_at)],
    // The heading has them.
    ...typedFields(view, row, ['name', 'urgency']),
    [words.question.language, nameOfLanguage(row.language, language)],
  ] as const;
}

/** The first press: it leads to a page that lists what will be erased. */
function eraseForms(view: View, { email, phone }: QuestionRow): ReactNode {
  const { words, t } = view;
  return [email, phone].flatMap((person) =>
    person === null
      ? []
      : h(
          'div',
          { key: person },
          form(
            view,
            '/erase',
            { person },
            h('button', { type: 'submit', className: 'danger' }, t(words.erase.lookFor, { person })),
          ),
        ),
  );
}

/** The promise of an open question with the time left, and what was done. */
export function promise(view: View, row: QuestionRow, now: Millis): ReactNode {
  const { words, t, formatTime } = view;
  const { list } = words;
  if (row.answered_at !== null)
    return h('p', { className: 'done' }, t(list.answered, { at: formatTime(row.answered_at) }));
  const at = promisedAt(row);
  const values = { left: lengthOf(view, at - now), at: formatTime(at) };
  return [
    h('p', { key: 'due', className: at < now ? 'overdue' : 'due' }, t(at < now ? list.overdue : list.due, values)),
    row.calling_at !== null && h('p', { key: 'calling' }, t(list.calling, { at: formatTime(row.calling_at) })),
  ];
}

/** Time left is rounded down, time overdue up: neither flatters. */
function lengthOf({ words, t }: View, ms: Millis): string {
  const unit = Math.abs(ms) < hourMs ? minuteMs : hourMs;
  const count = ms < 0 ? Math.ceil(-ms / unit) : Math.floor(ms / unit);
  return t(unit === hourMs ? words.list.hours : words.list.minutes, { count });
}

/** Links that call, text and mail in one tap, the way that was asked for first. */
export function contacts({ words, t }: View, { phone, email, reach, reference }: QuestionRow): ReactNode {
  const subject = encodeURIComponent(t(words.actions.mailSubject, { reference }));
  const number = dialableNumber(phone ?? '');
  const mailto = mailtoLink(email ?? '');
  const links: readonly (readonly [Reach, string | null, string | null])[] = [
    ['call', phone, number && `tel:${number}`],
    // A text message goes to the number without its extension.
    ['text', phone, number && `sms:${number.split(',', 1)[0]}`],
    ['email', email, mailto && `${mailto}?subject=${subject}`],
  ];
  return links
    .filter(([, , href]) => href !== null)
    .sort(([a], [b]) => Number(b === reach) - Number(a === reach))
    .map(([way, to, href]) =>
      h(
        'a',
        { key: way, href, className: way === reach ? 'main' : undefined },
        t(words.actions[way], { phone: to ?? '', email: to ?? '' }),
      ),
    );
}
