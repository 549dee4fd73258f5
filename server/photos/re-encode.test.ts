import sharp from 'sharp';
import { expect, test } from 'vitest';
import { reEncode } from './re-encode.ts';

const upload = (bytes: Buffer) => ({ read: async () => bytes, size: bytes.length }) as Parameters<typeof reEncode>[0];

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
  const photo = await reEncode(upload(await made()), 'a');
  const { data, info } = await sharp(photo).raw().toBuffer({ resolveWithObject: true });
  const colorAt = (x: number) => [...data.subarray((16 * info.width + x) * info.channels).subarray(0, info.channels)];
  const [left, right] = [colorAt(8), colorAt(56)];
  expect(right.every((value) => value > 245)).toBe(true);
  expect(left.map((value) => Math.round(value / 40))).toEqual([0, 4, 0]);
});
