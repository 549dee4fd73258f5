import subsetFont, { type Cut } from 'subset-font';
import { cached, sourceHash } from '../../integrations/cache.ts';

/** A subset of a font, cached between builds. */
export function cutFont(whole: Buffer, signs: string, cut: Cut): Promise<Buffer> {
  const inputs = [whole, signs, JSON.stringify(cut), sourceHash(['package-lock.json'])];
  return cached('fonts', inputs, () => subsetFont(whole, signs, cut));
}
