import { joined } from './join-bytes.ts';

const notes = ['EXIF', 'XMP '];
/** Says in the file's head that notes follow. */
const noteFlags = 0x0c;

/** A WebP file without notes, and without what follows its end; null for another file. */
export function stripWebpLocation(bytes: Uint8Array): ArrayBuffer | null {
  if (nameAt(bytes, 0) !== 'RIFF' || nameAt(bytes, 8) !== 'WEBP') return null;
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.length);
  const whole = Math.min(bytes.length, 8 + view.getUint32(4, true));
  const kept = [bytes.slice(0, 12)];
  for (let at = 12; at + 8 <= whole; ) {
    // A chunk of an odd length is filled up by a byte.
    const length = view.getUint32(at + 4, true);
    const end = at + 8 + length + (length % 2);
    if (at + 8 + length > whole) return null;
    const chunk = bytes.slice(at, end);
    if (nameAt(chunk, 0) === 'VP8X') chunk[8] = (chunk[8] ?? 0) & ~noteFlags;
    if (!notes.includes(nameAt(chunk, 0))) kept.push(chunk);
    at = end;
  }
  const file = joined(kept);
  new DataView(file).setUint32(4, file.byteLength - 8, true);
  return file;
}

function nameAt(bytes: Uint8Array, at: number): string {
  return String.fromCharCode(...bytes.slice(at, at + 4));
}
