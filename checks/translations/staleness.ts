import type { Piece } from '../texts/text-pieces.ts';
import { markOf, type TranslationRecord } from './translation-records.ts';

/** Days that a translation may lag behind its English. */
export const mostStaleDays = 14;

/** How a translated file compares with its English original. */
export interface Staleness {
  /** English texts that the translation does not render, each with its place. */
  readonly changed: readonly string[];
  /** Fails the tests: a change that is not noted, or was noted too long ago. */
  readonly error?: string;
}

/** Days since a change of the English was noted; undefined where none was. */
function staleDays(record: TranslationRecord | undefined, today: string): number | undefined {
  return record?.stale === undefined ? undefined : (Date.parse(today) - Date.parse(record.stale)) / 86_400_000;
}

/** True while a translation may lag behind its English: nothing of it is compared until it is translated, or time is up. */
export function isInGrace(record: TranslationRecord | undefined, today: string): boolean {
  const days = staleDays(record, today);
  return days !== undefined && days <= mostStaleDays;
}

/**
 * Holds the English of a file against what its translation renders.
 * @param file its path inside of the language's folder
 * @param today an ISO day
 */
export function stalenessOf(
  file: string,
  english: readonly Piece[],
  record: TranslationRecord | undefined,
  today: string,
): Staleness {
  if (!record) return { changed: [], error: `it names no English text. Run: npm run language -- --fresh ${file}` };
  const changed = changesIn(english, record.english);
  if (changed.length === 0)
    return record.stale ? { changed, error: 'it is fresh again. Run: npm run language -- --note' } : { changed };
  if (!record.stale) return { changed, error: changedError(file) };
  if (isInGrace(record, today)) return { changed };
  const error = `stale for ${staleDays(record, today)} days. Translate what changed, then run: npm run language -- --fresh ${file}`;
  return { changed, error };
}

function changedError(file: string): string {
  const fresh = `translate it and run: npm run language -- --fresh ${file}`;
  return `the English has changed: ${fresh}; or take ${mostStaleDays} days for it: npm run language -- --note ${file}`;
}

function changesIn(english: readonly Piece[], rendered: readonly string[]): readonly string[] {
  const marks = english.map(markOf);
  if (marks.join() === rendered.join()) return [];
  const left = [...rendered];
  const fresh = english.filter((_, index) => {
    const at = left.indexOf(marks[index] ?? '');
    if (at !== -1) left.splice(at, 1);
    return at === -1;
  });
  const gone = left.length > fresh.length ? [`${left.length - fresh.length} texts are gone from the English`] : [];
  const changes = [...fresh.map(({ at, text }) => `${at}: ${text}`), ...gone];
  return changes.length > 0 ? changes : ['the English says the same in another order'];
}
