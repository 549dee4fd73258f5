import { joined } from './join-bytes.ts';
import { stripPngLocation } from './strip-png-location.ts';
import { stripWebpLocation } from './strip-webp-location.ts';

/** Markers of a JPEG file. */
const [startOfScan, endOfImage, app0, app1, app2, app15] = [0xda, 0xd9, 0xe0, 0xe1, 0xe2, 0xef];
/** Adobe's note on colors, without which some pictures are shown in wrong ones. */
const app14 = 0xee;
const comment = 0xfe;
/** The entry of the camera's notes that leads to the place. */
const gpsPointer = 0x8825;
/** Bytes of one value, by the type of an entry. */
const sizes: Readonly<Record<number, number>> = { 1: 1, 2: 1, 3: 2, 4: 4, 5: 8, 6: 1, 7: 1, 8: 2, 9: 4, 10: 8 };

/** Kinds of pictures whose place can be left out. */
const kinds: Readonly<Record<string, (bytes: Uint8Array) => ArrayBuffer | null>> = {
  'image/jpeg': jpegWithoutPlace,
  'image/png': stripPngLocation,
  'image/webp': stripWebpLocation,
};

/** Whether a file of this kind can be given away without its place. */
export function canStripLocation(type: string): boolean {
  return Object.hasOwn(kinds, type);
}

/**
 * A picture without the place where it was taken: the picture's own bytes stay, in a JPEG the camera's time and which way is up
 * too. Notes that cannot be read are left out whole, and so are those in which programs write a place as text, and whatever a
 * phone hung on behind the picture. Null for a file of another kind, or one that is not what its kind says.
 */
export function stripJpegLocation(file: ArrayBuffer, type: string): ArrayBuffer | null {
  return canStripLocation(type) ? (kinds[type]?.(new Uint8Array(file)) ?? null) : null;
}

function jpegWithoutPlace(bytes: Uint8Array): ArrayBuffer | null {
  if (bytes[0] !== 0xff || bytes[1] !== 0xd8) return null;
  const kept: Uint8Array[] = [bytes.slice(0, 2)];
  let at = 2;
  while (at + 4 <= bytes.length && bytes[at] === 0xff && bytes[at + 1] !== startOfScan) {
    const end = at + 2 + lengthAt(bytes, at + 2);
    kept.push(...segmentWithoutPlace(bytes.slice(at, end)));
    at = end;
  }
  const end = endOfPicture(bytes, at);
  return end === null ? null : joined([...kept, bytes.slice(at, end)]);
}

function lengthAt(bytes: Uint8Array, at: number): number {
  return ((bytes[at] ?? 0) << 8) | (bytes[at + 1] ?? 0);
}

/** Where the picture ends; what a phone hangs on behind it, a film or a second picture, has notes of its own. */
function endOfPicture(bytes: Uint8Array, from: number): number | null {
  let at = bytes.indexOf(0xff, from);
  while (at >= 0 && at + 1 < bytes.length) {
    const marker = bytes[at + 1] ?? 0;
    if (marker === endOfImage) return at + 2;
    // Within a picture's own bytes a marker is escaped by 0, filled up by 255, or one of eight that restart the reading.
    const isData = marker === 0 || marker === 0xff || (marker >= 0xd0 && marker <= 0xd7);
    const next = isData ? at + (marker === 0xff ? 1 : 2) : at + 2 + lengthAt(bytes, at + 2);
    at = bytes.indexOf(0xff, next);
  }
  return null;
}

function segmentWithoutPlace(segment: Uint8Array): readonly Uint8Array[] {
  const marker = segment[1] ?? 0;
  if (marker === comment) return [];
  if (marker < app0 || marker > app15 || marker === app0 || marker === app14) return [segment];
  if (marker === app2 && nameIn(segment, 11) === 'ICC_PROFILE') return [segment];
  const isExif = marker === app1 && nameIn(segment, 6) === 'Exif\0\0';
  return isExif && blankPlace(new DataView(segment.buffer, segment.byteOffset + 10, segment.length - 10))
    ? [segment]
    : [];
}

function nameIn(segment: Uint8Array, length: number): string {
  return String.fromCharCode(...segment.slice(4, 4 + length));
}

/** Writes zeros over the place in the camera's notes. False where they are not as they should be. */
function blankPlace(tiff: DataView): boolean {
  try {
    const little = tiff.getUint16(0) === 0x4949;
    const first = tiff.getUint32(4, little);
    for (const entry of entriesAt(tiff, first, little)) {
      if (tiff.getUint16(entry, little) === gpsPointer) blankDirectory(tiff, tiff.getUint32(entry + 8, little), little);
    }
    return true;
  } catch {
    // An address outside of the notes.
    return false;
  }
}

function blankDirectory(tiff: DataView, directory: number, little: boolean): void {
  for (const entry of entriesAt(tiff, directory, little)) {
    const size = (sizes[tiff.getUint16(entry + 2, little)] ?? 0) * tiff.getUint32(entry + 4, little);
    if (size > 4) blank(tiff, tiff.getUint32(entry + 8, little), size);
    blank(tiff, entry, 12);
  }
  tiff.setUint16(directory, 0, little);
}

function entriesAt(tiff: DataView, directory: number, little: boolean): readonly number[] {
  return Array.from({ length: tiff.getUint16(directory, little) }, (_, index) => directory + 2 + index * 12);
}

function blank(tiff: DataView, from: number, size: number): void {
  for (let at = from; at < from + size; at++) tiff.setUint8(at, 0);
}
