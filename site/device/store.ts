import { type IDBPDatabase, openDB } from 'idb';
import { chooseAgain, chosenLanguage, forgetLanguage } from './chosen-language.ts';
import type { Store } from './entry.ts';
import { memoryStore } from './memory-store.ts';
import { clearOldItems, migrations, type Tables } from './migrations.ts';

const name = 'field-manual';

let opened: Promise<Store> | undefined;

/**
 * The device's store, opened once a page. A browser that refuses (private windows, storage switched off, a damaged
 * database) gets one that lasts as long as the page.
 */
export function deviceStore(): Promise<Store> {
  opened ??= open().catch(memoryStore);
  return opened;
}

async function open(): Promise<Store> {
  // A newer page has been here: its tables hold ours too, and lowering the version is refused.
  const database = await openAs(migrations.length).catch((error) => {
    if (error instanceof DOMException && error.name === 'VersionError') return openAs(undefined);
    throw error;
  });
  clearOldItems();
  return storeOf(database);
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

function storeOf(database: IDBPDatabase<Tables>): Store {
  return {
    lasts: true,
    read: async (kind, key = '') => (await database.get('entries', [kind, key]))?.value,
    keep: async (kind, value, key = '') => {
      const transaction = database.transaction('entries', 'readwrite');
      const written = transaction.store.put({ kind, key, value, at: Date.now() });
      // Asked for at once: a page that is left in the next moment would take the change back.
      transaction.commit();
      await Promise.all([written, transaction.done]);
    },
    forget: async (kind, key = '') => {
      if (kind === 'language') forgetLanguage();
      else await database.delete('entries', [kind, key]);
    },
    entries: async () =>
      [...(await database.getAll('entries')), ...chosenLanguage()].sort((one, other) => other.at - one.at),
    restore: async (entries) => {
      const transaction = database.transaction('entries', 'readwrite');
      for (const entry of entries.filter(({ kind }) => kind === 'language')) chooseAgain(entry);
      const others = entries.filter(({ kind }) => kind !== 'language');
      await Promise.all([...others.map((entry) => transaction.store.put(entry)), transaction.done]);
    },
  };
}
