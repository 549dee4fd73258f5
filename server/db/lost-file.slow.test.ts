import { rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { folderOfTest } from '../test-folder.ts';
import { connectStore, type StoreConnection } from './connection.ts';
import { openStore } from './open-store.ts';
import { addQuestion, listQuestions } from './tables/questions.ts';

let folder = '';
let connection: StoreConnection;
const connected = () => connectStore(() => openStore({ dataDir: folder, databaseUrl: undefined }));
beforeEach(async () => {
  folder = folderOfTest();
  connection = connected();
});
afterEach(async () => {
  await connection.close();
  vi.restoreAllMocks();
});

const ask = { name: 'Ada', email: 'ada@example.com', urgency: 'normal', category: 'general' } as const;
const add = (question: string) =>
  connection.use((store) =>
    addQuestion(
      store,
      { ...ask, question },
      { idempotencyKey: undefined, ownerEmail: 'o@example.com', now: Date.now() },
    ),
  );
const stored = () => connection.use((store) => listQuestions(store, { all: true }));

const names = ['manual.sqlite', 'manual.sqlite-wal', 'manual.sqlite-shm'];
test.each([
  ['deleted', (name: string) => rm(join(folder, name), { force: true })],
  ['moved', (name: string) => rename(join(folder, name), join(folder, `old-${name}`))],
])(
  'the file is %s under the server: what is acknowledged afterwards is in a file that is there',
  async (_how, lose) => {
    await add('before');
    for (const name of names) await lose(name);
    expect(await add('after')).toMatchObject({ ok: true });
    await connection.close();
    connection = connected();
    expect((await stored()).map(({ question }) => question)).toEqual(['after']);
  },
);
