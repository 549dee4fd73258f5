import { File as Kept } from 'node:buffer';
import 'fake-indexeddb/auto';
import { IDBFactory } from 'fake-indexeddb';
import { renderToStaticMarkup } from 'react-dom/server';
import { beforeEach, expect, test, vi } from 'vitest';
import { sharedPhotos } from '#content/en/labels/shared-photos.ts';
import { localeIn } from '#content/i18n/languages.ts';
import { t } from '#content/i18n/t.ts';
import { InLanguage } from '../../i18n/language-context.tsx';
import { restoreSharedFiles, sharedFiles, storeSharedFiles } from '../../lib/storage/shared-files.ts';
import { refusingDatabases } from '../../lib/storage/test-failing-database.ts';
import { until } from '../../lib/testing/wait-until.ts';
import { SharedPhotosPage } from './SharedPhotosPage.tsx';

// The File of happy-dom loses its content in fake-indexeddb.
const photo = (name: string) => new Kept(['pixels'], name, { type: 'image/jpeg' }) as unknown as File;
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

test('lists shared files by name, with a link to a record', async () => {
  await storeSharedFiles([photo('hall.jpg'), photo('label.jpg')], 1);
  await open();
  expect(status()).toBe(counted(2));
  expect([...part('files').children].map(({ textContent }) => textContent)).toEqual(['hall.jpg', 'label.jpg']);
  expect([part('choose').hidden, part('forget').hidden]).toEqual([false, false]);
});

test('a file that cannot be decoded is shown by its name alone', async () => {
  await storeSharedFiles([photo('IMG_1.heic')], 1);
  await open();
  part('files').querySelector('img')?.onerror?.(new Event('error'));
  expect(part('files').innerHTML).toContain('IMG_1.heic');
  expect(part('files').querySelector('img')).toBeNull();
});

test('without files it says what to do, and hides the buttons', async () => {
  await open();
  expect(status()).toBe(sharedPhotos.nothing);
  expect([part('choose').hidden, part('forget').hidden]).toEqual([true, true]);
});

test('deleted files are gone, and the focused status says so', async () => {
  await storeSharedFiles([photo('hall.jpg')], 1);
  await open();
  part('forget').click();
  await until(() => expect(status()).toBe(sharedPhotos.forgotten));
  expect(await sharedFiles()).toEqual([]);
  expect(document.activeElement).toBe(part('status'));
});

test('deleted files can be restored in their order', async () => {
  await storeSharedFiles([photo('a.jpg'), photo('b.jpg')], 1);
  const [first] = await sharedFiles();
  if (!first) throw new Error('it was taken in');
  await open();
  part('forget').click();
  await until(() => expect(status()).toBe(sharedPhotos.forgotten));
  await restoreSharedFiles([first]);
  expect((await sharedFiles()).map(({ id, file }) => [id, file.name])).toEqual([[first.id, 'a.jpg']]);
});

test('without storage it says so', async () => {
  globalThis.indexedDB = refusingDatabases;
  await open();
  expect(status()).toBe(sharedPhotos.refused);
});
