import { createElement as h, type ReactElement, type ReactNode } from 'react';
import type { Health } from '#contract/health.ts';
import type { CommandResult } from '../cli/command.ts';
import type { ErasedEverywhere } from '../cli/erase.ts';
import type { Person } from '../db/erase.ts';
import type { InboxEventRow, Millis, QuestionRow } from '../db/schema.ts';
import { dayMs } from '../db/tables/daily-limits.ts';
import type { SubscriberCounts } from '../db/tables/subscribers.ts';
import { facts, form, renderPage, type View } from './layout.ts';

export interface Status {
  readonly health: Health;
  readonly lastBackup: Millis | undefined;
  readonly subscribers: SubscriberCounts;
  readonly events: readonly InboxEventRow[];
  /** When this session ends. */
  readonly until: Millis;
}

/** A nightly copy that failed twice. */
const oldBackupMs = 2 * dayMs;

/**
 * Health of mail and copies, newsletter numbers, erasing, and the log.
 * @param said What came of the last press.
 */
export function statusPage(view: View, status: Status, now: Millis, said?: ReactNode): string {
  const { words, t, formatTime } = view;
  const { status: labels } = words;
  const { health, subscribers, events, until } = status;
  const content = [
    section('mail', labels.mail, [
      h('p', { key: 'state', className: health.status === 'ok' ? 'done' : 'overdue' }, labels.states[health.status]),
      h(
        'div',
        { key: 'facts' },
        facts([...mailFacts(view, health), [labels.backup, backupText(view, status.lastBackup, now)]]),
      ),
      said && h('div', { key: 'said', role: 'status' }, said),
      h('div', { key: 'actions', className: 'actions' }, mailForms(view, health)),
    ]),
    section('newsletter', words.newsletter.heading, subscriberFacts(view, subscribers)),
    section('erase', words.erase.heading, [h('p', { key: 'why' }, words.erase.why), personForm(view)]),
    section('log', labels.log, [
      h('p', { key: 'until' }, t(labels.until, { at: formatTime(until) })),
      h('p', { key: 'hint' }, labels.logHint),
      h(
        'div',
        { key: 'all' },
        form(
          view,
          '/close',
          { everywhere: 'yes' },
          h('button', { type: 'submit', className: 'quiet' }, labels.closeAll),
        ),
      ),
      log(view, events),
    ]),
  ];
  return renderPage(view, { title: labels.heading, path: '/status', content });
}

const section = (id: string, heading: string, content: ReactNode): ReactElement =>
  h('section', { key: id, 'aria-labelledby': id }, h('h2', { id }, heading), content);

function mailFacts({ words }: View, { outbox }: Health): readonly (readonly [string, ReactNode])[] {
  const { status: labels } = words;
  if (!outbox) return [];
  return [
    [labels.server, labels.servers[outbox.transport]],
    [labels.waiting, outbox.pending],
    [labels.failed, outbox.dead],
    [labels.refused, outbox.refused],
  ];
}

/** Buttons: a test, and given-up messages again; those of newsletters are on their own page. */
function mailForms(view: View, { outbox }: Health): ReactNode {
  const { words } = view;
  const button = (to: string, label: string) =>
    h('div', { key: to }, form(view, to, null, h('button', { type: 'submit', className: 'quiet' }, label)));
  return [
    button('/status/test-mail', words.status.test),
    outbox && outbox.dead > 0 && button('/status/retry', words.status.retry),
  ];
}

/** What came of a test email. */
export function mailTestResult({ words }: View, { ok, text }: CommandResult): ReactElement {
  if (ok) return h('p', { className: 'done' }, text);
  return h('div', { className: 'overdue' }, h('p', null, words.mailTest.forTechnician), h('p', null, text));
}

/** How many get the newsletter. */
export function subscriberFacts({ words }: View, { confirmed, unconfirmed, left }: SubscriberCounts): ReactElement {
  const { newsletter: labels } = words;
  return facts([
    [labels.subscribed, confirmed],
    [labels.unconfirmed, unconfirmed],
    [labels.left, left],
  ]);
}

function backupText({ words, t, formatTime }: View, madeAt: Millis | undefined, now: Millis): string {
  if (madeAt === undefined) return words.status.noBackup;
  const at = formatTime(madeAt);
  return now - madeAt > oldBackupMs ? t(words.status.oldBackup, { at }) : at;
}

function log({ words, t, formatTime }: View, events: readonly InboxEventRow[]): ReactElement {
  const { status: labels } = words;
  const heads = [labels.when, labels.device, labels.what];
  return h(
    'table',
    { key: 'log' },
    h(
      'thead',
      null,
      h(
        'tr',
        null,
        heads.map((head) => h('th', { key: head, scope: 'col' }, head)),
      ),
    ),
    h(
      'tbody',
      null,
      events.map(({ id, at, device, event, detail }) =>
        h(
          'tr',
          { key: id },
          h('td', null, formatTime(at)),
          h('td', null, device),
          h('td', null, t(labels.events[event], { detail })),
        ),
      ),
    ),
  );
}

function personForm(view: View, person = '', wrong = false): ReactElement {
  const { words } = view;
  return h(
    'div',
    { key: 'person' },
    form(
      view,
      '/erase',
      null,
      h('label', { htmlFor: 'person' }, words.erase.person),
      wrong && h('p', { id: 'wrong', role: 'alert', className: 'overdue' }, words.erase.wrong),
      h('input', {
        id: 'person',
        name: 'person',
        required: true,
        maxLength: 254,
        defaultValue: person,
        autoComplete: 'off',
        'aria-describedby': wrong ? 'wrong' : undefined,
      }),
      h('button', { type: 'submit', className: 'quiet' }, words.erase.look),
    ),
  );
}

/** The form again, for what is neither an address nor a number. */
export function wrongPersonPage(view: View, person: string): string {
  return renderPage(view, {
    title: view.words.erase.heading,
    path: '/status',
    content: personForm(view, person, true),
  });
}

const nameOf = (person: Person) => ('email' in person ? person.email : person.phone);

/** What will be erased, and the second press. */
export function confirmErasePage(
  view: View,
  person: Person,
  { questions, subscribed }: { readonly questions: readonly QuestionRow[]; readonly subscribed: boolean },
): string {
  const { words, t, formatTime, base } = view;
  const { erase } = words;
  const name = nameOf(person);
  const found = questions.length > 0 || subscribed;
  const content = [
    h('p', { key: 'found' }, t(found ? erase.found : erase.nothing, { person: name })),
    found &&
      h(
        'ul',
        { key: 'list' },
        questions.map((row) =>
          h('li', { key: row.reference }, `${row.reference}, ${row.name}, ${formatTime(row.created_at)}`),
        ),
        subscribed && h('li', { key: 'subscription' }, erase.subscription),
        h('li', { key: 'messages' }, erase.messages),
      ),
    h('p', { key: 'final' }, erase.final),
    h(
      'div',
      { key: 'confirm', className: 'actions' },
      form(
        view,
        '/erase',
        { person: name, confirm: 'yes' },
        h('button', { type: 'submit', className: 'danger' }, erase.confirm),
      ),
      h('a', { href: base }, erase.keep),
    ),
  ];
  return renderPage(view, { title: erase.heading, path: '/status', content });
}

/** What was erased. */
export function erasedPage(view: View, erased: ErasedEverywhere): string {
  const { words, t, base } = view;
  const { erase } = words;
  const { questions, subscribers, messages, scrubbed, engine, copies } = erased;
  const lines = [
    `${t(erase.doneQuestions, { count: questions.length })}${questions.length > 0 ? `: ${questions.join(', ')}` : ''}`,
    t(erase.doneSubscriptions, { count: subscribers }),
    t(erase.doneMessages, { count: messages }),
  ];
  const content = [
    h(
      'ul',
      { key: 'done', role: 'status' },
      lines.map((line) => h('li', { key: line }, line)),
    ),
    !scrubbed && h('p', { key: 'again', role: 'alert', className: 'overdue' }, erase.again),
    engine === 'postgres' && h('p', { key: 'postgres' }, erase.postgres),
    copies.length > 0 && h('p', { key: 'copies' }, erase.copies),
    copies.length > 0 &&
      h(
        'ul',
        { key: 'paths' },
        copies.map((path) => h('li', { key: path }, path)),
      ),
    h('p', { key: 'mailbox' }, erase.mailbox),
    h('p', { key: 'back' }, h('a', { href: base }, words.question.back)),
  ];
  return renderPage(view, { title: erase.done, path: '/status', content });
}
