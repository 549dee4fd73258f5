import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect } from '@playwright/test';

/** The newest message to an address in the server's mail folder, read as a mail program shows it. Waits until it is there. */
export async function mailTo(address: string): Promise<string> {
  const folder = path.join(process.env.E2E_DATA_DIR ?? '', 'mail');
  const found = () => messagesIn(folder).findLast((message) => new RegExp(`^To: .*${address}`, 'im').test(message));
  await expect.poll(found, `a message to ${address}`).toBeDefined();
  return readable(found() ?? '');
}

/** Oldest first: their names begin with their time. */
function messagesIn(folder: string): readonly string[] {
  const names = existsSync(folder) ? readdirSync(folder) : [];
  const letters = names.filter((name) => /^\d.*\.eml$/.test(name)).sort();
  return letters.map((name) => readFileSync(path.join(folder, name), 'utf8'));
}

/** Without quoted-printable: "=C3=B3" is a letter, a sign of equality at the end of a line is none. */
function readable(message: string): string {
  const whole = message.replace(/=\r?\n/g, '').replace(/\?=\r?\n =\?UTF-8\?Q\?/g, '');
  return whole.replace(/(?:=[0-9A-F]{2})+/g, (bytes) => Buffer.from(bytes.replaceAll('=', ''), 'hex').toString('utf8'));
}
