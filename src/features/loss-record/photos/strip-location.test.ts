import exifr from 'exifr';
import type { Sharp } from 'sharp';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { blankRecord, blankRow } from '#core/loss-record/record.ts';
import { type Chunks, chunksOf } from '../../../lib/storage/chunks.ts';
import { sha256, sha256Of } from './sha256.ts';
import { canStripLocation, stripPhotoLocation, stripRecordLocations } from './strip-location.ts';

const notes = {
  IFD2: { DateTimeOriginal: '2026:11:21 02:14:00' },
  IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '29/1 42/1 1234/100', GPSLongitudeRef: 'W', GPSLongitude: '98/1 7/1 0/1' },
};

const xmp =
  '<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#"><rdf:Description exif:GPSLatitude="29,42N" xmlns:exif="http://ns.adobe.com/exif/1.0/"/></rdf:RDF></x:xmpmeta>';
/** 12.34 seconds of latitude as EXIF stores them. */
const place = Buffer.from([0xd2, 0x04, 0, 0, 100, 0, 0, 0]);

async function photoOf(make: (picture: Sharp) => Sharp): Promise<ArrayBuffer> {
  const noise = { type: 'gaussian', mean: 128, sigma: 60 } as const;
  const blank = sharp({ create: { width: 64, height: 48, channels: 3, background: '#000', noise } });
  return new Uint8Array(await make(blank).toBuffer()).buffer;
}

const metadataOf = async (file: ArrayBuffer) => {
  const { latitude, longitude, DateTimeOriginal, Orientation } =
    (await exifr.parse(file, {
      gps: true,
      tiff: true,
      exif: true,
      xmp: true,
      translateValues: false,
      reviveValues: false,
    })) ?? {};
  return { latitude, longitude, taken: DateTimeOriginal, up: Orientation };
};
const cleaned = (file: ArrayBuffer, type = 'image/jpeg'): ArrayBuffer => {
  const sent = stripPhotoLocation(file, type);
  if (!sent) throw new Error('not cleaned');
  return sent;
};
const pixels = (file: ArrayBuffer) => sharp(Buffer.from(file)).raw().toBuffer();

describe('a photo without its location', () => {
  test('keeps its time, orientation and image', async () => {
    const photo = await photoOf((picture) => picture.withExif(notes).withMetadata({ orientation: 6 }).jpeg());
    expect(await metadataOf(photo)).toMatchObject({ latitude: expect.closeTo(29.7, 2), taken: '2026:11:21 02:14:00' });
    const before = new Uint8Array(photo).slice();
    const sent = cleaned(photo);
    expect(await metadataOf(sent)).toEqual({
      latitude: undefined,
      longitude: undefined,
      taken: '2026:11:21 02:14:00',
      up: 6,
    });
    expect(await pixels(sent)).toEqual(await pixels(photo));
    expect(new Uint8Array(photo)).toEqual(before);
    // No location bytes remain outside of the directory: 42 minutes and 12.34 seconds.
    expect(Buffer.from(before).includes(place)).toBe(true);
    expect(Buffer.from(sent).includes(place)).toBe(false);
  });

  test('has no XMP text', async () => {
    const photo = await photoOf((picture) => picture.withXmp(xmp).jpeg());
    expect(Buffer.from(photo).includes('29,42N')).toBe(true);
    const sent = cleaned(photo);
    expect(Buffer.from(sent).includes('29,42N')).toBe(false);
    expect(await pixels(sent)).toEqual(await pixels(photo));
  });

  test('has no comment', async () => {
    const photo = Buffer.from(await photoOf((picture) => picture.withExif(notes).jpeg()));
    const comment = Buffer.from('29,42N COMMENT');
    const segment = Buffer.concat([Buffer.from([0xff, 0xfe, 0, comment.length + 2]), comment]);
    const sent = cleaned(new Uint8Array(Buffer.concat([photo.subarray(0, 2), segment, photo.subarray(2)])).buffer);
    expect(Buffer.from(sent).includes(comment)).toBe(false);
    expect(Buffer.from(sent)).toEqual(Buffer.from(cleaned(new Uint8Array(photo).buffer)));
  });

  test('has no place behind fill bytes', async () => {
    const photo = Buffer.from(await photoOf((picture) => picture.withExif(notes).jpeg()));
    const filled = Buffer.concat([photo.subarray(0, 2), Buffer.from([0xff, 0xff]), photo.subarray(2)]);
    expect(Buffer.from(cleaned(new Uint8Array(filled).buffer))).toEqual(
      Buffer.from(cleaned(new Uint8Array(photo).buffer)),
    );
  });

  test('drops EXIF with offsets outside of the data', async () => {
    const photo = await photoOf((picture) => picture.withExif(notes).jpeg());
    const bytes = Buffer.from(photo);
    const pointer = bytes.indexOf(Buffer.from([0x25, 0x88, 4, 0]));
    bytes.writeUInt32LE(0xfff0, pointer + 8);
    const sent = cleaned(new Uint8Array(bytes).buffer);
    expect(Buffer.from(sent).includes('Exif')).toBe(false);
    expect(await pixels(sent)).toEqual(await pixels(photo));
  });

  test.each<['png' | 'webp', string, readonly string[]]>([
    ['png', 'image/png', ['eXIf', 'XML:com.adobe.xmp']],
    ['webp', 'image/webp', ['EXIF', 'XMP ']],
  ])('of another type has no EXIF: %s', async (format, type, marks) => {
    const photo = await photoOf((picture) => picture.withExif(notes).withXmp(xmp).toFormat(format));
    const marksIn = (file: ArrayBuffer) => marks.filter((mark) => Buffer.from(file).includes(mark));
    expect(marksIn(photo)).toEqual(marks);
    const sent = cleaned(photo, type);
    expect(marksIn(sent)).toEqual([]);
    expect(await pixels(sent)).toEqual(await pixels(photo));
  });

  test.each(['tEXt', 'zTXt', 'iTXt'])('of a PNG has no text of a program: %s', async (name) => {
    const photo = Buffer.from(await photoOf((picture) => picture.png()));
    const messages = Buffer.from('29,42N');
    const length = Buffer.alloc(4);
    length.writeUInt32BE(messages.length);
    const chunk = Buffer.concat([length, Buffer.from(name), messages, Buffer.alloc(4)]);
    const sent = cleaned(
      new Uint8Array(Buffer.concat([photo.subarray(0, 33), chunk, photo.subarray(33)])).buffer,
      'image/png',
    );
    expect(Buffer.from(sent)).toEqual(Buffer.from(cleaned(new Uint8Array(photo).buffer, 'image/png')));
  });

  test.each([['baseline', false] as const, ['progressive', true] as const])(
    'has nothing behind its end: a film that a phone hung on, %s',
    async (_, progressive) => {
      const photo = await photoOf((picture) => picture.withExif(notes).jpeg({ progressive }));
      const film = Buffer.from('ftypmp42 moov +29.7000-098.1166/');
      const sent = cleaned(new Uint8Array(Buffer.concat([Buffer.from(photo), film])).buffer);
      expect(Buffer.from(sent)).toEqual(Buffer.from(cleaned(photo)));
      expect(await pixels(sent)).toEqual(await pixels(photo));
    },
  );

  test('keeps its color profile', async () => {
    const photo = await photoOf((picture) => picture.withIccProfile('p3').jpeg());
    expect(Buffer.from(cleaned(photo)).includes('ICC_PROFILE')).toBe(true);
  });

  test.each<[string, string, ArrayBuffer]>([
    ['another kind of file', 'application/pdf', new TextEncoder().encode('%PDF-1.7').buffer as ArrayBuffer],
    ['a kind of no picture', 'toString', new ArrayBuffer(8)],
    ['nothing', 'image/jpeg', new ArrayBuffer(0)],
    ['half a JPEG', 'image/jpeg', new Uint8Array([0xff, 0xd8, 0xff, 0xe0, 0xff]).buffer],
    ['half a PNG', 'image/png', new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0]).buffer],
    ['a film that is called WebP', 'image/webp', new ArrayBuffer(64)],
  ])('is null: %s', (_, type, file) => {
    expect(stripPhotoLocation(file, type)).toBeNull();
  });

  test('is supported for three picture types, and for no video or HEIC', () => {
    expect(['image/jpeg', 'image/png', 'image/webp', 'image/heic', 'video/mp4', ''].map(canStripLocation)).toEqual([
      true,
      true,
      true,
      false,
      false,
      false,
    ]);
  });
});

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

test('an exported record has the hashes of its stripped photos and names the files that could not be stripped', async () => {
  const given = await stripRecordLocations({ ...blankRecord('a'), photos }, original);
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
