import { fork } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync, readFileSync } from 'node:fs';
import { crc32, deflateSync } from 'node:zlib';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { maxSide, stripPicture } from './picture.ts';
import { createSemaphore, encodePhoto } from './re-encode.ts';
import { animatedPicture, picture } from './test-pictures.ts';

const upload = (bytes: Buffer) =>
  ({ read: async () => bytes, size: bytes.length }) as Parameters<typeof encodePhoto>[0];

/** The left half is green; the right half lets through what is behind it. */
const halfSeeThrough = () => {
  const seeThrough = { width: 64, height: 32, channels: 4, background: { r: 0, g: 0, b: 0, alpha: 0 } } as const;
  const green = { width: 32, height: 32, channels: 3, background: '#0a0' } as const;
  return sharp({ create: seeThrough }).composite([{ input: { create: green }, left: 0, top: 0 }]);
};

test.each<[string, () => Promise<Buffer>]>([
  ['a PNG', () => halfSeeThrough().png().toBuffer()],
  ['a PNG with a palette', () => halfSeeThrough().png({ palette: true }).toBuffer()],
  ['a WebP', () => halfSeeThrough().webp({ lossless: true }).toBuffer()],
])('what %s lets through is white, as on paper, and the rest keeps its color', async (_kind, made) => {
  const photo = await encodePhoto(upload(await made()), 'a');
  const { data, info } = await sharp(photo).raw().toBuffer({ resolveWithObject: true });
  const colorAt = (x: number) => [...data.subarray((16 * info.width + x) * info.channels).subarray(0, info.channels)];
  const [left, right] = [colorAt(8), colorAt(56)];
  expect(right.every((value) => value > 245)).toBe(true);
  expect(left.map((value) => Math.round(value / 40))).toEqual([0, 4, 0]);
});

const dot = () => sharp({ create: { width: 9, height: 9, channels: 3, background: '#123' } });

test.each<[string, () => Promise<Buffer> | Buffer]>([
  ['text', () => Buffer.from('not a picture')],
  ['a page', () => Buffer.from('<!doctype html><script>1</script>')],
  ['a GIF', () => dot().gif().toBuffer()],
  ['a TIFF', () => dot().tiff().toBuffer()],
  ['a PDF', () => Buffer.from('%PDF-1.7\n%âãÏÓ\n')],
  ['a JPEG cut in half', async () => (await picture('jpeg', 800, 600)).subarray(0, 900)],
  ['a JPEG of its head only', async () => (await picture('jpeg', 800, 600)).subarray(0, 200)],
])('%s is not taken', async (_kind, made) => {
  expect(await encodePhoto(upload(await made()), 'a')).toBeUndefined();
});

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
      expect(stripPicture(heavy)?.includes(name)).toBe(false);
      expect(await encodePhoto(upload(heavy), 'a')).toEqual(await encodePhoto(upload(plain), 'a'));
    },
  );

  test('keeps color chunks and strips data after its end', async () => {
    const gamma = chunk('gAMA', Buffer.from([0, 0, 0xb1, 0x8f]));
    const whole = await png(gamma);
    const kept = stripPicture(Buffer.concat([whole, Buffer.alloc(1000)]));
    expect(kept?.includes(gamma)).toBe(true);
    expect(kept?.length).toBeLessThanOrEqual(whole.length);
  });

  test('may be cut into some thousand', async () => {
    expect(await encodePhoto(upload(manyChunks(await png(), 5000)), 'a')).toBeDefined();
  });

  test.each<[string, (whole: Buffer) => Buffer]>([
    ['ends early', (whole) => whole.subarray(0, -13)],
    ['has a chunk longer than itself', (whole) => Buffer.concat([whole.subarray(0, 33), Buffer.alloc(8, 0xff)])],
    ['is its first bytes alone', (whole) => whole.subarray(0, 8)],
    ['is cut into 20,000 pieces', (whole) => manyChunks(whole, 20_000)],
  ])('that %s is no picture', async (_what, broken) => {
    const bytes = broken(await png());
    expect(stripPicture(bytes)).toBeUndefined();
    expect(await encodePhoto(upload(bytes), 'a')).toBeUndefined();
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
  ])('%s: %s', (_what, isTaken, bytes) => expect(stripPicture(bytes) === bytes).toBe(isTaken));

  test('that was made here is taken', async () => {
    expect(await encodePhoto(upload(await picture('jpeg')), 'a')).toBeDefined();
  });
});

describe('a WebP', () => {
  test('is left as it is', async () => {
    const webp = await picture('webp');
    expect(stripPicture(webp)).toBe(webp);
  });

  test.each([
    [2, true],
    [1000, true],
    [1001, false],
  ])('of %i pictures that move: %s', async (count, isTaken) => {
    const photo = await encodePhoto(upload(await animatedPicture(count)), 'a');
    expect(photo !== undefined).toBe(isTaken);
  });
});

/** A PNG of zeros, which packs to almost nothing. */
function emptyPng(width: number, height: number, depth: 8 | 16): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([depth, 6], 8);
  const line = 1 + width * 4 * (depth / 8);
  const data = deflateSync(Buffer.alloc(line * height), { level: 1 });
  const parts = [chunk('IHDR', header), chunk('IDAT', data), chunk('IEND', Buffer.of())];
  return Buffer.concat([Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]), ...parts]);
}

describe('the size of a picture', () => {
  test.each([
    ['the longest side', maxSide, 10, 8, true],
    ['a longer side', maxSide + 1, 10, 8, false],
    ['a higher side', 10, maxSide + 1, 8, false],
    ['a line of 16 million pixels', 16_000_000, 1, 16, false],
    ['many bytes for each pixel', 6000, 5000, 16, false],
  ] as const)('%s (%i x %i, %i bits)', async (_what, width, height, depth, isTaken) => {
    const photo = await encodePhoto(upload(emptyPng(width, height, depth)), 'a');
    expect(photo !== 'too-large').toBe(isTaken);
    expect(photo).toBeDefined();
  });

  test('rejected pictures leave the memory of this process alone, and the next picture is taken', async () => {
    const before = process.memoryUsage.rss();
    const hostile = emptyPng(4_000_000, 1, 16);
    await Promise.all([1, 2, 3, 4].map((who) => encodePhoto(upload(hostile), String(who))));
    expect(process.memoryUsage.rss() - before).toBeLessThan(150e6);
    expect(await encodePhoto(upload(await picture('jpeg')), 'a')).toBeDefined();
  });
});

test('a process that takes more than its memory limit ends', async () => {
  const child = fork(new URL('picture-process.ts', import.meta.url), ['1'], { execArgv: [] });
  expect(await once(child, 'exit')).toEqual([1, null]);
});

/** Processes of this one that decode pictures. */
const decoders = () =>
  readdirSync('/proc')
    .map(Number)
    .filter((id) => {
      try {
        const [, parent] = /\) \w (\d+)/.exec(readFileSync(`/proc/${id}/stat`, 'utf8')) ?? [];
        return (
          Number(parent) === process.pid && readFileSync(`/proc/${id}/cmdline`, 'utf8').includes('picture-process')
        );
      } catch {
        return false;
      }
    });

test.runIf(process.platform === 'linux')(
  'a picture whose process ends is tried once more, if the process had decoded others',
  async () => {
    const bytes = await picture('jpeg');
    await encodePhoto(upload(bytes), 'a');
    const end = (id: number) => process.kill(id, 'SIGKILL');
    for (const id of decoders()) process.kill(id, 'SIGSTOP');
    const [stopped = 0, ...others] = decoders().reverse();
    for (const id of others) end(id);
    const photo = encodePhoto(upload(bytes), 'a');
    await expect.poll(() => decoders()).toEqual([stopped]);
    end(stopped);
    expect(await photo).toBeDefined();

    for (const id of decoders()) end(id);
    await expect.poll(() => decoders()).toEqual([]);
    const hopeless = encodePhoto(upload(bytes), 'a');
    await expect.poll(() => decoders().length).toBe(1);
    for (const id of decoders()) end(id);
    expect(await hopeless).toBeUndefined();
  },
);

/** Tasks that start in this order, each ended by the test. */
function worker(most: number) {
  const { use } = createSemaphore(most);
  const begun: string[] = [];
  const ends: (() => void)[] = [];
  const add = (who: string, name: string, isUrgent = false) => {
    const work = () => {
      begun.push(name);
      return new Promise<void>((resolve) => ends.push(resolve));
    };
    return use(who, work, isUrgent);
  };
  /** Ends what was begun first, and lets the next begin. */
  const endOne = async () => {
    ends.shift()?.();
    await new Promise((resolve) => setImmediate(resolve));
  };
  return { begun, add, endOne };
}

test('no more at once than there are places, and each gets one', async () => {
  const { begun, add, endOne } = worker(2);
  const all = ['a', 'b', 'c', 'd', 'e'].map((name) => add(name, name));
  expect(begun).toEqual(['a', 'b']);
  for (const _work of all) await endOne();
  await Promise.all(all);
  expect(begun).toEqual(['a', 'b', 'c', 'd', 'e']);
  await Promise.all([add('f', 'f'), add('g', 'g'), endOne(), endOne()]);
});

test('a client with a lot of work delays others by at most one piece', async () => {
  const { begun, add, endOne } = worker(1);
  const flood = ['f1', 'f2', 'f3', 'f4'].map((name) => add('flood', name));
  const others = [add('ada', 'a1'), add('ada', 'a2'), add('bea', 'b1')];
  const all = [...flood, ...others];
  for (const _work of all) await endOne();
  await Promise.all(all);
  expect(begun).toEqual(['f1', 'f2', 'a1', 'b1', 'f3', 'a2', 'f4']);
});

test('an emergency goes before all work that waits', async () => {
  const { begun, add, endOne } = worker(1);
  const all = [add('a', 'a1'), add('a', 'a2'), add('b', 'b1'), add('c', 'emergency', true)];
  for (const _work of all) await endOne();
  await Promise.all(all);
  expect(begun).toEqual(['a1', 'emergency', 'a2', 'b1']);
});

test('work that fails gives its place back', async () => {
  const { use } = createSemaphore(1);
  await expect(use('ada', () => Promise.reject(new Error('no picture')))).rejects.toThrow('no picture');
  expect(await use('ada', async () => 'next')).toBe('next');
});
