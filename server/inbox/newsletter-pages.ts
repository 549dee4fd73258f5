import { createElement as h, type ReactElement, type ReactNode } from 'react';
import { type Language, languageCodes, languages } from '#content/i18n/languages.ts';
import type { IssueText, IssueTexts, SentIssue } from '../db/tables/issues.ts';
import type { SubscriberCounts } from '../db/tables/subscribers.ts';
import { translatorFor } from '../email/message.ts';
import { form, renderPage, type View } from './layout.ts';
import { subscriberFacts } from './status-pages.ts';

export interface Draft {
  readonly subject: string;
  readonly text: string;
  readonly subjectEs: string;
  readonly textEs: string;
}

export const emptyDraft: Draft = { subject: '', text: '', subjectEs: '', textEs: '' };
export const draftLimits = { subject: 200, text: 20_000 } as const;

/** Each press posts what was typed again: nothing is stored before it is sent. */
export type Step = 'preview' | 'edit' | 'test' | 'send' | 'confirm';

export interface NewsletterPage {
  readonly subscribers: SubscriberCounts;
  readonly issues: readonly SentIssue[];
  readonly draft: Draft;
  readonly problem?: string | undefined;
}

/** What was sent, and the form for the next one. */
export function newsletterPage(view: View, { subscribers, issues, draft, problem }: NewsletterPage): string {
  const { words } = view;
  const { newsletter: labels } = words;
  const content = [
    problem && h('p', { key: 'problem', id: 'problem', role: 'alert', className: 'overdue' }, problem),
    h('div', { key: 'counts' }, subscriberFacts(view, subscribers)),
    h(
      'section',
      { key: 'write', 'aria-labelledby': 'write' },
      h('h2', { id: 'write' }, labels.write),
      draftForm(view, draft, problem),
    ),
    h(
      'section',
      { key: 'issues', 'aria-labelledby': 'issues' },
      h('h2', { id: 'issues' }, labels.issues),
      issues.length === 0 && h('p', null, labels.none),
      h(
        'ul',
        { className: 'questions' },
        issues.map((issue) => h('li', { key: issue.name }, sentIssue(view, issue))),
      ),
    ),
  ];
  return renderPage(view, { title: labels.heading, path: '/newsletter', content });
}

function draftForm(view: View, draft: Draft, problem: string | undefined): ReactElement {
  const { newsletter: labels } = view.words;
  const describedBy = [...(problem ? ['problem'] : []), 'how'].join(' ');
  const field = (name: keyof Draft, lang: Language, rows: number) => {
    const limit = rows > 1 ? draftLimits.text : draftLimits.subject;
    const attributes = {
      id: name,
      name,
      lang,
      maxLength: limit,
      defaultValue: draft[name],
      'aria-describedby': describedBy,
    };
    return [
      h('label', { key: `${name}-label`, htmlFor: name }, labels[name]),
      h(rows > 1 ? 'textarea' : 'input', {
        key: name,
        ...attributes,
        ...(rows > 1 ? { rows } : { autoComplete: 'off' }),
      }),
    ];
  };
  return form(
    view,
    '/newsletter',
    null,
    h('p', { id: 'how' }, labels.how),
    field('subject', 'en', 1),
    field('text', 'en', 12),
    h('p', { className: 'meta' }, labels.optional),
    field('subjectEs', 'es', 1),
    field('textEs', 'es', 12),
    step('preview', labels.preview),
  );
}

const step = (value: Step, label: string, className?: string) =>
  h('button', { key: value, type: 'submit', name: 'step', value, className }, label);

function sentIssue(view: View, { name, subject, queuedAt, sent, waiting, failed, refused }: SentIssue): ReactElement {
  const { words, t, formatTime } = view;
  const { newsletter: labels } = words;
  return h(
    'article',
    null,
    h('h3', null, subject),
    h('p', null, t(labels.queuedAt, { at: formatTime(queuedAt) })),
    sent + waiting + failed + refused > 0 &&
      h('p', null, t(labels.progress, { sent, waiting, failed: failed + refused })),
    failed > 0 && h('p', { className: 'meta' }, labels.held),
    failed > 0 &&
      form(
        view,
        '/newsletter/retry',
        { name },
        h('button', { type: 'submit', className: 'quiet' }, t(labels.retry, { count: failed })),
      ),
  );
}

export interface Preview {
  readonly draft: Draft;
  readonly texts: IssueTexts;
  readonly readers: number;
  /** What came of sending it to the owner. */
  readonly said?: ReactNode;
}

/** The newsletter as readers will see it, and what can be done with it. */
export function previewPage(view: View, preview: Preview): string {
  const { words, t } = view;
  const { newsletter: labels } = words;
  const { draft, readers, said } = preview;
  const content = [
    said && h('div', { key: 'said', role: 'status' }, said),
    shown(preview),
    readers === 0 && h('p', { key: 'nobody' }, labels.nobody),
    h(
      'div',
      { key: 'steps' },
      form(
        view,
        '/newsletter',
        { ...draft },
        h('div', { className: 'actions' }, [
          step('test', labels.test),
          readers > 0 && step('send', t(labels.send, { count: readers }), 'quiet'),
          step('edit', labels.edit, 'quiet'),
        ]),
      ),
    ),
  ];
  return renderPage(view, { title: labels.preview, path: '/newsletter', content });
}

/** The second press, with the number of readers. */
export function confirmSendPage(view: View, preview: Preview): string {
  const { words, t } = view;
  const { newsletter: labels } = words;
  const { draft, readers } = preview;
  const content = [
    shown(preview),
    h('p', { key: 'final' }, labels.final),
    h(
      'div',
      { key: 'steps' },
      form(
        view,
        '/newsletter',
        { ...draft, readers: String(readers) },
        h('div', { className: 'actions' }, [
          step('confirm', t(labels.confirmed, { count: readers }), 'danger'),
          step('edit', labels.edit, 'quiet'),
        ]),
      ),
    ),
  ];
  return renderPage(view, { title: t(labels.confirm, { count: readers }), path: '/newsletter', content });
}

const shown = ({ texts }: Preview) =>
  languageCodes.map((language) => {
    const text = texts[language];
    return text && message(language, text);
  });

function message(language: Language, { subject, body }: IssueText): ReactElement {
  const { link } = translatorFor(language).messages.welcome;
  return h(
    'article',
    { key: language, lang: languages[language].tag, className: 'mail' },
    h('h2', null, subject),
    body.split(/\n{2,}/).map((paragraph, at) => h('p', { key: `${at} ${paragraph}`, className: 'text' }, paragraph)),
    h('p', { className: 'meta' }, link),
  );
}
