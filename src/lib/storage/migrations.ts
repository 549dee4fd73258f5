import type { DBSchema, IDBPDatabase, IDBPTransaction, StoreNames } from 'idb';
import type { Entry, Kind } from './entry.ts';

/** A loss record or a drying job as the device keeps it. */
export interface StoredRecord {
  readonly id: string;
  /** A `LossRecord` or `JobRecord` as some edition of the page wrote it: whoever takes it out reads it as an unknown copy. */
  readonly record: unknown;
  /** When it was changed last, epoch milliseconds. */
  readonly at: number;
  /** When it came to this device, epoch milliseconds; absent in records of editions that did not note it. */
  readonly began?: number | undefined;
  /** When a copy was saved last, epoch milliseconds; 0 for never. */
  readonly copied: number;
  /** When it was deleted, epoch milliseconds; 0 for not. Until its page is left, a deletion can be taken back. */
  readonly deleted: number;
}

/** A piece of a file that is too large to stand in memory, counted from 0. */
export interface StoredPiece extends StoredFile {
  readonly piece: number;
}

/** The bytes of a photo or paper. Safari loses Blobs: it gets plain bytes. */
export interface StoredFile {
  readonly record: string;
  readonly photo: string;
  readonly bytes: ArrayBuffer;
}

/** The tables of the device's database as the newest version has them. */
export interface Tables extends DBSchema {
  entries: { key: [kind: string, key: string]; value: Entry };
  records: { key: string; value: StoredRecord };
  jobs: { key: string; value: StoredRecord };
  /** Photos as they came, and small pictures of them, apart: a list of pictures never reads the originals. */
  files: { key: [record: string, photo: string]; value: StoredFile };
  pictures: { key: [record: string, photo: string]; value: StoredFile };
  /** Films, piece by piece. */
  pieces: { key: [record: string, photo: string, piece: number]; value: StoredPiece };
}

type Upgrade = (
  database: IDBPDatabase<Tables>,
  transaction: IDBPTransaction<Tables, StoreNames<Tables>[], 'versionchange'>,
) => void;

/** One step a version, in order; never changed once published. The database's version is their number. */
export const migrations: readonly Upgrade[] = [
  (database, transaction) => {
    database.createObjectStore('entries', { keyPath: ['kind', 'key'] });
    for (const entry of fromLocalStorage()) transaction.objectStore('entries').put(entry);
  },
  (database) => {
    database.createObjectStore('records', { keyPath: 'id' });
    database.createObjectStore('files', { keyPath: ['record', 'photo'] });
    database.createObjectStore('pictures', { keyPath: ['record', 'photo'] });
  },
  (database) => void database.createObjectStore('pieces', { keyPath: ['record', 'photo', 'piece'] }),
  (database) => void database.createObjectStore('jobs', { keyPath: 'id' }),
];

const oldKeys: Readonly<Record<string, Kind>> = {
  'ask-draft': 'ask-draft',
  'ask-attempt': 'ask-attempt',
  'assessment-draft': 'assessment-draft',
  'assessment-history': 'assessment-history',
};

/** These held the text itself, not JSON. */
const plainTexts: readonly Kind[] = ['assessment-draft'];

/** What the first edition kept in local storage: JSON and ticks under names of their own. */
function fromLocalStorage(): readonly Entry[] {
  const at = Date.now();
  return Object.entries(oldItems()).flatMap(([name, text]): readonly Entry[] => {
    const kind = oldKeys[name];
    if (name.startsWith('checklist:'))
      return [{ kind: 'ticks', key: name.slice('checklist:'.length), value: text, at }];
    if (!kind) return [];
    return [{ kind, key: '', value: plainTexts.includes(kind) ? text : parsed(text), at }];
  });
}

/** Takes away what the first edition kept, once it is safe in the database. */
export function clearOldItems(): void {
  for (const name of Object.keys(oldItems())) localStorage.removeItem(name);
}

function oldItems(): Readonly<Record<string, string>> {
  try {
    const isOurs = (name: string) => name in oldKeys || name.startsWith('checklist:');
    return Object.fromEntries(Object.entries(localStorage).filter(([name]) => isOurs(name)));
  } catch {
    // A browser may have the database and refuse local storage: then there is nothing of ours in it.
    return {};
  }
}

/** What a text of local storage says; null where there is none, or a hand has written it. */
export function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
