import type { DBSchema, IDBPDatabase, IDBPTransaction, StoreNames } from 'idb';
import type { Entry, Kind } from './entry.ts';

/** A loss record or drying job as it is stored. */
export interface StoredRecord {
  readonly id: string;
  /** A `LossRecord` or `JobRecord` of any version: untrusted until it is parsed. */
  readonly record: unknown;
  /** Last change, epoch milliseconds. */
  readonly at: number;
  /** When it was created on this device, epoch milliseconds; absent in records of older versions. */
  readonly began?: number | undefined;
  /** When a copy was last saved, epoch milliseconds; 0 for never. */
  readonly copied: number;
  /** When it was deleted, epoch milliseconds; 0 if not. Can be undone until the next sweep. */
  readonly deleted: number;
}

/** A chunk of a large file, numbered from 0. */
export interface StoredPiece extends StoredFile {
  readonly piece: number;
}

/** The bytes of a photo or document. Plain bytes, since Safari loses Blobs. */
export interface StoredFile {
  readonly record: string;
  readonly photo: string;
  readonly bytes: ArrayBuffer;
}

/** Tables of the device's database in the current version. */
export interface Tables extends DBSchema {
  entries: { key: [kind: string, key: string]; value: Entry };
  records: { key: string; value: StoredRecord };
  jobs: { key: string; value: StoredRecord };
  /** Originals and thumbnails are separate tables: a list of thumbnails never reads originals. */
  files: { key: [record: string, photo: string]; value: StoredFile };
  pictures: { key: [record: string, photo: string]; value: StoredFile };
  /** Videos in chunks. */
  pieces: { key: [record: string, photo: string, piece: number]; value: StoredPiece };
}

type Upgrade = (
  database: IDBPDatabase<Tables>,
  transaction: IDBPTransaction<Tables, StoreNames<Tables>[], 'versionchange'>,
) => void;

/** One migration per version, in order; never changed once published. The database version is their number. */
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

/** Entries that the first version kept in local storage: JSON and ticks. */
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

/** Deletes the local storage of the first version once it is migrated. */
export function clearOldItems(): void {
  for (const name of Object.keys(oldItems())) localStorage.removeItem(name);
}

function oldItems(): Readonly<Record<string, string>> {
  try {
    const isOurs = (name: string) => name in oldKeys || name.startsWith('checklist:');
    return Object.fromEntries(Object.entries(localStorage).filter(([name]) => isOurs(name)));
  } catch {
    // Without access to local storage there is nothing to migrate.
    return {};
  }
}

/** Parses JSON from local storage; null when it is invalid. */
export function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
