import type { IDBPDatabase } from 'idb';
import { chooseAgain, forgetChoice, isChoice, madeChoices } from './choices.ts';
import { deviceDatabase } from './database/database.ts';
import { memoryStore } from './database/memory-store.ts';
import type { Tables } from './database/migrations.ts';
import type { Entry, Kind, Store } from './entry.ts';
import { dropNote, noteAtOnce, notes } from './late/at-once.ts';
import { bringBack, deleteRecord } from './marks.ts';

let memory: Store | undefined;

/**
 * The device's store. A browser that refuses (private windows, storage switched off, a damaged database) gets one that
 * lasts as long as the page.
 */
export async function deviceStore(): Promise<Store> {
  try {
    return storeOf(await deviceDatabase());
  } catch {
    // Nothing lasts here, and nothing may stay behind.
    for (const note of notes()) dropNote(note);
    memory ??= memoryStore();
    return memory;
  }
}

function storeOf(database: IDBPDatabase<Tables>): Store {
  return {
    lasts: true,
    read: async (kind, key = '') => (await database.get('entries', [kind, key]))?.value,
    keep: async (kind, value, key = '') => {
      const note = noteAtOnce(kind, value, key);
      const transaction = database.transaction('entries', 'readwrite');
      const written = transaction.store.put({ kind, key, value, at: Date.now() });
      // Asked for at once: a page that is left in the next moment would take the change back.
      transaction.commit();
      await Promise.all([written, transaction.done]);
      dropNote(note);
    },
    forget: async (kind, key = '') => {
      if (isChoice(kind)) forgetChoice(kind);
      else if (isOfRecord(kind)) await deleteRecord(recordTables[kind], key);
      else {
        const note = noteAtOnce(kind, undefined, key);
        await database.delete('entries', [kind, key]);
        dropNote(note);
      }
    },
    entries: async () =>
      [...(await database.getAll('entries')), ...(await recordsIn(database)), ...madeChoices()].sort(
        (one, other) => other.at - one.at,
      ),
    restore: async (entries) => {
      for (const { kind, key } of entries) if (isOfRecord(kind)) await bringBack(recordTables[kind], key);
      const transaction = database.transaction('entries', 'readwrite');
      for (const entry of entries.filter(({ kind }) => isChoice(kind))) chooseAgain(entry);
      const others = entries.filter(({ kind }) => !isChoice(kind) && !isOfRecord(kind));
      await Promise.all([...others.map((entry) => transaction.store.put(entry)), transaction.done]);
    },
  };
}

/** Records have tables of their own, by the kind of entry that they are. */
const recordTables = { 'loss-record': 'records', 'drying-job': 'jobs' } as const;

function isOfRecord(kind: Kind): kind is keyof typeof recordTables {
  return kind in recordTables;
}

/** Here records are things that are kept, without what is in them. */
async function recordsIn(database: IDBPDatabase<Tables>): Promise<readonly Entry[]> {
  const kinds = Object.keys(recordTables) as (keyof typeof recordTables)[];
  const found = kinds.map(async (kind): Promise<readonly Entry[]> => {
    const kept = (await database.getAll(recordTables[kind])).filter(({ deleted }) => deleted === 0);
    return kept.map(({ id, at }) => ({ kind, key: id, value: null, at }));
  });
  return (await Promise.all(found)).flat();
}
