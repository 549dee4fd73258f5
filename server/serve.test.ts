import { mkdir, readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { restoreFolder } from './cli/restore.ts';
import { readConfig } from './config/config.ts';
import { dayMs } from './db/tables/daily-limits.ts';
import { mailFolder, writeMailFile } from './email/mail-folder.ts';
import { serve, warnOfAddress } from './serve.ts';
import { folderOfTest } from './test-folder.ts';

test('a start deletes the copy of a killed restore, and mail older than the 31 days that docs/operations.md names', async () => {
  const folder = folderOfTest();
  const letters = mailFolder(folder);
  await mkdir(restoreFolder(folder));
  await writeFile(join(restoreFolder(folder), 'copy.sqlite'), 'all questions');
  const now = Date.now();
  for (const days of [400, 32, 30, 0])
    await writeMailFile(letters, new Date(now - days * dayMs), `${days}-days`, Buffer.from('Subject: Dry?\r\n\r\n'));
  const config = readConfig({ DATA_DIR: folder, PORT: '0', HOST: '127.0.0.1', LOG_LEVEL: 'silent' });
  const app = await serve(config, { folder: join(folder, 'not-built') });
  onTestFinished(() => app.close());
  const ages = (await readdir(letters)).map((name) => /\d+-days/.exec(name)?.[0]);
  expect(ages.sort()).toEqual(['0-days', '30-days']);
  expect(await readdir(folder)).not.toContain('restore');
});

const address = 'https://www.example.com';

test.each([
  ['this machine alone', {}, undefined, undefined],
  ['this machine under another name', { HOST: 'localhost' }, undefined, undefined],
  ['every network', { HOST: '0.0.0.0', PORT: '80' }, undefined, /^SITE_URL is not set: .*http:\/\/localhost:80,/],
  ['every network of the newer kind', { HOST: '::' }, undefined, /^SITE_URL is not set/],
  ['behind a proxy of this machine', { TRUST_PROXY: 'loopback' }, undefined, /^SITE_URL is not set/],
  ['a public address', { HOST: '0.0.0.0', SITE_URL: `${address}/` }, address, undefined],
  ['pages without an address', { SITE_URL: address }, undefined, /the pages were built for none/],
  [
    'pages of another address',
    { SITE_URL: address },
    'http://localhost:3000',
    /were built for http:\/\/localhost:3000/,
  ],
])('the public address, %s', (_case, environment, builtOrigin, expected) => {
  const lines: string[] = [];
  warnOfAddress({ error: (line: string) => lines.push(line) }, readConfig(environment), builtOrigin);
  expect(lines).toEqual(expected ? [expect.stringMatching(expected)] : []);
  expect(lines.join('')).not.toContain('\n');
});
