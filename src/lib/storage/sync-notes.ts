import type { Kind } from './entry.ts';

/** Prefix of notes in local storage. */
const mark = 'soon:';

/** A change that may not be in the database yet: the value as JSON, or an empty string for a deletion. */
export interface Note {
  readonly kind: Kind;
  readonly key: string;
  readonly json: string;
}

/**
 * Writes a change synchronously to local storage. IndexedDB takes a moment, its script on a slow connection seconds, and
 * leaving the page before would lose the change. `undefined` means deleted. Photos are not
 * noted, nor is anything when local storage is refused or full.
 */
export function writeNote(kind: Kind, value: unknown, key = ''): Note {
  const note = { kind, key, json: JSON.stringify(value) ?? '' };
  if (!kind.endsWith('-photos')) tried(() => localStorage.setItem(nameOf(note), note.json));
  return note;
}

/** Deletes a note whose change is in the database, unless it has changed since. */
export function dropNote(note: Note): void {
  const name = nameOf(note);
  tried(() => localStorage.getItem(name) === note.json && localStorage.removeItem(name));
}

/** Changes of pages that were left before they were written. */
export function notes(): readonly Note[] {
  const found = tried(() => Object.entries(localStorage).filter(([name]) => name.startsWith(mark))) ?? [];
  return found.map(([name, json]) => {
    const [kind, ...key] = name.slice(mark.length).split(' ');
    return { kind: kind as Kind, key: key.join(' '), json };
  });
}

function nameOf({ kind, key }: Note): string {
  return `${mark}${kind} ${key}`;
}

function tried<Result>(what: () => Result): Result | undefined {
  try {
    return what();
  } catch {
    // The database reports its own errors.
    return undefined;
  }
}
