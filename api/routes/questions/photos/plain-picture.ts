import { isCostlyJpeg } from './costly-jpeg.ts';
import { plainPng, pngSignature } from './plain-png.ts';

/** A moving picture has some hundred. The library counts them all before the first, in a time that grows with their square. */
const mostFrames = 1000;

/**
 * The same picture without what could cost its decoder more than its pixels do: a PNG loses its texts, the other kinds come back
 * as they are. Undefined when a PNG ends early, or when a picture of any kind has more parts than a camera or a program writes.
 */
export function plainPicture(bytes: Buffer): Buffer | undefined {
  if (bytes.subarray(0, pngSignature.length).equals(pngSignature)) return plainPng(bytes);
  return isCostly(bytes) ? undefined : bytes;
}

function isCostly(bytes: Buffer): boolean {
  if (bytes[0] === 0xff && bytes[1] === 0xd8) return isCostlyJpeg(bytes);
  return bytes.toString('latin1', 8, 12) === 'WEBP' && hasManyFrames(bytes);
}

/** By their name alone, which stands by chance in no more than a few places: lengths could be made to hide some. */
function hasManyFrames(bytes: Buffer): boolean {
  let at = bytes.indexOf('ANMF');
  for (let frames = 1; at !== -1; frames += 1) {
    if (frames > mostFrames) return true;
    at = bytes.indexOf('ANMF', at + 4);
  }
  return false;
}
