import type { Entry, Kind, Store } from './entry.ts';
import { parsed } from './migrations.ts';
import { notes } from './sync-notes.ts';

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
