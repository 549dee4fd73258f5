import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type { Page } from 'playwright-core';
import { untilKept } from '../../../../e2e/support/kept-state.ts';
import { preparePlace, type ServerProcess, startServer, stopServer } from '../../server/processes.ts';
import { Verdict } from '../../server/verdict.ts';
import { openLine } from '../line/line.ts';
import { makeEdition } from './editions.ts';
import { opened } from './opened.ts';

// Three editions of the built site, each behind a server of its own, and one line to the one that is served now.

export const verdict = new Verdict();
/** What is kept unasked, and the page of danger in it. */
export const sets = ['en-first', 'en-rest'];
export const checklist = '/guides/emergency-checklist';

const program = resolve(import.meta.dirname, '../line/serve-folder.ts');
const folder = mkdtempSync(join(tmpdir(), 'editions-'));
const folders = [1, 2, 3].map((number) => join(folder, String(number)));

for (const [at, each] of folders.entries()) await makeEdition(each, at + 1, at === 2 ? '+15125550199' : undefined);
const place = await preparePlace('sqlite');
export const dataDirs = folders.map((_, at) => join(place.dataDir, String(at + 1)));
const servers: ServerProcess[] = [];
for (const [at, each] of folders.entries()) {
  servers.push(await startServer({ DATA_DIR: dataDirs[at] ?? '', SITE_FOLDER: each }, program));
}
export const line = await openLine(servers[0]?.url ?? '');
/** From now on the line leads to the edition of this number. */
export const serve = (number: number) => {
  line.server = servers[number - 1]?.url ?? '';
};

/** Waits until something holds, and tells whether it did. */
export async function comes(holds: () => Promise<boolean>, limitMs = 60_000): Promise<boolean> {
  const end = Date.now() + limitMs;
  while (Date.now() < end) {
    if (await holds().catch(() => false)) return true;
    await pause(200);
  }
  return false;
}

/** Waits until all that is kept unasked is there, and tells whether it was. */
export const becomesWhole = (page: Page) =>
  untilKept(page, sets).then(
    () => true,
    () => false,
  );

/** A newer edition comes while somebody reads. */
export const readingMs = 500;

/** Goes from page to page, as a reader does who presses nothing. */
export const editionIs = (page: Page, number: number) => async () => {
  await pause(readingMs);
  return (await opened(page, `${line.url}/about`)).page === `${number}`;
};

/** Ends the servers and the line, and takes the editions away. */
export async function endEditions(): Promise<void> {
  for (const server of servers) await stopServer(server, 'SIGTERM');
  await line.close();
  await place.remove();
  rmSync(folder, { recursive: true, force: true });
}
