import { type Newest, newestAddress } from '#contract/kept.ts';
import { scope } from '../scope.ts';
import { hearSwitch, isSwitchedOff } from '../switch.ts';
import { forgetFiles } from './files.ts';
import { forgetNotes, note } from './notes.ts';

/** As long as the server may take to say it. */
const patienceMs = 20_000;

/**
 * Asks the server what may not be old, and notes it. Undefined where the owner has switched keeping off: then nothing is kept any
 * more. Rejects where there is no line, or somebody else answers.
 */
export async function hearNewest(): Promise<Newest | undefined> {
  const newest = await fetchNewest();
  hearSwitch(newest.off === true);
  if (isSwitchedOff()) return stop().then(() => undefined);
  await note('newest', () => newest);
  return newest;
}

async function fetchNewest(): Promise<Newest> {
  const signal = AbortSignal.timeout(patienceMs);
  const answer = await fetch(newestAddress, { cache: 'no-store', redirect: 'error', signal });
  const said: unknown = answer.ok ? await answer.json() : undefined;
  if (!isNewest(said)) throw new Error('somebody else answers');
  return said;
}

/** A page of somebody's network answers everything that is asked for. */
function isNewest(said: unknown): said is Newest {
  if (typeof said !== 'object' || said === null) return false;
  const { edition, phone, urgent, off } = said as Partial<Newest>;
  if (off === true) return true;
  return typeof edition === 'string' && typeof phone?.dial === 'string' && typeof urgent === 'object';
}

/** Takes everything away that this worker has brought, itself included. */
export async function stop(): Promise<void> {
  await Promise.all([forgetFiles(), forgetNotes()]);
  await scope.registration.unregister();
  // What came over the line meanwhile may have been written after the first time.
  await Promise.all([forgetFiles(), forgetNotes()]);
}
