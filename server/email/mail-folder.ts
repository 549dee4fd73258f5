import { readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { makePrivateFolder } from '../db/file-permissions.ts';

/** Mail files (.eml) are readable by their owner only. */
const fileMode = 0o600;

/** Folder of mail files when no mail server is configured. */
export const mailFolder = (dataDir: string) => join(dataDir, 'mail');

/** Writes a message atomically. Its name starts with its time and ends with its id. */
export async function writeMailFile(folder: string, date: Date, id: string, bytes: Buffer): Promise<void> {
  makePrivateFolder(folder);
  const name = `${date.toISOString().replace(/[:.]/g, '-')}-${id}.eml`;
  await writeFile(join(folder, `.${name}`), bytes, { flush: true, mode: fileMode });
  await rename(join(folder, `.${name}`), join(folder, name));
}

/** Deletes messages created before a time. */
export async function expireMailFiles(folder: string, before: number): Promise<void> {
  for (const name of await mailFiles(folder)) if (timeOf(name) < before) await rm(join(folder, name), { force: true });
}

export interface MailAbout {
  readonly ids: readonly string[];
  /** References of their questions, which appear in digests. */
  readonly references: readonly string[];
  /** Address in the headers of messages to or about them. */
  readonly address: string | undefined;
}

/**
 * Deletes the messages to and about a person.
 * @returns The number of deleted files.
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

/** Empty for a file renamed or deleted in the meantime: its writer checks itself whether it may stay. */
function textOf(file: string): Promise<string> {
  return readFile(file, 'latin1').catch(() => '');
}

/** Names of complete messages and of partial ones left by a killed process. */
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
  // Undoes the soft line breaks of quoted-printable.
  const text = message.replaceAll('=\r\n', '');
  return references.some((reference) => text.includes(reference));
}
