import * as z from 'zod/mini';
import { owner } from '#content/owner.ts';
import { emailField } from '#contract/plain-text.ts';
import type { Store } from '../store/open-store.ts';
import { countMail, reviveDeadMail } from '../store/outbox-queue.ts';
import { findQuestion, listQuestions, markAnswered } from '../store/questions.ts';
import { erase } from '../store/removal.ts';
import type { Millis, QuestionRow } from '../store/schema.ts';
import { listSubscribers } from '../store/subscribers.ts';
import { toCsv } from './csv.ts';

/** What a command printed, and whether it did what was asked. */
export interface CommandResult {
  readonly ok: boolean;
  readonly text: string;
}

export interface CommandContext {
  readonly store: Store;
  readonly siteUrl: string;
  readonly now: Millis;
}

export const usage = `npm run enquiries -- COMMAND

  list [--all]               open questions, the most pressing first; --all adds the answered ones
  show REFERENCE             one question in full
  answered REFERENCE         record that it was answered
  export --csv [--all]       open questions (or all) as CSV, safe to open in a spreadsheet
  subscribers --csv          confirmed newsletter addresses with the link that takes each off the list
  erase EMAIL                delete everything about an address
  mail                       how many messages wait and how many were given up
  mail --retry               try the given-up messages again
  backup FILE                copy everything into a new file; the server may run
  restore FILE [--replace]   put a copy back; stop the server first
`;

const done = (text: string): CommandResult => ({ ok: true, text });
const failed = (text: string): CommandResult => ({ ok: false, text });

type Command = (
  context: CommandContext,
  argument: string | undefined,
  flags: ReadonlySet<string>,
) => Promise<CommandResult>;

const commands: Readonly<Record<string, Command>> = {
  async list({ store, now }, _argument, flags) {
    const questions = await listQuestions(store, { all: flags.has('--all') });
    if (questions.length === 0) return done('No questions.');
    return done(
      questions
        .sort((a, b) => promisedAt(a) - promisedAt(b))
        .map((row) => line(row, now))
        .join('\n'),
    );
  },
  async show({ store, now }, reference) {
    const row = await findQuestion(store, normalised(reference));
    return row ? done(full(row, now)) : failed('There is no question with this reference.');
  },
  async answered({ store, now }, reference) {
    const known = await markAnswered(store, normalised(reference), now);
    return known ? done('Recorded as answered.') : failed('There is no question with this reference.');
  },
  async export({ store }, _argument, flags) {
    if (!flags.has('--csv')) return failed('Say in which form: export --csv');
    return done(questionsAsCsv(await listQuestions(store, { all: flags.has('--all') })));
  },
  async subscribers({ store, siteUrl }, _argument, flags) {
    if (!flags.has('--csv')) return failed('Say in which form: subscribers --csv');
    const rows = await listSubscribers(store);
    const cells = rows.map(({ email, confirmed_at, unsubscribe_token }) => [
      email,
      confirmed_at === null ? '' : iso(confirmed_at),
      `${siteUrl}/newsletter/unsubscribe?token=${unsubscribe_token}`,
    ]);
    return done(toCsv(['email', 'confirmed', 'unsubscribe'], cells));
  },
  async erase({ store }, address) {
    const email = z.safeParse(emailField, address);
    if (!email.success) return failed('Give the address to erase: erase name@example.com');
    const { questions, subscribers, messages } = await erase(store, email.data);
    return done(`Erased: ${questions} questions, ${subscribers} subscriptions, ${messages} messages.`);
  },
  async mail({ store, now }, _argument, flags) {
    if (flags.has('--retry')) return done(`${await reviveDeadMail(store, now)} messages will be tried again.`);
    const { pending, dead } = await countMail(store);
    return done(`${pending} waiting, ${dead} given up.`);
  },
};

/** Runs one of the owner's commands on the store. Undefined when there is no such command. */
export function runCommand(context: CommandContext, args: readonly string[]): Promise<CommandResult> | undefined {
  const words = args.filter((word) => !word.startsWith('--'));
  const flags = new Set(args.filter((word) => word.startsWith('--')));
  const [name = '', argument] = words;
  return Object.hasOwn(commands, name) ? commands[name]?.(context, argument, flags) : undefined;
}

const normalised = (reference = '') => reference.trim().toUpperCase();
const iso = (time: Millis) => new Date(time).toISOString();
const hourMs = 60 * 60 * 1000;
const promisedAt = ({ created_at, urgency }: QuestionRow) => created_at + owner.promises.answerHours[urgency] * hourMs;

/** Terminals obey control sequences: none gets through. */
const plain = (text: string) => text.replace(/[^\P{Cc}\n\t]/gu, ' ');

function line(row: QuestionRow, now: Millis): string {
  const { reference, urgency, category, name, email } = row;
  return [
    reference,
    due(row, now).padEnd(16),
    urgency.padEnd(9),
    category.padEnd(10),
    plain(`${name} <${email}>`),
  ].join('  ');
}

function due(row: QuestionRow, now: Millis): string {
  if (row.answered_at !== null) return 'answered';
  const hours = Math.round((promisedAt(row) - now) / hourMs);
  return hours < 0 ? `OVERDUE ${-hours} h` : `due in ${hours} h`;
}

function full(row: QuestionRow, now: Millis): string {
  const answered = row.answered_at === null ? due(row, now) : iso(row.answered_at);
  const facts = [
    ['Reference', row.reference],
    ['Asked', iso(row.created_at)],
    ['Answered', answered],
    ['Urgency', row.urgency],
    ['Category', row.category],
    ['Name', row.name],
    ['Email', row.email],
    ['Location', row.location ?? 'not given'],
  ];
  return plain(`${facts.map(([name, value]) => `${name}: ${value}`).join('\n')}\n\n${row.question}`);
}

function questionsAsCsv(rows: readonly QuestionRow[]): string {
  const head = ['reference', 'asked', 'answered', 'urgency', 'category', 'name', 'email', 'location', 'question'];
  const cells = rows.map((row) => [
    row.reference,
    iso(row.created_at),
    row.answered_at === null ? null : iso(row.answered_at),
    row.urgency,
    row.category,
    row.name,
    row.email,
    row.location,
    row.question,
  ]);
  return toCsv(head, cells);
}
