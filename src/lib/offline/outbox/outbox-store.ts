import { type DBSchema, type IDBPDatabase, openDB } from 'idb';
import { hasDatabase } from '../../storage/browser-storage.ts';
import { outboxName } from './hint.ts';
import type { Message, QueuedMessage } from './message.ts';

interface Tables extends DBSchema {
  messages: { key: number; value: Omit<QueuedMessage, 'id'> & { readonly id?: number } };
}

/** BroadcastChannel for changes of the outbox. */
const channelName = outboxName;

/** Opens the database for one operation only: an open connection would block its deletion. */
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

/** All messages, oldest first. Rejects without IndexedDB. */
export async function listMessages(): Promise<readonly QueuedMessage[]> {
  if (!(await hasDatabase(outboxName))) return [];
  return withDatabase(async (database) => (await database.getAll('messages')) as QueuedMessage[]);
}

/**
 * Appends a message. A pending message with the same key is not added twice; one that was rejected is
 * sent again.
 * @param refused The server's error text for a rejected message, which waits for its writer to edit it.
 * @returns The id of the stored message. Rejects without IndexedDB or storage space.
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

/** Writes a message, also one that was deleted, at its old position. */
export async function putMessage(message: QueuedMessage): Promise<void> {
  await withDatabase((database) => database.put('messages', message));
  broadcastChange();
}

/** Writes a message unless it was deleted. */
export async function updateMessage(message: QueuedMessage): Promise<void> {
  await withDatabase(async (database) => {
    const transaction = database.transaction('messages', 'readwrite');
    if (await transaction.store.getKey(message.id)) await transaction.store.put(message);
    await transaction.done;
  });
  broadcastChange();
}

/** Marks a delivered message as reported to its writer. */
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

/** Calls back after every change of the outbox by any page or worker. */
export function onOutboxChange(changed: () => void): void {
  new BroadcastChannel(channelName).addEventListener('message', changed);
}
