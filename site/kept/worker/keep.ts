import type { Edition, KeptFile, SetName } from '../edition.ts';
import { fill, forgetFiles, keepOnly, type Progress, wholeSets } from './files.ts';
import { forgetNotes, note, noted } from './notes.ts';
import { type LastingEvent, scope } from './scope.ts';
import { thisEdition } from './this-edition.ts';

const filesOf = (edition: Edition, names: readonly SetName[]): readonly KeptFile[] =>
  names.flatMap((name) => edition.sets[name] ?? []);

/** True where somebody has asked the browser to spare data. */
export function sparesData(): boolean {
  const { connection }: { readonly connection?: { readonly saveData?: boolean } } = navigator as object;
  return connection?.saveData === true;
}

/** Keeps the sets that were asked for, in the edition of this worker, before it takes the place of an older one. */
export async function keepWished(event: LastingEvent): Promise<void> {
  const wished = (await noted('wished')) ?? [];
  if (wished.length > 0 && sparesData()) throw new Error('data is spared');
  await note('editions', (before) => ({ ...before, [thisEdition.id]: thisEdition }));
  await fill(filesOf(thisEdition, wished), event);
  const editions = await noted('editions');
  if (!editions?.[thisEdition.id]) return takenAway();
}

/** Everything was taken away while files came: they go too, and what fetched them ends. */
async function takenAway(): Promise<never> {
  await Promise.all([forgetFiles(), forgetNotes()]);
  throw new Error('taken away');
}

/** Keeps sets, those that have lost files to the browser among them, and notes that they are wished: the next edition brings them along. */
export async function keepSets(names: readonly SetName[], event: LastingEvent, progress: Progress): Promise<void> {
  const known = names.filter((name) => name in thisEdition.sets);
  await note('wished', (before = []) => [...new Set([...before, ...known])]);
  const whole = await wholeSets(thisEdition);
  const missing = known.filter((name) => !whole.includes(name));
  if (missing.length === 0) return;
  await fill(filesOf(thisEdition, missing), event, progress);
  if (!(await noted('wished'))) await takenAway();
  const now = Date.now();
  await note('whole', (before) => ({ ...before, ...Object.fromEntries(missing.map((name) => [name, now])) }));
}

/**
 * Throws away the files of editions that no open page was opened from. Never while a newer edition comes: what of it is
 * here would go too. Never as a part of taking over: the browser asks after open pages for as long as one of them waits for us.
 */
export async function forgetOldEditions(): Promise<void> {
  const [editions = {}, pages = {}, newest] = await Promise.all([noted('editions'), noted('pages'), noted('newest')]);
  const { installing, waiting } = scope.registration;
  if (installing || waiting || Object.keys(editions).length < 2) return;
  const open = await scope.clients.matchAll({ includeUncontrolled: true });
  const ids = new Set(open.map(({ id }) => id));
  const used = Object.entries(pages).filter(([page]) => ids.has(page));
  // An update that broke goes on from what it has.
  const alive = new Set([thisEdition.id, newest?.edition, ...used.map(([, edition]) => edition)]);
  const kept = Object.values(editions).filter(({ id }) => alive.has(id));
  await note('pages', () => Object.fromEntries(used));
  await note('editions', () => Object.fromEntries(kept.map((edition) => [edition.id, edition])));
  await keepOnly([thisEdition, ...kept].flatMap(({ sets }) => Object.values(sets).flat()));
}
