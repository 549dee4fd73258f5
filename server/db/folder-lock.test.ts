import { statSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { setImmediate as turn } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { buildApp } from '../app.ts';
import { readConfig } from '../config/config.ts';
import { folderOfTest } from '../test-folder.ts';
import { connectStore } from './connection.ts';
import { FolderInUse, lockFolder } from './folder-lock.ts';
import { openStore } from './open-store.ts';

test('a folder has one owner at a time', () => {
  const folder = folderOfTest();
  const first = lockFolder(folder);
  expect(() => lockFolder(folder)).toThrow(FolderInUse);
  expect(() => lockFolder(folder)).toThrow(/^Another server already uses the folder [^\n]+\.$/);
  first.release();
  lockFolder(folder).release();
});

test('a new folder is for its owner alone', () => {
  const parent = folderOfTest();
  lockFolder(join(parent, 'data')).release();
  expect(statSync(join(parent, 'data')).mode & 0o777).toBe(0o700);
});

const ask = { name: 'Ada', email: 'ada@example.com', question: 'Dry?' };

test('another process holds the database: pages go out before the question is through, and it gets through', async () => {
  const folder = folderOfTest();
  const config = readConfig({ LOG_LEVEL: 'silent', DATA_DIR: folder });
  const connection = connectStore(() => openStore(config));
  await connection.use(async () => {});
  const app = buildApp({ config, connection });
  const other = new DatabaseSync(join(folder, 'manual.sqlite'));
  other.exec('begin immediate');

  const question = app.inject({ method: 'POST', url: '/api/questions', payload: ask });
  const pages = async () => {
    for (let n = 0; n < 50; n++) {
      await turn();
      await app.inject('/api/openapi.json');
    }
    return 'pages';
  };
  const first = await Promise.race([question.then(() => 'question'), pages()]);
  other.exec('commit');
  expect(first).toBe('pages');
  expect((await question).statusCode).toBe(201);

  other.close();
  await app.close();
  await connection.close();
});
