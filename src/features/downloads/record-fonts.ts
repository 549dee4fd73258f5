import { readFile } from 'node:fs/promises';
import { subsetCached } from '../../lib/fonts/font-files.ts';
import { fonts } from '../../lib/fonts/font-sources.ts';

export const recordFaces = ['text', 'bold'] as const;
export type RecordFace = (typeof recordFaces)[number];

/** Unicode ranges of the subset: every Latin alphabet including Vietnamese, punctuation, arrows and currencies. */
const ranges: readonly (readonly [number, number])[] = [
  [0x20, 0x7e],
  [0xa0, 0x24f],
  [0x300, 0x36f],
  [0x1e00, 0x1eff],
  [0x2000, 0x206f],
  [0x20a0, 0x20bf],
  [0x2100, 0x2122],
  [0x2190, 0x2193],
  [0x2200, 0x2265],
];

/** A subset of a face for typed text. Other scripts use the fonts of the device. */
export async function recordFont(face: RecordFace): Promise<Uint8Array> {
  const whole = await readFile(fonts[face]);
  const points = ranges.flatMap(([from, to]) => Array.from({ length: to - from + 1 }, (_, at) => from + at));
  return subsetCached(whole, String.fromCodePoint(...points), { targetFormat: 'truetype' });
}
