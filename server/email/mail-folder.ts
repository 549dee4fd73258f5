import { readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { makePrivateFolder } from '../db/file-permissions.ts';

/** A folder in which each message is a file that mail programs open, for its owner alone. */
const fileMode = 0o600;

/** Where messages are written when there is no mail server. */
export const mailFolder = (dataDir: string) => join(dataDir, 'mail');

/** Writes a message whole or not at all. Its name begins with its time, and ends with its id. */
export async function writeMailFile(folder: string, date: Date, id: string, bytes: Buffer): Promise<void> {
  makePrivateFolder(folder);
  const name = `${date.toISOString().replace(/[:.]/g, '-')}-${id}.eml`;
  await writeFile(join(folder, `.${name}`), bytes, { flush: true, mode: fileMode });
  await rename(join(folder, `.${name}`), join(folder, name));
}

/** Deletes the messages that were made before a time. */
export async function expireMailFiles(folder: string, before: number): Promise<void> {
  for (const name of await mailFiles(folder)) if (timeOf(name) < before) await rm(join(folder, name), { force: true });
}

/** What tells the messages to and about somebody. */
export interface MailAbout {
  readonly ids: readonly string[];
  /** Of their questions: the lists of the mornings name whoever waits beside it. */
  readonly references: readonly string[];
  /** Stands in a header of each message to or about them. */
  readonly address: string | undefined;
}

/**
 * Deletes the messages to and about somebody.
 * @returns how many there were
 */
export async function eraseMailFiles(folder: string, about: MailAbout): Promise<number> {
  let erased = 0;
  for (const name of await mailFiles(folder)) {
    const named = about.ids.some((id) => name.endsWith(`-${id}.eml`));
    if (!named && !mentions(await textOf(join(folder, name)), about)) continue;
    await rm(join(folder, name), { force: true });
    erased += 1;
  }
  return erased;
}

/** Nothing, of one that has got its name or has gone meanwhile: whoever writes it looks themselves whether it may stay. */
function textOf(file: string): Promise<string> {
  return readFile(file, 'latin1').catch(() => '');
}

/** Names of whole messages, and of ones that a killed process left half written. */
async function mailFiles(folder: string): Promise<readonly string[]> {
  const names = await readdir(folder).catch(() => []);
  return names.filter((name) => name.endsWith('.eml'));
}

function timeOf(name: string): number {
  const [, day, hour, minute, second] = /^\.?(\d{4}-\d\d-\d\d)T(\d\d)-(\d\d)-(\d\d)/.exec(name) ?? [];
  return Date.parse(`${day}T${hour}:${minute}:${second}Z`);
}

function mentions(message: string, { address, references }: MailAbout): boolean {
  const [head = ''] = message.split('\r\n\r\n', 1);
  const headers = head.replace(/\r\n[ \t]+/g, ' ').toLowerCase();
  if (address !== undefined && headers.split(/[\s<>,;"]+/).includes(address.toLowerCase())) return true;
  // Quoted-printable breaks long lines anywhere.
  const text = message.replaceAll('=\r\n', '');
  return references.some((reference) => text.includes(reference));
}
