import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, utimesSync } from 'node:fs';
import path from 'node:path';
import { type Order, writeOrder } from './order.ts';
import { print } from './presses.ts';

/** Holds the papers of the last build by their content. A build forgets what it did not use. */
export const paperFolder = 'node_modules/.cache/papers';

/** What turns an order into bytes, beside the order. */
const printers = ['site/paper', 'site/downloads', 'package-lock.json'];

let code: string | undefined;

/**
 * The file that holds an order as a PDF: from an earlier build, when neither its content nor what prints it has changed.
 * Rejects when it cannot be printed.
 */
export async function keepPaper(order: Order, folder = paperFolder): Promise<string> {
  const text = writeOrder(order);
  code ??= codeHash();
  const file = path.resolve(folder, `${createHash('sha256').update(code).update(text).digest('base64url')}.pdf`);
  if (existsSync(file)) {
    const now = new Date();
    utimesSync(file, now, now);
    return file;
  }
  mkdirSync(folder, { recursive: true });
  await print({ order: text, file });
  return file;
}

function codeHash(): string {
  const hash = createHash('sha256');
  for (const file of printers.flatMap(filesOf).sort()) hash.update(file).update('\0').update(readFileSync(file));
  return hash.digest('base64url');
}

function filesOf(place: string): readonly string[] {
  if (path.extname(place)) return [place];
  return readdirSync(place, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name));
}
