import { type IDBPDatabase, openDB } from 'idb';
import { clearOldItems, migrations, parsed, type Tables } from './migrations.ts';
import { dropNote, notes } from './sync-notes.ts';

const name = 'field-manual';

let opened: Promise<IDBPDatabase<Tables>> | undefined;

/**
 * The device's database, opened once per page, and again after a newer page closed it. Rejects when the browser refuses:
 * storage switched off, or a damaged database. The next call tries again, since a phone may refuse temporarily.
 */
export function deviceDatabase(): Promise<IDBPDatabase<Tables>> {
  opened ??= open().catch((error) => {
    opened = undefined;
    throw error;
  });
  return opened;
}

/**
 * Runs work on the database, and once more on a fresh connection if that fails: phones lose connections. A full device stays full.
 */
export async function onDevice<Result>(work: (database: IDBPDatabase<Tables>) => Promise<Result>): Promise<Result> {
  try {
    return await work(await deviceDatabase());
  } catch (error) {
    if ((error as Error).name === 'QuotaExceededError') throw error;
    const lost = await opened?.catch(() => undefined);
    opened = undefined;
    lost?.close();
    return work(await deviceDatabase());
  }
}

async function open(): Promise<IDBPDatabase<Tables>> {
  // A newer page upgraded the database: its tables include ours, and IndexedDB refuses a lower version.
  const database = await openAs(migrations.length).catch((error) => {
    if ((error as Error).name === 'VersionError') return openAs(undefined);
    throw error;
  });
  clearOldItems();
  // On a full device the notes stay, and the database can still be read.
  await takeNotes(database).catch(() => {});
  return database;
}

/** Applies the notes of pages that were left before their changes were written. */
async function takeNotes(database: IDBPDatabase<Tables>): Promise<void> {
  for (const note of notes()) {
    const { kind, key, json } = note;
    const value = parsed(json);
    if (value === null) await database.delete('entries', [kind, key]);
    else await database.put('entries', { kind, key, value, at: Date.now() });
    dropNote(note);
  }
}

function openAs(version: number | undefined): Promise<IDBPDatabase<Tables>> {
  return openDB<Tables>(name, version, {
    upgrade: (upgraded, from, _to, transaction) => {
      for (const migrate of migrations.slice(from)) migrate(upgraded, transaction);
    },
    // A newer page in another tab waits for this connection to close; this tab opens the newer database when it asks next.
    blocking: (_current, _blocked, event) => {
      (event.target as IDBDatabase).close();
      opened = undefined;
    },
    terminated: () => {
      opened = undefined;
    },
  });
}
