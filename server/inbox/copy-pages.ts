import { createElement as h, type ReactElement } from 'react';
import { copyDays, type StoredCopy } from '../cli/stored-copies.ts';
import type { Store } from '../db/open-store.ts';
import type { InboxEventRow, Millis } from '../db/schema.ts';
import { minuteMs } from '../db/tables/daily-limits.ts';
import { form, renderPage, type View } from './layout.ts';

export interface Copies {
  readonly copies: readonly StoredCopy[];
  readonly isBusy: boolean;
  /** What was done with backups, newest first. */
  readonly events: readonly InboxEventRow[];
}

/** How long what came of a press is shown. */
const newsMs = 10 * minuteMs;
/** One press writes its entries of the log within this time. */
const pressMs = 1000;

/** The backups on this machine. */
export function copiesPage(view: View, { copies, isBusy, events }: Copies, now: Millis, problem?: string): string {
  const { words, t, base } = view;
  const { copies: labels, status } = words;
  const newest = events[0]?.at ?? 0;
  const news = events.filter(({ at }) => now - at < newsMs && newest - at < pressMs).toReversed();
  const content = [
    problem && h('p', { key: 'problem', role: 'alert', className: 'overdue' }, problem),
    isBusy &&
      h('p', { key: 'busy', role: 'status' }, labels.running, ' ', h('a', { href: `${base}/copies` }, labels.again)),
    h(
      'div',
      { key: 'news', role: 'status' },
      news.map(({ id, event, detail }) =>
        h('p', { key: id, className: classOf(event) }, t(status.events[event], { detail })),
      ),
    ),
    h('p', { key: 'what' }, labels.what),
    h(
      'div',
      { key: 'make' },
      form(view, '/copies', null, h('button', { type: 'submit', disabled: isBusy }, labels.make)),
    ),
    h('p', { key: 'made', className: 'meta' }, t(labels.made, { days: copyDays })),
    copies.length === 0 && h('p', { key: 'none' }, labels.none),
    h(
      'ul',
      { key: 'list', className: 'questions' },
      copies.map((copy) => h('li', { key: copy.id }, card(view, copy, isBusy))),
    ),
  ];
  return renderPage(view, { title: labels.heading, path: '/copies', content });
}

const classOf = (event: InboxEventRow['event']) => (/failed|broken|newer/.test(event) ? 'overdue' : 'done');

const megabyte = 1e6;

function card(view: View, { id, name, madeAt, bytes, questions }: StoredCopy, isBusy: boolean): ReactElement {
  const { words, t, base, formatTime } = view;
  const { copies: labels } = words;
  const size = t(labels.size, { size: Math.max(0.1, Math.round(bytes / (megabyte / 10)) / 10) });
  const count = questions === undefined ? '' : t(labels.questions, { count: questions });
  return h(
    'article',
    { 'aria-labelledby': id },
    h('h2', { id }, formatTime(madeAt)),
    h('p', { className: 'meta' }, [count, size, name].filter(Boolean).join(' · ')),
    questions === undefined
      ? h('p', { className: 'overdue' }, labels.damaged)
      : h(
          'div',
          { className: 'actions' },
          h('a', { href: `${base}/copies/${id}`, 'aria-describedby': id }, labels.download),
          form(
            view,
            '/copies/restore',
            { id },
            h(
              'button',
              { type: 'submit', className: 'danger', disabled: isBusy, 'aria-describedby': id },
              labels.restore,
            ),
          ),
        ),
  );
}

export interface RestoreQuestion {
  readonly copy: StoredCopy;
  readonly engine: Store['engine'];
  /** Questions in the store. */
  readonly present: number;
  /** When a backup was last restored; 0 for never. */
  readonly was: Millis;
}

/** What restoring a backup does, and the second press. */
export function confirmRestorePage(view: View, { copy, engine, present, was }: RestoreQuestion): string {
  const { words, t, base, formatTime } = view;
  const { copies: labels } = words;
  const { first, later, repeats, mail } = labels;
  const has = t(labels.has, { count: copy.questions ?? 0, now: present });
  const lines = [has, first, later, repeats, mail, labels.engines[engine]];
  const content = [
    h(
      'ul',
      { key: 'lines' },
      lines.map((line) => h('li', { key: line }, line)),
    ),
    h(
      'div',
      { key: 'confirm', className: 'actions' },
      form(
        view,
        '/copies/restore',
        { id: copy.id, was: String(was), confirm: 'yes' },
        h('button', { type: 'submit', className: 'danger' }, labels.restoreNow),
      ),
      h('a', { href: `${base}/copies` }, labels.keep),
    ),
  ];
  return renderPage(view, { title: t(labels.confirm, { at: formatTime(copy.madeAt) }), path: '/copies', content });
}
