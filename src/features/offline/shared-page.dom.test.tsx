import { File as NodeFile } from 'node:buffer';
import 'fake-indexeddb/auto';
import { IDBFactory } from 'fake-indexeddb';
import { renderToStaticMarkup } from 'react-dom/server';
import { beforeEach, expect, test, vi } from 'vitest';
import { sharedPhotos } from '#content/en/labels/shared-photos.ts';
import { localeIn } from '#content/i18n/languages.ts';
import { t } from '#content/i18n/t.ts';
import { InLanguage } from '../../i18n/language-context.tsx';
import { offerSharedFiles, putSharedFiles, sharedFiles } from '../../lib/storage/shared-files.ts';
import { refusingDatabases } from '../../lib/storage/test-failing-database.ts';
import { until } from '../../lib/testing/wait-until.ts';
import { SharedPhotosPage } from './SharedPhotosPage.tsx';

// The File of happy-dom loses its content in fake-indexeddb.
const photo = (name: string) => new NodeFile(['pixels'], name, { type: 'image/jpeg' }) as unknown as File;
const part = (name: string) => document.querySelector(`[data-shared-part="${name}"]`) as HTMLElement;
const status = () => part('status').textContent;
const counted = (count: number) => t(sharedPhotos.count, { count }, localeIn('en'));

async function open() {
  document.documentElement.lang = 'en-US';
  document.body.innerHTML = renderToStaticMarkup(<InLanguage language="en" show={SharedPhotosPage} with={{}} />);
  vi.resetModules();
  await import('./shared-page.ts');
  await until(() => expect(status()).not.toBe(''));
}

beforeEach(() => {
  globalThis.indexedDB = new IDBFactory();
});

const shown = () => ['keep', 'choose', 'forget'].filter((name) => !part(name).hidden);
const names = () => [...part('files').children].map(({ textContent }) => textContent);

test('asks about shared files before it keeps them, and then leads to a record', async () => {
  await offerSharedFiles([photo('hall.jpg'), photo('label.jpg')], 1);
  await open();
  expect(status()).toBe(t(sharedPhotos.offered, { count: 2 }, localeIn('en')));
  expect([names(), shown()]).toEqual([
    ['hall.jpg', 'label.jpg'],
    ['keep', 'forget'],
  ]);
  part('keep').click();
  await until(() => expect(status()).toBe(counted(2)));
  expect([names(), shown()]).toEqual([
    ['hall.jpg', 'label.jpg'],
    ['choose', 'forget'],
  ]);
});

test('deleting offered files leaves the kept ones', async () => {
  await offerSharedFiles([photo('hall.jpg')], 1);
  await putSharedFiles((await sharedFiles()).map((file) => ({ ...file, isKept: true })));
  await offerSharedFiles([photo('spam.jpg')], 2);
  await open();
  expect(names()).toEqual(['spam.jpg']);
  part('forget').click();
  await until(() => expect(names()).toEqual(['hall.jpg']));
  expect(shown()).toEqual(['choose', 'forget']);
});

test.each([
  ['an earlier share that was not confirmed', 1, ['b.jpg']],
  ['40 files', 40, 40],
  ['more than 40 files, none of which is stored', 41, 0],
])('a share takes the place of %s', async (_what, count, left) => {
  await offerSharedFiles([photo('a.jpg')], 1);
  await offerSharedFiles(Array(count).fill(photo('b.jpg')), 2);
  const stored = (await sharedFiles()).map(({ file }) => file.name);
  expect(typeof left === 'number' ? stored.length : stored).toEqual(left);
});

test('a share of more than 200 MB is not stored', async () => {
  const large = Object.assign(photo('a.jpg'), {});
  Object.defineProperty(large, 'size', { value: 200_000_001 });
  await offerSharedFiles([large], 1);
  expect(await sharedFiles()).toEqual([]);
});

test('a file that cannot be decoded is shown by its name alone', async () => {
  await offerSharedFiles([photo('IMG_1.heic')], 1);
  await open();
  part('files').querySelector('img')?.onerror?.(new Event('error'));
  expect(part('files').innerHTML).toContain('IMG_1.heic');
  expect(part('files').querySelector('img')).toBeNull();
});

test('without files it says what to do, and leads to the records', async () => {
  await open();
  expect(status()).toBe(sharedPhotos.nothing);
  expect(shown()).toEqual(['choose']);
});

test('deleted files are gone, and the focused status says so', async () => {
  await offerSharedFiles([photo('hall.jpg')], 1);
  await open();
  part('forget').click();
  await until(() => expect(status()).toBe(sharedPhotos.forgotten));
  expect(await sharedFiles()).toEqual([]);
  expect(document.activeElement).toBe(part('status'));
});

test('deleted files can be restored in their order', async () => {
  await offerSharedFiles([photo('a.jpg'), photo('b.jpg')], 1);
  const [first] = await sharedFiles();
  if (!first) throw new Error('it was taken in');
  await open();
  part('forget').click();
  await until(() => expect(status()).toBe(sharedPhotos.forgotten));
  await putSharedFiles([first]);
  expect((await sharedFiles()).map(({ id, file }) => [id, file.name])).toEqual([[first.id, 'a.jpg']]);
});

test('without storage it says so', async () => {
  globalThis.indexedDB = refusingDatabases;
  await open();
  expect(status()).toBe(sharedPhotos.refused);
});
