import { randomUUID } from 'node:crypto';
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { expect, test } from 'vitest';
import { ask } from './concurrent-questions.ts';
import { openDatabase, untilMailed } from './database.ts';
import { startMail } from './mail-server.ts';
import { startServer, stopServer } from './server.ts';

const dayMs = 86_400_000;

/** How many days the clock is off when the server starts, while it runs, and when it starts again. */
const ways: readonly (readonly [name: string, days: readonly [start: number, running: number, restart: number]])[] = [
  ['is 800 days ahead at the start, then put right', [800, 800, 0]],
  ['jumps 800 days ahead while it runs', [0, 800, 800]],
  ['is 800 days behind at the start', [-800, -800, -800]],
  ['goes back a day while it runs', [0, -1, -1]],
];

test.each(ways)('nothing is deleted and nobody is locked out when the clock %s', async (_name, days) => {
  const database = await openDatabase('sqlite');
  const mail = await startMail();
  const file = join(mkdtempSync(join(tmpdir(), 'clock-')), 'offset');
  const environment = { ...database.environment, SMTP_URL: mail.url, CLOCK_OFFSET_FILE: file };
  const flags = ['--import', resolve(import.meta.dirname, 'shifted-clock.mjs')];
  const references: (string | undefined)[] = [];
  const setClock = (by: number) => writeFileSync(file, String(by * dayMs));
  const askSome = async (url: string) => {
    for (let n = 0; n < 4; n++) references.push((await ask(url, randomUUID())).reference);
  };

  const [start, running, restart] = days;
  setClock(start);
  const first = await startServer(environment, flags);
  await askSome(first.url);
  // An answered question is what would be deleted when its time is over.
  await database.query(`update questions set answered_at = created_at where reference = '${references[0]}'`);
  setClock(running);
  await askSome(first.url);
  await stopServer(first);
  setClock(restart);
  const second = await startServer(environment, flags);
  await askSome(second.url);
  await untilMailed(database);
  await stopServer(second);

  const stored = await database.query('select reference from questions');
  expect(stored.map(({ reference }) => reference).toSorted()).toEqual(references.toSorted());
  const notices = mail.received.filter(({ subject }) => subject.includes('Question WD-'));
  expect(new Set(notices.map(({ messageId }) => messageId)).size).toBe(references.length);
});
