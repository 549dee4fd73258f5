/** Prefix of journals in local storage. */
const mark = 'unsaved:';

/** Changes of one record that storage may not have, in a place that is written synchronously. */
export interface EditJournal<Change> {
  /** Replaces the changes of this page. */
  readonly write: (changes: readonly Change[]) => void;
  /** Changes that earlier pages left. */
  readonly left: () => readonly LeftChanges<Change>[];
}

/** The changes of one earlier page. `drop` deletes them, unless that page has written more meanwhile. */
export interface LeftChanges<Change> {
  readonly changes: readonly Change[];
  readonly drop: () => void;
}

/** Each page has a key of its own, so that two windows do not overwrite each other's changes. */
export function editJournal<Change>(id: string): EditJournal<Change> {
  const own = `${mark}${id} ${crypto.randomUUID()}`;
  return {
    write: (changes) =>
      tried(() =>
        changes.length > 0 ? localStorage.setItem(own, JSON.stringify(changes)) : localStorage.removeItem(own),
      ),
    left: () => {
      const names = tried(() => Object.keys(localStorage).filter((name) => name.startsWith(`${mark}${id} `))) ?? [];
      return names
        .filter((name) => name !== own)
        .flatMap((name) => {
          const json = localStorage.getItem(name);
          const changes = tried((): unknown => JSON.parse(json ?? ''));
          const drop = () => localStorage.getItem(name) === json && localStorage.removeItem(name);
          return Array.isArray(changes) ? [{ changes: changes as readonly Change[], drop }] : [];
        });
    },
  };
}

/** Local storage may be refused or full: the changes then last as long as the page. */
function tried<Result>(what: () => Result): Result | undefined {
  try {
    return what();
  } catch {
    return undefined;
  }
}
