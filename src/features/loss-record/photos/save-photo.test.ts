import 'fake-indexeddb/auto';
import { IDBFactory } from 'fake-indexeddb';
import { beforeEach, expect, test, vi } from 'vitest';
import { blankRecord } from '#core/loss-record/record.ts';
import type { SavePhotoResult } from './save-photo.ts';

beforeEach(() => {
  vi.stubGlobal('indexedDB', new IDBFactory());
});

/** A separate window that shares nothing but storage. */
async function windowOf() {
  vi.resetModules();
  const { savePhoto } = await import('./save-photo.ts');
  const { lossRecords } = await import('../../../lib/storage/record-store.ts');
  return { savePhoto, ...lossRecords };
}

const fileOf = (text: string) => new File([text], 'hall.jpg', { type: 'image/jpeg', lastModified: 1_795_348_800_000 });
const cameOf = (outcomes: readonly SavePhotoResult[]) => outcomes.map(({ status }) => status).sort();

test('the same file added in two windows at once is stored once', async () => {
  const [one, other] = [await windowOf(), await windowOf()];
  await one.put(blankRecord('a'));
  const outcomes = await Promise.all(
    [one, other].map(({ savePhoto }) => savePhoto({ record: 'a', file: fileOf('hall'), row: {} })),
  );
  expect(cameOf(outcomes)).toEqual(['already', 'saved']);
  expect(await one.find('a')).toMatchObject({ record: { photos: [{ file: 'hall.jpg', bytes: 4 }] } });
});

test('the result has the stored row', async () => {
  const page = await windowOf();
  await page.put(blankRecord('a'));
  const result = await page.savePhoto({ record: 'a', file: fileOf(''), row: { caption: 'Hall' } });
  expect(result).toMatchObject({ status: 'saved', row: { caption: 'Hall', bytes: 0 } });
  const saved = await page.find('a');
  expect(saved).toMatchObject({ record: { photos: [result.status === 'saved' ? result.row : null] } });
});

test.each([
  ['a record that is gone', { record: 'b', row: {} }, 'gone'],
  ['bytes of another hash than their row says', { record: 'a', row: { id: 'p', sha256: '0'.repeat(64) } }, 'changed'],
])('nothing is stored for %s', async (_, where, status) => {
  const page = await windowOf();
  await page.put(blankRecord('a'));
  expect(await page.savePhoto({ ...where, file: fileOf('hall') })).toEqual({ status });
  expect(await page.find('a')).toMatchObject({ record: { photos: [] } });
});
