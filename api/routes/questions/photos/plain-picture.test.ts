import { crc32, deflateSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { plainPicture } from './plain-picture.ts';
import { reEncode } from './re-encode.ts';
import { picture } from './test-pictures.ts';

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

  test.each<[string, (whole: Buffer) => Buffer]>([
    ['ends early', (whole) => whole.subarray(0, -13)],
    ['has a chunk longer than itself', (whole) => Buffer.concat([whole.subarray(0, 33), Buffer.alloc(8, 0xff)])],
    ['is its first bytes alone', (whole) => whole.subarray(0, 8)],
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

  test.each<[string, Buffer, boolean]>([
    ['one of a camera', jpeg(1), true],
    ['with a hundred scans', jpeg(100), true],
    ['with more', jpeg(101), false],
    ['with more, and bytes between', Buffer.concat([jpeg(60), Buffer.alloc(9, 0xff), jpeg(60).subarray(2)]), false],
    [
      'with a thumbnail that looks like scans',
      jpeg(1, Buffer.from([0xff, 0xe1, 6, 0xa6]), ...Array(100).fill(scan)),
      true,
    ],
    ['with a film behind its end', Buffer.concat([jpeg(1), end, ...Array(200).fill(scan)]), true],
    ['that is its first bytes alone', Buffer.from([0xff, 0xd8, 0xff]), true],
  ])('%s: %s', (_what, bytes, isTaken) => expect(plainPicture(bytes) === bytes).toBe(isTaken));

  test('that was made here is taken', async () => {
    expect(await reEncode(upload(await picture('jpeg')), 'a')).toBeDefined();
  });
});

test('a WebP is left as it is', async () => {
  const webp = await picture('webp');
  expect(plainPicture(webp)).toBe(webp);
});
