import subsetFont, { type Cut } from 'subset-font';
import { hashOf } from '../made/hash-of.ts';
import { keep, madeFile } from '../made/made.ts';

/** A font cut down to some signs. A build keeps it for the next. */
export function cutFont(whole: Buffer, signs: string, cut: Cut): Promise<Buffer> {
  const from = [whole, signs, JSON.stringify(cut), hashOf(['package-lock.json'])];
  return keep(madeFile('fonts', from), () => subsetFont(whole, signs, cut));
}
