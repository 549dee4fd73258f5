import type { Kind } from './entry.ts';

/** Before the names of notes in local storage. */
const mark = 'soon:';

/** A change that may not have come to the database: the value as JSON, or nothing where the thing was deleted. */
export interface Note {
  readonly kind: Kind;
  readonly key: string;
  readonly json: string;
}

/**
 * Notes a change where it is written at once. The database takes a moment, its script on a slow line seconds, and a page
 * that is left before would take the change back. `undefined` says that the thing is deleted. Photos are not text: they
 * go without a note, as everything does where local storage is refused or full.
 */
export function writeNote(kind: Kind, value: unknown, key = ''): Note {
  const note = { kind, key, json: JSON.stringify(value) ?? '' };
  if (!kind.endsWith('-photos')) tried(() => localStorage.setItem(nameOf(note), note.json));
  return note;
}

/** Takes a note away whose change is in the database, but for one that has changed since. */
export function dropNote(note: Note): void {
  const name = nameOf(note);
  tried(() => localStorage.getItem(name) === note.json && localStorage.removeItem(name));
}

/** What pages that were left too soon wanted to keep or delete. */
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
    // The database is asked anyway, and it tells.
    return undefined;
  }
}
