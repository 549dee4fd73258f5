import type { QueuedMessage } from '../../lib/offline/outbox/message.ts';
import { deleteMessage, listMessages, putMessage } from '../../lib/offline/outbox/outbox-store.ts';
import type { Entry } from '../../lib/storage/entry.ts';
import { removeSharedFiles, restoreSharedFiles, type SharedFile, sharedFiles } from '../../lib/storage/shared-files.ts';

/** What stands in databases of its own, because the worker writes there: messages that wait, and files that were shared. */
export const isBeside = ({ kind }: Entry): boolean => kind === 'waiting' || kind === 'shared-photo';

/** All of it, as the store's other entries. */
export async function besideEntries(): Promise<readonly Entry[]> {
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

/** Deletes those of these entries that stand there: a message is then not sent. */
export async function forgetBeside(entries: readonly Entry[]): Promise<void> {
  for (const { id } of messagesIn(entries)) await deleteMessage(id);
  const files = filesIn(entries);
  if (files.length > 0) await removeSharedFiles(files.map(({ id }) => id));
}

/** Puts them back as they were. */
export async function restoreBeside(entries: readonly Entry[]): Promise<void> {
  for (const message of messagesIn(entries)) await putMessage(message);
  const files = filesIn(entries);
  if (files.length > 0) await restoreSharedFiles(files);
}
