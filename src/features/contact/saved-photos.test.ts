import 'fake-indexeddb/auto';
import { expect, test } from 'vitest';
import { deviceStore } from '../../lib/storage/store.ts';
import { readPhotos, savePhotos } from './saved-photos.ts';

const photo = (name: string) => ({ name, size: 3, lastModified: 1, blob: new Blob(['abc'], { type: 'image/jpeg' }) });

test('the photos of each form are stored separately, and deleted when there are none', async () => {
  await savePhotos('estimate', [photo('hall.jpg'), photo('wall.jpg')]);
  expect((await readPhotos('estimate')).map(({ name }) => name)).toEqual(['hall.jpg', 'wall.jpg']);
  expect(await readPhotos('ask')).toEqual([]);
  await savePhotos('estimate', []);
  expect(await (await deviceStore()).read('estimate-photos')).toBeUndefined();
});

test.each([
  ['no list', 'hall.jpg', 0],
  ['no photos', [null, 7, { name: 'hall.jpg' }, { ...photo('hall.jpg'), blob: 'abc' }], 0],
  ['one photo among others', [{ ...photo('hall.jpg'), size: '3' }, photo('wall.jpg')], 1],
  ['more than a form takes', Array.from({ length: 9 }, (_none, n) => photo(`${n}.jpg`)), 6],
])('what a hand may have written: %s', async (_case, stored, count) => {
  await (await deviceStore()).keep('ask-photos', stored);
  expect(await readPhotos('ask')).toHaveLength(count);
});
