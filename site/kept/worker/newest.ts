import { type Newest, newestAddress } from '#contract/kept.ts';
import { listed } from '../../waiting/list.ts';
import type { News } from '../messages.ts';
import { fileAt, forgetFiles } from './files.ts';
import { forgetNotes, note } from './notes.ts';
import { editionOfPage } from './pages.ts';
import { type Asking, scope } from './scope.ts';
import { thisEdition } from './this-edition.ts';

/** As long as the server may take to say it. */
const patienceMs = 20_000;

let isOff = false;

/** Whether the owner has switched keeping off, as far as this worker has heard: a page that asks at the same time gets nothing. */
export const isSwitchedOff = (): boolean => isOff;

/**
 * Asks the server what may not be old: the phone number, the pages of danger, whether keeping is switched off, and whether
 * there is a newer edition. Rejects where there is no line, or somebody else answers.
 */
export async function newsFor(page: Asking): Promise<News> {
  const newest = await fetchNewest();
  isOff = newest.off === true;
  if (isOff) return stop().then(() => ({}));
  await note('newest', () => newest);
  const isComing = newest.edition !== thisEdition.id;
  if (isComing) void scope.registration.update().catch(() => undefined);
  const isKept = (await editionOfPage(page.id)) === thisEdition.id;
  const hasNewerWords = isKept && changedPages(newest).includes(new URL(page.url).pathname);
  const hasNewerEdition = Boolean(scope.registration.waiting);
  return { phone: newest.phone, hasNewerWords, isComing, hasNewerEdition, hasMessages: await hasMessages() };
}

async function hasMessages(): Promise<boolean> {
  const list = await listed().catch(() => []);
  return list.some(({ arrived }) => !arrived?.isTold);
}

/** The pages of danger that say something else on the server than in this edition. */
function changedPages({ urgent }: Newest): readonly string[] {
  return Object.keys(urgent).filter((url) => {
    const own = fileAt(thisEdition, url);
    return own !== undefined && own.hash !== urgent[url];
  });
}

/** Tells the pages that were opened from an older edition that this one has taken its place. */
export async function tellOfThisEdition(): Promise<void> {
  for (const page of await scope.clients.matchAll({ includeUncontrolled: true })) {
    const edition = await editionOfPage(page.id);
    const hasNewerEdition = Boolean(edition) && edition !== thisEdition.id;
    if (hasNewerEdition) page.postMessage({ hasNewerEdition } satisfies News);
  }
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
