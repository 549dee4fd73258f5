import { type DBSchema, type IDBPDatabase, openDB } from 'idb';
import { hasDatabase } from '../../storage/browser-storage.ts';
import { outboxName } from './hint.ts';
import type { Message, Waiting } from './message.ts';

interface Tables extends DBSchema {
  messages: { key: number; value: Omit<Waiting, 'id'> & { readonly id?: number } };
}

/** Told on this channel: the list is another. */
const channelName = outboxName;

/** Opened for one thing and closed after it: a worker or a page that holds it open would keep another from deleting it. */
async function inList<Result>(work: (database: IDBPDatabase<Tables>) => Promise<Result>): Promise<Result> {
  const database = await openDB<Tables>(outboxName, 1, {
    upgrade: (made) => void made.createObjectStore('messages', { keyPath: 'id', autoIncrement: true }),
  });
  try {
    return await work(database);
  } finally {
    database.close();
  }
}

/** Everything on the list, the first written first. Rejects in a browser that keeps nothing. */
export async function listed(): Promise<readonly Waiting[]> {
  if (!(await hasDatabase(outboxName))) return [];
  return inList(async (database) => (await database.getAll('messages')) as Waiting[]);
}

/**
 * Puts a message at the end of the list; one that is written there already, and still waits, stays the only one, and one that
 * was refused may go again.
 * @param refused What the server said of it, where it was refused: it then waits for its writer.
 * @returns Its id, once it is written. Rejects in a browser that keeps nothing or is full.
 */
export async function putOnList(message: Message, at: number, refused?: string): Promise<number> {
  const id = await inList(async (database) => {
    const transaction = database.transaction('messages', 'readwrite');
    const same = (await transaction.store.getAll()).find(({ key, arrived }) => key === message.key && !arrived);
    const isAsWritten = same && same.refused === refused;
    const entry = { ...message, at, ...(same && { id: same.id }), ...(refused !== undefined && { refused }) };
    const written = isAsWritten ? same.id : await transaction.store.put(entry);
    await transaction.done;
    return Number(written);
  });
  tellOfChange();
  return id;
}

/** Writes a message of the list anew, or one that was taken off it back where it stood. */
export async function rewrite(message: Waiting): Promise<void> {
  await inList((database) => database.put('messages', message));
  tellOfChange();
}

/** Writes a message anew if it still stands on the list. */
export async function rewriteListed(message: Waiting): Promise<void> {
  await inList(async (database) => {
    const transaction = database.transaction('messages', 'readwrite');
    if (await transaction.store.getKey(message.id)) await transaction.store.put(message);
    await transaction.done;
  });
  tellOfChange();
}

/** Notes that its writer knows that a message has arrived. */
export async function noteAsTold({ arrived, ...message }: Waiting): Promise<void> {
  if (arrived) await rewriteListed({ ...message, arrived: { ...arrived, isTold: true } });
}

export async function takeOffList(id: number): Promise<void> {
  await inList((database) => database.delete('messages', id));
  tellOfChange();
}

function tellOfChange(): void {
  const channel = new BroadcastChannel(channelName);
  channel.postMessage('changed');
  channel.close();
}

/** Calls back after every change of the list, whichever page or worker made it. */
export function onChange(changed: () => void): void {
  new BroadcastChannel(channelName).addEventListener('message', changed);
}
