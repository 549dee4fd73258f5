import { copyFile, mkdtemp, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { encodePhoto, formats, photoAddress, photoFile, readCaptions, rejectDuplicates } from './photo-files.ts';

const described = { place: 'team', shows: { en: 'The van', es: 'La camioneta' } } as const;
let folder = '';
beforeAll(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), 'photos-'));
  // As a phone writes it: rotated by EXIF orientation, with the camera's make.
  const lying = sharp({ create: { width: 2400, height: 1200, channels: 3, background: '#3a7' } })
    .withExif({ IFD0: { Make: 'Zebrafinch4711' } })
    .withMetadata({ orientation: 6 });
  await lying.jpeg().toFile(path.join(folder, 'van.jpg'));
  await sharp({ create: { width: 700, height: 500, channels: 3, background: '#37a' } })
    .png()
    .toFile(path.join(folder, 'small.png'));
  for (const file of ['IMG 12 (1).png', 'img-12-1.png', 'Baño Núñez.png', '家.png']) {
    await copyFile(path.join(folder, 'small.png'), path.join(folder, file));
  }
  await writeFile(path.join(folder, 'words.jpg'), 'no picture');
});
afterAll(() => rm(folder, { recursive: true }));

test.each([
  ['van.jpg', { name: 'van', width: 1200, height: 2400, widths: [480, 960, 1200] }],
  ['small.png', { name: 'small', width: 700, height: 500, widths: [480, 700] }],
])('%s is upright and not enlarged', async (file, expected) => {
  expect(await photoFile({ file, ...described }, folder)).toMatchObject(expected);
});

test.each(formats)('as %s it has the width of its URL and no metadata', async (format) => {
  const photo = await photoFile({ file: 'van.jpg', ...described }, folder);
  expect(photoAddress(photo, 480, format)).toBe(`/photos/van-480.${format}`);
  const bytes = await encodePhoto(photo, folder, 480, format);
  expect(await sharp(bytes).metadata()).toMatchObject({ width: 480, height: 960 });
  expect(bytes.includes('Zebrafinch4711')).toBe(false);
});

test.each([
  ['IMG 12 (1).png', '/photos/img-12-1-480.webp'],
  ['Baño Núñez.png', '/photos/bano-nunez-480.webp'],
  ['家.png', '/photos/photo-480.webp'],
])('%s has a URL without spaces', async (file, address) => {
  expect(photoAddress(await photoFile({ file, ...described }, folder), 480, 'webp')).toBe(address);
});

describe('an error of the owner throws with advice', () => {
  test.each([
    ['gone.jpg', 'captions.yaml names "gone.jpg": put that file into content/photos'],
    ['words.jpg', 'content/photos/words.jpg is no picture: save it as JPEG'],
  ])('%s', async (file, words) => {
    await expect(photoFile({ file, ...described }, folder)).rejects.toThrow(words);
  });

  test('two files with one URL', async () => {
    const [first, second] = await Promise.all(
      ['IMG 12 (1).png', 'img-12-1.png'].map((file) => photoFile({ file, ...described }, folder)),
    );
    if (!first || !second) throw new Error('both are there');
    expect(() => rejectDuplicates([first, second])).toThrow(
      '"IMG 12 (1).png" and "img-12-1.png": give one another name',
    );
    expect(() => rejectDuplicates([first, first])).not.toThrow();
  });
});

describe('the captions', () => {
  test('of a file without entries are none', () => {
    expect(readCaptions('# van.jpg:\n')).toEqual([]);
  });

  test('have a place and a text in each language', () => {
    const text = 'van.jpg:\n  place: team\n  en: The van\n  es: La camioneta\n';
    expect(readCaptions(text)).toEqual([{ file: 'van.jpg', ...described }]);
  });

  test.each([
    ['an unknown place', 'van.jpg:\n  place: home\n  en: The van\n', 'van.jpg: "place" is one of team, shop'],
    ['no text', 'van.jpg:\n  place: team\n', 'van.jpg: say what it shows, in English ("en:")'],
  ])('throw on %s', (_case, text, message) => {
    expect(() => readCaptions(text)).toThrow(message);
  });
});
