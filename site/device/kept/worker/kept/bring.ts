import { editionAddress } from '#contract/kept.ts';
import { type Edition, nameOf, type SetName, weightOf } from '../../edition.ts';
import type { News } from '../../messages.ts';
import { editionOfPage, editionsInUse } from '../pages.ts';
import { type LastingEvent, scope } from '../scope.ts';
import { currentEdition, editionNamed } from './editions.ts';
import { fill, forgetFiles, keepOnly, type Progress, wholeSets } from './files.ts';
import { inTurn } from './in-turn.ts';
import { forgetNotes, note, noted } from './notes.ts';
import { unpack } from './packs.ts';
import { patienceFor } from './patience.ts';

/** What changes which files are here runs alone: to tidy up while an edition comes would throw away what of it is here. */
const alone = inTurn();

/** Everybody who waits for an edition hears how far it is, whoever asked first. */
const listeners = new Set<Progress>();

/**
 * Makes what is wished of an edition whole, and opens pages from it from then on: until then the older one answers. A page that
 * is open stays with the edition that it was opened from. Rejects where not all of it can be had: then nothing has changed.
 */
export function bring(id: string, event: LastingEvent, progress?: Progress): Promise<void> {
  if (progress) listeners.add(progress);
  return alone(() => comes(id, event)).finally(() => progress && listeners.delete(progress));
}

async function comes(id: string, event: LastingEvent): Promise<void> {
  const edition = (await editionNamed(id)) ?? (await fetchEdition(id));
  await note('editions', (before) => ({ ...before, [id]: edition }));
  // Before the first there is none to wait with: what is here of it answers.
  if (!(await currentEdition())) await note('current', () => id);
  await fillSets(edition, (await noted('wished')) ?? [], event);
  if ((await noted('current')) === id) return;
  await note('current', () => id);
  await tellOlderPages(id);
}

/** About what the description of an edition weighs over the wire. */
const editionBytes = 20_000;

/** The edition of a name, as the server describes it. */
export async function fetchEdition(id: string): Promise<Edition> {
  const signal = patienceFor(editionBytes);
  const answer = await fetch(editionAddress, { cache: 'no-store', redirect: 'error', signal });
  const text = await answer.text();
  if ((await nameOf(text)) !== id) throw new Error('another edition, or somebody else answers');
  return { id, ...JSON.parse(text) };
}

/** Makes sets whole, one after the other, those that have lost files to the browser among them. */
async function fillSets(edition: Edition, names: readonly SetName[], event: LastingEvent): Promise<void> {
  const whole = await wholeSets(edition);
  const missing = names.filter((name) => edition.sets[name] && !whole.includes(name));
  const all = missing.reduce((sum, name) => sum + weightOf(edition, name), 0);
  let before = 0;
  for (const name of missing) {
    const weight = weightOf(edition, name);
    // What a pack does not bring comes file by file.
    await unpack(edition, name).catch(() => undefined);
    await fill(edition.sets[name] ?? [], event, (done, ofFiles) => {
      for (const progress of listeners) progress(before + (weight * done) / ofFiles, all);
    });
    before += weight;
    if (!(await noted('wished'))) await takenAway();
    await note('whole', (others) => ({ ...others, [name]: Date.now() }));
  }
}

/** Everything was taken away while files came: they go too, and what fetched them ends. */
async function takenAway(): Promise<never> {
  await Promise.all([forgetFiles(), forgetNotes()]);
  throw new Error('taken away');
}

/** Tells the pages that were opened from an older edition that there is a newer one. */
async function tellOlderPages(id: string): Promise<void> {
  for (const page of await scope.clients.matchAll({ includeUncontrolled: true })) {
    const edition = await editionOfPage(page.id);
    const hasNewerEdition = Boolean(edition) && edition !== id;
    if (hasNewerEdition) page.postMessage({ hasNewerEdition } satisfies News);
  }
}

/** Throws away the files of editions that no open page was opened from. */
export const forgetOldEditions = (): Promise<void> => alone(forgetUnused);

async function forgetUnused(): Promise<void> {
  const [editions = {}, newest, current] = await Promise.all([noted('editions'), noted('newest'), noted('current')]);
  const inUse = await editionsInUse();
  if (Object.keys(editions).length < 2) return;
  // An update that broke goes on from what it has.
  const alive = new Set([current, newest?.edition, ...inUse]);
  const kept = Object.values(editions).filter(({ id }) => alive.has(id));
  await note('editions', () => Object.fromEntries(kept.map((edition) => [edition.id, edition])));
  await keepOnly(kept.flatMap(({ sets }) => Object.values(sets).flat()));
}
