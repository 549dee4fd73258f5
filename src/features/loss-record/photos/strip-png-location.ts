import { joined } from './join-bytes.ts';

/** A PNG file begins with these bytes. */
const signature = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];
/** Chunks with a camera's notes, and with texts of programs. */
const notes = ['eXIf', 'tEXt', 'zTXt', 'iTXt'];

/** A PNG file without notes, and without what follows its end; null for another file. */
export function stripPngLocation(bytes: Uint8Array): ArrayBuffer | null {
  if (signature.some((byte, at) => bytes[at] !== byte)) return null;
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.length);
  const kept = [bytes.slice(0, 8)];
  for (let at = 8; at + 12 <= bytes.length; ) {
    const name = String.fromCharCode(...bytes.slice(at + 4, at + 8));
    // A length, a name, so many bytes, a checksum.
    const end = at + 12 + view.getUint32(at);
    if (end > bytes.length) return null;
    if (!notes.includes(name)) kept.push(bytes.slice(at, end));
    if (name === 'IEND') return joined(kept);
    at = end;
  }
  return null;
}
