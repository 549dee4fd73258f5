import sharp from 'sharp';
import { expect, test } from 'vitest';
import { blankRecord, blankRow } from '#core/loss-record/record.ts';
import { type Chunks, chunksOf } from '../../../lib/storage/chunks.ts';
import { sha256, sha256Of } from '../photos/sha256.ts';
import { stripLocation } from './make-file.ts';

const camera = await sharp({ create: { width: 64, height: 48, channels: 3, background: '#357' } })
  .withExif({ IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '29/1 42/1 1234/100' } })
  .jpeg()
  .toBuffer();

const files = {
  'hall.jpg': ['image/jpeg', camera],
  'hall.heic': ['image/heic', Buffer.from('ftypheic')],
  'film.mp4': ['video/mp4', Buffer.from('ftypmp42')],
  'offer.pdf': ['application/pdf', Buffer.from('%PDF-1.7')],
  'changed.jpg': ['image/jpeg', camera],
} as const;

const bytesOf = (name: string) => new Uint8Array(files[name as keyof typeof files][1]).buffer;
const photos = await Promise.all(
  Object.entries(files).map(async ([file, [type, bytes]]) => ({
    ...blankRow('photos', file),
    file,
    type,
    bytes: bytes.length,
    sha256: file === 'changed.jpg' ? 'another' : await sha256(bytesOf(file)),
  })),
);
const original = async (id: string): Promise<Chunks> => chunksOf(new Blob([bytesOf(id)]));

test('a record that is given away has the hashes of what is given away, and names what it could not clean', async () => {
  const given = await stripLocation({ ...blankRecord('a'), photos }, original);
  expect(given.asTheyCame).toEqual(['hall.heic', 'film.mp4', 'changed.jpg']);
  expect([...given.addedAs]).toEqual([['hall.jpg', photos[0]?.sha256]]);
  for (const photo of given.record.photos.filter(({ id }) => id !== 'changed.jpg')) {
    const pieces = await given.original(photo.id);
    expect(pieces && (await sha256Of(pieces))).toBe(photo.sha256);
  }
  const [hall] = given.record.photos;
  expect(hall?.sha256).not.toBe(photos[0]?.sha256);
  expect(hall?.bytes).toBe(camera.length);
});
