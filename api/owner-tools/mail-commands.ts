import type { OutboxRow } from '../store/schema.ts';
import { countMail, dismissMail, listDeadMail, listPutOffMail, reviveDeadMail } from '../store/tables/outbox-status.ts';
import { type Command, done, failed, iso, plain } from './command.ts';

/** `mail`: what waits, what was given up and what was refused, with the id that `dismiss` takes. */
export const mail: Command = async ({ store, now }, { flags }) => {
  if (flags.has('--retry')) return done(`${await reviveDeadMail(store, now)} messages will be tried again.`);
  const { pending, dead, refused } = await countMail(store);
  const rows = [...(await listDeadMail(store)), ...(await listPutOffMail(store, mostWaiting))].map(lineOf);
  return done([`${pending} waiting, ${dead} given up, ${refused} refused by the mailbox.`, ...rows].join('\n'));
};

/** More of those that wait would bury those that do not. */
const mostWaiting = 20;

function lineOf({ id, kind, recipient, attempts, last_error, dead_at, refused_at, due_at }: OutboxRow): string {
  const gone = refused_at === null ? 'given up' : 'refused';
  const state = dead_at === null ? `put off ${attempts} times, next` : gone;
  return plain([id, state, iso(dead_at ?? due_at), kind, recipient, last_error ?? ''].join('  '));
}

/** `dismiss ID`: takes one of them off the list. */
export const dismiss: Command = async ({ store }, { words: [id] }) => {
  if (id === undefined) return failed('Give the id that the command mail shows: dismiss ID');
  return (await dismissMail(store, id)) ? done('Dismissed.') : failed('No given-up message has this id.');
};
