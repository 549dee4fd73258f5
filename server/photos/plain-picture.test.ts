import { crc32, deflateSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { plainPicture } from './plain-picture.ts';
import { reEncode } from './re-encode.ts';
import { movingPicture, picture } from './test-pictures.ts';

function chunk(name: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(name), data]);
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  sum.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, sum]);
}

/** A PNG with chunks behind its head, which is 33 bytes long. */
async function png(...chunks: readonly Buffer[]): Promise<Buffer> {
  const plain = await picture('png', 40, 30);
  return Buffer.concat([plain.subarray(0, 33), ...chunks, plain.subarray(33)]);
}

/** The same picture with so many empty pieces of its data before its end, which is 12 bytes long. */
const manyChunks = (whole: Buffer, count: number) =>
  Buffer.concat([whole.subarray(0, -12), ...Array(count).fill(chunk('IDAT', Buffer.of())), whole.subarray(-12)]);

const upload = (bytes: Buffer) => ({ read: async () => bytes, size: bytes.length }) as Parameters<typeof reEncode>[0];
const packed = deflateSync(Buffer.alloc(100_000, 97));
const texts: Readonly<Record<string, Buffer>> = {
  zTXt: Buffer.concat([Buffer.from('key\0\0'), packed]),
  iTXt: Buffer.concat([Buffer.from('key\0\x01\0\0\0'), packed]),
  tEXt: Buffer.from('key\0words'),
};

describe('a PNG', () => {
  test.each(Object.entries(texts))(
    'loses its %s, however many there are, and nothing of its picture',
    async (name, data) => {
      const plain = await png();
      const heavy = await png(...Array.from({ length: 50 }, () => chunk(name, data)));
      expect(plainPicture(heavy)?.includes(name)).toBe(false);
      expect(await reEncode(upload(heavy), 'a')).toEqual(await reEncode(upload(plain), 'a'));
    },
  );

  test('keeps what says its colors, and loses what stands behind its end', async () => {
    const gamma = chunk('gAMA', Buffer.from([0, 0, 0xb1, 0x8f]));
    const whole = await png(gamma);
    const kept = plainPicture(Buffer.concat([whole, Buffer.alloc(1000)]));
    expect(kept?.includes(gamma)).toBe(true);
    expect(kept?.length).toBeLessThanOrEqual(whole.length);
  });

  test('may be cut into some thousand', async () => {
    expect(await reEncode(upload(manyChunks(await png(), 5000)), 'a')).toBeDefined();
  });

  test.each<[string, (whole: Buffer) => Buffer]>([
    ['ends early', (whole) => whole.subarray(0, -13)],
    ['has a chunk longer than itself', (whole) => Buffer.concat([whole.subarray(0, 33), Buffer.alloc(8, 0xff)])],
    ['is its first bytes alone', (whole) => whole.subarray(0, 8)],
    ['is cut into 20,000 pieces', (whole) => manyChunks(whole, 20_000)],
  ])('that %s is no picture', async (_what, broken) => {
    const bytes = broken(await png());
    expect(plainPicture(bytes)).toBeUndefined();
    expect(await reEncode(upload(bytes), 'a')).toBeUndefined();
  });
});

describe('a JPEG', () => {
  const scan = Buffer.from([0xff, 0xda, 0, 8, 1, 1, 0, 0, 63, 0, 0x12, 0xff, 0, 0x34, 0xff, 0xd0, 0x56]);
  const jpeg = (scans: number, ...before: readonly Buffer[]) =>
    Buffer.concat([Buffer.from([0xff, 0xd8]), ...before, ...Array.from({ length: scans }, () => scan)]);
  const end = Buffer.from([0xff, 0xd9]);
  const empty = Buffer.from([0xff, 0xe1, 0, 2]);
  // A decoder passes over this marker, and reads on where its length seems to stand.
  const hiding = Buffer.from([0xff, 0x02, 0xff, 0xd0]);

  test.each<[string, boolean, Buffer]>([
    ['one of a camera', true, jpeg(1)],
    ['with a hundred scans', true, jpeg(100)],
    ['with more', false, jpeg(101)],
    ['with more, and bytes between', false, Buffer.concat([jpeg(60), Buffer.alloc(9, 0xff), jpeg(60).subarray(2)])],
    [
      'with a thumbnail that looks like scans',
      true,
      jpeg(1, Buffer.from([0xff, 0xe1, 6, 0xa6]), ...Array(100).fill(scan)),
    ],
    ['with more, hidden behind a length that is none', false, jpeg(1, scan, hiding, ...Array(99).fill(scan))],
    ['with a thousand segments', true, jpeg(1, ...Array(999).fill(empty))],
    ['with more of them', false, jpeg(1, ...Array(1000).fill(empty))],
    ['with a film behind its end', true, Buffer.concat([jpeg(1), end, ...Array(200).fill(scan)])],
    ['that is its first bytes alone', true, Buffer.from([0xff, 0xd8, 0xff])],
  ])('%s: %s', (_what, isTaken, bytes) => expect(plainPicture(bytes) === bytes).toBe(isTaken));

  test('that was made here is taken', async () => {
    expect(await reEncode(upload(await picture('jpeg')), 'a')).toBeDefined();
  });
});

describe('a WebP', () => {
  test('is left as it is', async () => {
    const webp = await picture('webp');
    expect(plainPicture(webp)).toBe(webp);
  });

  test.each([
    [2, true],
    [1000, true],
    [1001, false],
  ])('of %i pictures that move: %s', async (count, isTaken) => {
    const photo = await reEncode(upload(await movingPicture(count)), 'a');
    expect(photo !== undefined).toBe(isTaken);
  });
});
