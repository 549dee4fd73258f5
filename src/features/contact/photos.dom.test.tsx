import 'fake-indexeddb/auto';
import { Blob as StoredBlob } from 'node:buffer';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import { InLanguage } from '../../i18n/language-context.tsx';
import { deviceStore } from '../../lib/storage/store.ts';
import { AskPage } from '../company/AskPage.tsx';
import { PhotoField } from './photos.ts';

const listed = () => [...document.querySelectorAll('[data-ask="photo-list"] span')].map((name) => name.textContent);
const storedPhotos = async () => (await deviceStore()).read('ask-photos');

test('photos of a page that was left are listed, and stay stored for the next page', async () => {
  // fake-indexeddb cannot store happy-dom's blobs.
  vi.stubGlobal('Blob', StoredBlob);
  const photo = { name: 'hall.jpg', size: 3, lastModified: 1, blob: new Blob(['abc']) };
  await (await deviceStore()).keep('ask-photos', [photo]);
  document.documentElement.lang = 'en-US';
  document.body.innerHTML = renderToStaticMarkup(<InLanguage language="en" show={AskPage} />);
  const photos = new PhotoField(document.querySelector('[data-ask="form"]') as HTMLFormElement, () => {});
  await expect.poll(listed).toEqual(['hall.jpg']);
  expect(await storedPhotos()).toMatchObject([{ name: 'hall.jpg' }]);
  photos.clear();
  await expect.poll(storedPhotos).toBeUndefined();
});
