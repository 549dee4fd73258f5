import { countExpired } from '../../store/keeping/expiry.ts';
import { runRetention } from '../../store/keeping/retention.ts';
import { type Command, done, iso } from '../command.ts';

interface Counts {
  readonly questions: number;
  readonly subscribers: number;
  readonly outbox: number;
}

const counted = ({ questions, subscribers, outbox }: Counts) =>
  `${questions} questions, ${subscribers} subscriptions, ${outbox} messages`;

/** `purge`: what has expired by the clock of this machine; with `--confirm` the clock is believed and all of it goes. */
export const purge: Command = async ({ store, now }, { flags }) => {
  if (!flags.has('--confirm')) {
    const expired = counted(await countExpired(store.db, now));
    return done(`By the clock of this machine it is ${iso(now)}, and this has expired: ${expired}.
If that is right, run: npm run enquiries -- purge --confirm`);
  }
  const outcome = await runRetention(store, { now, confirmed: true });
  return done(`Deleted: ${outcome.clock === 'believed' ? counted(outcome.removed) : 'nothing'}.`);
};
