import type { IDBPDatabase } from 'idb';
import { deviceDatabase } from './database.ts';
import { deleteRecord, restoreDeleted } from './deletion-marks.ts';
import type { Entry, Kind, Store } from './entry.ts';
import { memoryStore } from './memory-store.ts';
import type { Tables } from './migrations.ts';

import { dropNote, writeNote, notes } from './sync-notes.ts';

/** What scripts of every page read, and cannot wait for the database with: each under its own name in local storage. */
const choices = ['language', 'keeping'] as const satisfies readonly Kind[];
type Choice = (typeof choices)[number];

const isChoice = (kind: Kind): kind is Choice => (choices as readonly Kind[]).includes(kind);

/** What was chosen on this device, and when, as the store's other entries. */
function readChoices(): readonly Entry[] {
  try {
    return choices.flatMap((kind) => {
      const [value, at] = (localStorage.getItem(kind) ?? '').split(' ');
      return value ? [{ kind, key: '', value, at: Number(at) || 0 }] : [];
    });
  } catch {
    // A browser may have the database and refuse local storage.
    return [];
  }
}

/** Chooses again what was chosen before. */
function restoreChoice({ kind, value, at }: Entry): void {
  localStorage.setItem(kind, `${value} ${at}`);
}

/** From now on nothing is chosen: the language of the browser counts again, and the manual is kept unasked. */
function clearChoice(choice: Choice): void {
  localStorage.removeItem(choice);
}

let memory: Store | undefined;

/**
 * The device's store. A browser that refuses (private windows, storage switched off, a damaged database) gets one that
 * lasts as long as the page; what that holds is kept after all where the browser refused for a moment only.
 */
export async function deviceStore(): Promise<Store> {
  try {
    const store = storeOf(await deviceDatabase());
    if (memory) await store.restore(await memory.entries());
    memory = undefined;
    return store;
  } catch (error) {
    return fallbackStore(error);
  }
}

/**
 * What the last page noted waits for a database that may come back. Where none will, nothing may stay behind, but for a frame's
 * page: it goes without a database that the site's other pages have.
 */
function fallbackStore(error: unknown): Store {
  const isForGood = (error as Error).name === 'SecurityError' || !globalThis.indexedDB;
  const isFramed = globalThis.document?.documentElement.dataset?.framed !== undefined;
  if (isForGood && !isFramed) for (const note of notes()) dropNote(note);
  memory ??= memoryStore(isForGood ? undefined : writeNote);
  return memory;
}

function storeOf(database: IDBPDatabase<Tables>): Store {
  return {
    lasts: true,
    read: async (kind, key = '') => (await database.get('entries', [kind, key]))?.value,
    keep: async (kind, value, key = '') => {
      const note = writeNote(kind, value, key);
      const transaction = database.transaction('entries', 'readwrite');
      const written = transaction.store.put({ kind, key, value, at: Date.now() });
      // Asked for at once: a page that is left in the next moment would take the change back.
      transaction.commit();
      await Promise.all([written, transaction.done]);
      dropNote(note);
    },
    forget: async (kind, key = '') => {
      if (isChoice(kind)) clearChoice(kind);
      else if (isRecordKind(kind)) await deleteRecord(recordTables[kind], key);
      else {
        const note = writeNote(kind, undefined, key);
        await database.delete('entries', [kind, key]);
        dropNote(note);
      }
    },
    entries: async () =>
      [...(await database.getAll('entries')), ...(await recordsIn(database)), ...readChoices()].sort(
        (one, other) => other.at - one.at,
      ),
    restore: async (entries) => {
      const putBack = (entry: Entry) => {
        const { kind, key } = entry;
        if (isChoice(kind)) return restoreChoice(entry);
        return isRecordKind(kind) ? restoreDeleted(recordTables[kind], key) : database.put('entries', entry);
      };
      await Promise.all(entries.map(putBack));
    },
  };
}

/** Records have tables of their own, by the kind of entry that they are. */
const recordTables = { 'loss-record': 'records', 'drying-job': 'jobs' } as const;

function isRecordKind(kind: Kind): kind is keyof typeof recordTables {
  return kind in recordTables;
}

/** Here records are things that are kept, without what is in them. */
async function recordsIn(database: IDBPDatabase<Tables>): Promise<readonly Entry[]> {
  const found = Object.entries(recordTables).map(async ([kind, table]): Promise<readonly Entry[]> => {
    const kept = (await database.getAll(table)).filter(({ deleted }) => deleted === 0);
    return kept.map(({ id, at }) => ({ kind: kind as Kind, key: id, value: null, at }));
  });
  return (await Promise.all(found)).flat();
}
