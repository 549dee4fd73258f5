import { countMail } from '../store/tables/outbox/counts.ts';
import { dismissMail, listDeadMail, reviveDeadMail } from '../store/tables/outbox/given-up.ts';
import { type Command, done, failed, iso, plain } from './command.ts';

/** `mail`: what waits, what was given up and what was refused, with the id that `dismiss` takes. */
export const mail: Command = async ({ store, now }, { flags }) => {
  if (flags.has('--retry')) return done(`${await reviveDeadMail(store, now)} messages will be tried again.`);
  const { pending, dead, refused } = await countMail(store);
  const rows = (await listDeadMail(store)).map(
    ({ id, kind, recipient, last_error: error, dead_at: at, refused_at }) => {
      const state = refused_at === null ? 'given up' : 'refused';
      return plain([id, state, at === null ? '' : iso(at), kind, recipient, error ?? ''].join('  '));
    },
  );
  return done([`${pending} waiting, ${dead} given up, ${refused} refused by the mailbox.`, ...rows].join('\n'));
};

/** `dismiss ID`: takes one of them off the list. */
export const dismiss: Command = async ({ store }, { words: [id] }) => {
  if (id === undefined) return failed('Give the id that the command mail shows: dismiss ID');
  return (await dismissMail(store, id)) ? done('Dismissed.') : failed('No given-up message has this id.');
};
