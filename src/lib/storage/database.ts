import { type IDBPDatabase, openDB } from 'idb';
import { clearOldItems, migrations, parsed, type Tables } from './migrations.ts';
import { dropNote, notes } from './sync-notes.ts';

const name = 'field-manual';

let opened: Promise<IDBPDatabase<Tables>> | undefined;

/**
 * The device's database, opened once a page, and anew after a newer page closed it. Rejects in a browser that refuses:
 * storage switched off, or a damaged database. The next call asks again, since a phone may refuse for a moment only.
 */
export function deviceDatabase(): Promise<IDBPDatabase<Tables>> {
  opened ??= open().catch((error) => {
    opened = undefined;
    throw error;
  });
  return opened;
}

async function open(): Promise<IDBPDatabase<Tables>> {
  // A newer page has been here: its tables hold ours too, and lowering the version is refused.
  const database = await openAs(migrations.length).catch((error) => {
    if ((error as Error).name === 'VersionError') return openAs(undefined);
    throw error;
  });
  clearOldItems();
  // On a device that is full they stay noted, and what it has is read all the same.
  await takeNotes(database).catch(() => {});
  return database;
}

/** Carries out what a page noted and could not see through before it was left. */
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
