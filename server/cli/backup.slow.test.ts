import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { mkdir, readdir, rm, watch, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { openStore, type Store, type StoreLocation } from '../db/open-store.ts';
import { engines, settingsOf, testStores } from '../db/test-stores.ts';
import { backup, partialSuffix } from './backup.ts';
import { runCommand } from './enquiries.ts';
import { restore } from './restore.ts';
import { runCli, startCli } from './test-cli.ts';

const now = Date.UTC(2026, 10, 21, 12);
const stores = testStores();

describe.each(engines)('%s', (engine) => {
  let place: StoreLocation;
  let folder = '';
  const cli = (...args: string[]) => runCli(settingsOf(place), ...args);
  beforeAll(async () => {
    place = await stores.place(engine);
    folder = join(stores.folder(), `copies of ${engine}`);
    await mkdir(folder);
    const { db } = await stores.open(place);
    // Takes a moment to copy.
    const photos = Array.from({ length: 40 }, (_unused, number) => number);
    for (const number of photos) {
      const photo = { reference: 'WD-AAAA-AAAA', number, jpeg: Buffer.alloc(1_000_000, number), sent_hash: 'hash' };
      await db.insertInto('photos').values(photo).execute();
    }
  });

  test('a killed backup leaves no file of its name, and the next one succeeds', async () => {
    const file = join(folder, 'killed.sqlite');
    const changes = watch(folder);
    const killed = startCli(settingsOf(place), 'backup', file);
    const ended = once(killed, 'exit');
    for await (const { filename } of changes) if (filename?.startsWith('killed.sqlite')) break;
    killed.kill('SIGKILL');
    await ended;
    const empty = await stores.open(await stores.place('sqlite'));
    expect(
      existsSync(file) ? await restore(empty, file, { dataDir: stores.folder(), replace: false }) : 'no copy',
    ).toBe('no copy');
    await rm(file, { force: true });
    // However far it had come.
    await writeFile(file + partialSuffix, 'what a copy left that was killed');
    expect(await cli('backup', file)).toEqual({ status: 0, stdout: `Copied to ${file}.\n`, stderr: '' });
    expect(await readdir(folder)).toEqual(['killed.sqlite']);
  });

  test('a failed backup leaves no file', async () => {
    const closed = await openStore(await stores.place(engine));
    await closed.close();
    const file = join(stores.folder(), `${engine}.failed`);
    expect(await backup(closed, file, now)).toMatchObject({ ok: false });
    expect((await readdir(stores.folder())).filter((name) => name.startsWith(`${engine}.failed`))).toEqual([]);
  });
});

describe('a file that cannot be written', () => {
  let store: Store;
  beforeAll(async () => {
    store = await stores.open(await stores.place('sqlite'));
  });
  const command = async (...words: string[]) =>
    runCommand({ store, siteUrl: '', dataDir: stores.folder(), now }, words);

  test.each([
    ['a folder that is not there', 'missing', 'there is no such folder. Make it first, or name another.'],
    ['a file instead of a folder', 'file', 'ENOTDIR'],
  ])('into %s: the answer names it', async (_case, name, code) => {
    await writeFile(join(stores.folder(), 'file'), '');
    const file = join(stores.folder(), name, 'night.sqlite');
    const said = expect.stringMatching(`^${file} could not be written: ${code}`);
    expect(await command('backup', file)).toEqual({ ok: false, text: said });
  });

  test('needs the name of a new file', async () => {
    expect(await command('backup')).toEqual({ ok: false, text: 'Name a file: backup FILE' });
    const there = join(stores.folder(), 'there');
    await writeFile(there, '');
    expect((await command('backup', there))?.text).toBe(`${there} exists already. Name a new file.`);
  });
});
