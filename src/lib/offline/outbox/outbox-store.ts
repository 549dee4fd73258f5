import { type DBSchema, type IDBPDatabase, openDB } from 'idb';
import { hasDatabase } from '../../storage/browser-storage.ts';
import { outboxName } from './hint.ts';
import type { Message, QueuedMessage } from './message.ts';

interface Tables extends DBSchema {
  messages: { key: number; value: Omit<QueuedMessage, 'id'> & { readonly id?: number } };
}

/** Told on this channel: the list is another. */
const channelName = outboxName;

/** Opened for one thing and closed after it: a worker or a page that holds it open would keep another from deleting it. */
async function withDatabase<Result>(work: (database: IDBPDatabase<Tables>) => Promise<Result>): Promise<Result> {
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
export async function listMessages(): Promise<readonly QueuedMessage[]> {
  if (!(await hasDatabase(outboxName))) return [];
  return withDatabase(async (database) => (await database.getAll('messages')) as QueuedMessage[]);
}

/**
 * Puts a message at the end of the list; one that is written there already, and still waits, stays the only one, and one that
 * was refused may go again.
 * @param refused What the server said of it, where it was refused: it then waits for its writer.
 * @returns Its id, once it is written. Rejects in a browser that keeps nothing or is full.
 */
export async function addMessage(message: Message, at: number, refused?: string): Promise<number> {
  const id = await withDatabase(async (database) => {
    const transaction = database.transaction('messages', 'readwrite');
    const same = (await transaction.store.getAll()).find(({ key, arrived }) => key === message.key && !arrived);
    const isAsWritten = same && same.refused === refused;
    const entry = { ...message, at, ...(same && { id: same.id }), ...(refused !== undefined && { refused }) };
    const written = isAsWritten ? same.id : await transaction.store.put(entry);
    await transaction.done;
    return Number(written);
  });
  broadcastChange();
  return id;
}

/** Writes a message of the list anew, or one that was taken off it back where it stood. */
export async function putMessage(message: QueuedMessage): Promise<void> {
  await withDatabase((database) => database.put('messages', message));
  broadcastChange();
}

/** Writes a message anew if it still stands on the list. */
export async function updateMessage(message: QueuedMessage): Promise<void> {
  await withDatabase(async (database) => {
    const transaction = database.transaction('messages', 'readwrite');
    if (await transaction.store.getKey(message.id)) await transaction.store.put(message);
    await transaction.done;
  });
  broadcastChange();
}

/** Notes that its writer knows that a message has arrived. */
export async function markAsNotified({ arrived, ...message }: QueuedMessage): Promise<void> {
  if (arrived) await updateMessage({ ...message, arrived: { ...arrived, isTold: true } });
}

export async function deleteMessage(id: number): Promise<void> {
  await withDatabase((database) => database.delete('messages', id));
  broadcastChange();
}

function broadcastChange(): void {
  const channel = new BroadcastChannel(channelName);
  channel.postMessage('changed');
  channel.close();
}

/** Calls back after every change of the list, whichever page or worker made it. */
export function onOutboxChange(changed: () => void): void {
  new BroadcastChannel(channelName).addEventListener('message', changed);
}
