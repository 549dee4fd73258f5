import type { IDBPDatabase } from 'idb';
import { deviceDatabase } from './database.ts';
import { deleteRecord, restoreDeleted } from './deletion-marks.ts';
import type { Entry, Kind, Store } from './entry.ts';
import { parsed, type Tables } from './migrations.ts';

import { dropNote, notes, writeNote } from './sync-notes.ts';

/** Settings that page scripts read synchronously: each has its own key in local storage. */
const choices = ['language', 'keeping'] as const satisfies readonly Kind[];
type Choice = (typeof choices)[number];

const isChoice = (kind: Kind): kind is Choice => (choices as readonly Kind[]).includes(kind);

function readChoices(): readonly Entry[] {
  try {
    return choices.flatMap((kind) => {
      const [value, at] = (localStorage.getItem(kind) ?? '').split(' ');
      return value ? [{ kind, key: '', value, at: Number(at) || 0 }] : [];
    });
  } catch {
    // IndexedDB may be available without local storage.
    return [];
  }
}

function restoreChoice({ kind, value, at }: Entry): void {
  localStorage.setItem(kind, `${value} ${at}`);
}

function clearChoice(choice: Choice): void {
  localStorage.removeItem(choice);
}

let memory: Store | undefined;

/**
 * The device's store. Without IndexedDB (private windows, storage switched off, a damaged database) it
 * lasts as long as the page; its entries are written later if the failure was temporary.
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
 * Notes of earlier pages wait for a database that may come back. Where it never will, they are deleted, except in an
 * embedded frame, whose storage is blocked while the site's own pages have it.
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
      // Commit at once: leaving the page would abort an open transaction.
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

const recordTables = { 'loss-record': 'records', 'drying-job': 'jobs' } as const;

function isRecordKind(kind: Kind): kind is keyof typeof recordTables {
  return kind in recordTables;
}

/** Records as entries, without their content. */
async function recordsIn(database: IDBPDatabase<Tables>): Promise<readonly Entry[]> {
  const found = Object.entries(recordTables).map(async ([kind, table]): Promise<readonly Entry[]> => {
    const kept = (await database.getAll(table)).filter(({ deleted }) => deleted === 0);
    return kept.map(({ id, at }) => ({ kind: kind as Kind, key: id, value: null, at }));
  });
  return (await Promise.all(found)).flat();
}

/**
 * The store of a browser without persistent storage: it lasts as long as the page, and starts with the pending notes.
 * @param note called with each change, when it may be written to the database later
 */
export function memoryStore(note?: (kind: Kind, value: unknown, key: string) => void): Store {
  const kept = new Map<string, Entry>();
  const put = async (kind: Kind, value: unknown, key = '', at = Date.now()) => {
    kept.set(`${kind} ${key}`, { kind, key, value, at });
    note?.(kind, value, key);
  };
  for (const { kind, key, json } of notes()) void put(kind, parsed(json) ?? undefined, key);
  return {
    lasts: false,
    read: async (kind, key = '') => kept.get(`${kind} ${key}`)?.value,
    keep: put,
    forget: (kind, key) => put(kind, undefined, key),
    entries: async () =>
      [...kept.values()].filter(({ value }) => value !== undefined).sort((one, other) => other.at - one.at),
    restore: async (entries) => {
      for (const { kind, value, key, at } of entries) await put(kind, value, key, at);
    },
  };
}
