import { type Renewal, renewals } from '#content/renewals.ts';
import { countExpired, runRetention } from '../db/retention.ts';
import type { OutboxRow } from '../db/schema.ts';
import { dayOf, listCounts } from '../db/tables/counts.ts';
import { dayMs } from '../db/tables/daily-limits.ts';
import { countMail, dismissMail, listDeadMail, listPutOffMail, reviveDeadMail } from '../db/tables/outbox.ts';
import { type Command, done, failed, iso, plain } from './command.ts';

const daysShown = 31;
const kindNames = { call: 'calls tapped', form: 'questions sent', tool: 'tools used' } as const;

/** `numbers`: the counts, one line per day, page and kind. */
export const numbers: Command = async ({ store, now }) => {
  const rows = await listCounts(store, dayOf(now - (daysShown - 1) * dayMs), dayOf(now));
  if (rows.length === 0) return done('Nothing was counted.');
  const line = ({ day, page, kind, number }: (typeof rows)[number]) =>
    [day, kindNames[kind].padEnd(14), String(number).padStart(6), page].join('  ');
  return done(rows.map(line).join('\n'));
};

interface Counts {
  readonly questions: number;
  readonly subscribers: number;
  readonly outbox: number;
}

const counted = ({ questions, subscribers, outbox }: Counts) =>
  `${questions} questions, ${subscribers} subscriptions, ${outbox} messages`;

/** `renewals`: what ends on which day, and how many days are left; the facts of a day are one line. */
export const upcoming: Command = async ({ now }) => {
  const days = Map.groupBy(renewals(), ({ on }) => on);
  const lines = Array.from(days, ([on, list]) => {
    const left = `${Math.ceil((Date.parse(on) - now) / dayMs)} days`.padStart(9);
    return namesOf(list).map((name) => [on, left, name].join('  '));
  });
  return done([...lines.flat(), 'npm run facts lists the facts with their sources and days.'].join('\n'));
};

function namesOf(list: readonly Renewal[]): readonly string[] {
  const count = list.reduce((sum, { facts }) => sum + facts.length, 0);
  const others = list.filter(({ kind }) => kind !== 'fact');
  return [
    ...others.map(({ kind, what }) => (kind === 'owner' ? what : 'the address for reports of security problems')),
    ...(count > 0 ? [`facts to read again at their sources: ${count}`] : []),
  ];
}

/** `purge`: lists expired data; with `--confirm`, accepts this machine's clock and deletes all of it. */
export const purge: Command = async ({ store, now }, { flags }) => {
  if (!flags.has('--confirm')) {
    const expired = counted(await countExpired(store.db, now));
    return done(`By the clock of this machine it is ${iso(now)}, and this has expired: ${expired}.
If that is right, run: npm run enquiries -- purge --confirm`);
  }
  const result = await runRetention(store, { now, confirmed: true });
  return done(`Deleted: ${result.clock === 'believed' ? counted(result.removed) : 'nothing'}.`);
};

/** `mail`: lists pending, dead and refused messages with the id for `dismiss`. */
export const mail: Command = async ({ store, now }, { flags }) => {
  if (flags.has('--retry')) return done(`${await reviveDeadMail(store, now)} messages will be tried again.`);
  const { pending, dead, refused } = await countMail(store);
  const rows = [...(await listDeadMail(store)), ...(await listPutOffMail(store, maxListed))].map(mailLine);
  return done([`${pending} waiting, ${dead} given up, ${refused} refused by the mailbox.`, ...rows].join('\n'));
};

/** A longer list of pending messages would bury the dead ones. */
const maxListed = 20;

function mailLine({ id, kind, recipient, attempts, last_error, dead_at, refused_at, due_at }: OutboxRow): string {
  const gone = refused_at === null ? 'given up' : 'refused';
  const state = dead_at === null ? `put off ${attempts} times, next` : gone;
  return plain([id, state, iso(dead_at ?? due_at), kind, recipient, last_error ?? ''].join('  '));
}

/** `dismiss ID`: removes a dead message from the list. */
export const dismiss: Command = async ({ store }, { words: [id] }) => {
  if (id === undefined) return failed('Give the id that the command mail shows: dismiss ID');
  return (await dismissMail(store, id)) ? done('Dismissed.') : failed('No given-up message has this id.');
};
