import type { Entry, Kind, Store } from '../entry.ts';

/** The store of a browser that refuses to keep anything: it lasts as long as the page. */
export function memoryStore(): Store {
  const kept = new Map<string, Entry>();
  const place = (kind: Kind, key: string) => `${kind} ${key}`;
  return {
    lasts: false,
    read: async (kind, key = '') => kept.get(place(kind, key))?.value,
    keep: async (kind, value, key = '') => {
      kept.set(place(kind, key), { kind, key, value, at: Date.now() });
    },
    forget: async (kind, key = '') => {
      kept.delete(place(kind, key));
    },
    entries: async () => [...kept.values()].sort((one, other) => other.at - one.at),
    restore: async (entries) => {
      for (const entry of entries) kept.set(place(entry.kind, entry.key), entry);
    },
  };
}
