import type { QueuedMessage } from '../../lib/offline/outbox/message.ts';
import { deleteMessage, listMessages, putMessage } from '../../lib/offline/outbox/outbox-store.ts';
import type { Entry } from '../../lib/storage/entry.ts';
import { putSharedFiles, removeSharedFiles, type SharedFile, sharedFiles } from '../../lib/storage/shared-files.ts';

/** Queued messages and shared files have databases of their own, to which the service worker writes. */
export const isWorkerEntry = ({ kind }: Entry): boolean => kind === 'waiting' || kind === 'shared-photo';

/** All of them, in the form of the other entries of the storage. */
export async function workerEntries(): Promise<readonly Entry[]> {
  const [messages, files] = await Promise.all([listMessages().catch(() => []), sharedFiles().catch(() => [])]);
  return [
    ...messages.map((value): Entry => ({ kind: 'waiting', key: String(value.id), value, at: value.at })),
    ...files.map((value): Entry => ({ kind: 'shared-photo', key: String(value.id), value, at: value.at })),
  ];
}

const messagesIn = (entries: readonly Entry[]): readonly QueuedMessage[] =>
  entries.filter(({ kind }) => kind === 'waiting').map(({ value }) => value as QueuedMessage);
const filesIn = (entries: readonly Entry[]): readonly SharedFile[] =>
  entries.filter(({ kind }) => kind === 'shared-photo').map(({ value }) => value as SharedFile);

/** Deletes these entries from those databases. A deleted message is not sent. */
export async function deleteWorkerEntries(entries: readonly Entry[]): Promise<void> {
  for (const { id } of messagesIn(entries)) await deleteMessage(id);
  const files = filesIn(entries);
  if (files.length > 0) await removeSharedFiles(files.map(({ id }) => id));
}

/** Restores these entries. */
export async function restoreWorkerEntries(entries: readonly Entry[]): Promise<void> {
  for (const message of messagesIn(entries)) await putMessage(message);
  const files = filesIn(entries);
  if (files.length > 0) await putSharedFiles(files);
}
