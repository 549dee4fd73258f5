import type { SetName } from '../../edition.ts';
import type { LastingEvent } from '../scope.ts';
import { bring } from './bring.ts';
import { currentEdition } from './editions.ts';
import { type Progress, wholeSets } from './files.ts';
import { hearNewest } from './newest.ts';
import { note } from './notes.ts';

/** Keeps sets, those that have lost files to the browser among them, and notes that they are wished: each edition brings them along. */
export async function keepSets(names: readonly SetName[], event: LastingEvent, progress: Progress): Promise<void> {
  await note('wished', (before = []) => [...new Set([...before, ...names])]);
  const edition = await currentEdition();
  const whole = edition ? await wholeSets(edition) : [];
  const isWhole = (name: SetName) => whole.includes(name) || !edition?.sets[name];
  if (!edition || !names.every(isWhole)) await refresh(event, progress);
}

/** Makes all that is wished of the newest edition whole, because somebody asked. */
export async function refresh(event: LastingEvent, progress: Progress): Promise<void> {
  const newest = await hearNewest();
  if (newest) await bring(newest.edition, event, progress);
}
