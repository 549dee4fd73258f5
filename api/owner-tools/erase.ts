import { existsSync } from 'node:fs';
import { eraseMailFiles } from '../outbox/mail/mail-folder.ts';
import { listBackups } from '../store/keeping/backups.ts';
import { erase } from '../store/keeping/removal.ts';
import { scrub } from '../store/keeping/scrub.ts';
import { openSqlite, type Store } from '../store/open-store.ts';
import type { CommandResult } from './command.ts';

/**
 * Erases everything about an address: rows, the files of the database that held them, and mail written as files. The
 * answer names the copies that still hold it.
 */
export async function eraseEverywhere(store: Store, mailFolder: string, address: string): Promise<CommandResult> {
  const { questions, subscribers, messages } = await erase(store, address);
  const files = await eraseMailFiles(mailFolder, address, messages);
  const scrubbed = await scrub(store);
  const lines = [
    `Erased: ${questions} questions, ${subscribers} subscriptions, ${messages.length} messages, ${files} mail files.`,
    ...(scrubbed ? [] : ['The database is busy: run this command once more, to take the text out of its log too.']),
    ...(store.engine === 'postgres' ? [postgresNote] : []),
    ...(await backupLines(store, address)),
  ];
  return { ok: scrubbed, text: lines.join('\n') };
}

const postgresNote =
  "PostgreSQL's own write-ahead log keeps the text until it is overwritten; so do archives and standby servers you have.";

async function backupLines(store: Store, address: string): Promise<readonly string[]> {
  const there = (await listBackups(store)).filter((path) => existsSync(path));
  if (there.length === 0)
    return ['Copies that you made by other means, and your own mailbox, are yours to look through.'];
  return [
    'These copies may still hold it. To erase it there too:',
    ...there.map((path) => `  npm run enquiries -- erase ${address} --in ${path}`),
    'Copies that you moved or made by other means, and your own mailbox, are yours to look through.',
  ];
}

/** Erases everything about an address from a copy that `backup` made. */
export async function eraseInBackup(file: string, address: string): Promise<CommandResult> {
  if (!existsSync(file)) return { ok: false, text: `There is no file ${file}.` };
  const copy = await openSqlite(file);
  try {
    const { questions, subscribers, messages } = await erase(copy, address);
    const scrubbed = await scrub(copy);
    const counts = `${questions} questions, ${subscribers} subscriptions, ${messages.length} messages`;
    return { ok: scrubbed, text: `Erased in ${file}: ${counts}.` };
  } finally {
    await copy.close();
  }
}
