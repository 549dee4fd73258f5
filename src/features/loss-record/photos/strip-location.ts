import type { LossRecord } from '#core/loss-record/record.ts';
import { type Chunks, chunksOf } from '../../../lib/storage/chunks.ts';
import { sha256 } from './sha256.ts';

const [startOfScan, endOfImage, app0, app1, app2, app15] = [0xda, 0xd9, 0xe0, 0xe1, 0xe2, 0xef];
/** Adobe color transform, needed for correct colors. */
const app14 = 0xee;
const comment = 0xfe;
/** EXIF tag that points to the GPS directory. */
const gpsPointer = 0x8825;
/** Bytes per value by EXIF type. */
const sizes: Readonly<Record<number, number>> = { 1: 1, 2: 1, 3: 2, 4: 4, 5: 8, 6: 1, 7: 1, 8: 2, 9: 4, 10: 8 };

const kinds: Readonly<Record<string, (bytes: Uint8Array) => ArrayBuffer | null>> = {
  'image/jpeg': stripJpeg,
  'image/png': stripPng,
  'image/webp': stripWebp,
};

/** Whether the location can be removed from this type. */
export function canStripLocation(type: string): boolean {
  return Object.hasOwn(kinds, type);
}

/**
 * Removes the location from a picture: keeps image data, and in a JPEG also time and orientation. Unreadable EXIF,
 * XMP, comments and data after the image are dropped. Null for other types and invalid files.
 */
export function stripPhotoLocation(file: ArrayBuffer, type: string): ArrayBuffer | null {
  return canStripLocation(type) ? (kinds[type]?.(new Uint8Array(file)) ?? null) : null;
}

function stripJpeg(bytes: Uint8Array): ArrayBuffer | null {
  if (bytes[0] !== 0xff || bytes[1] !== 0xd8) return null;
  const parts: Uint8Array[] = [bytes.slice(0, 2)];
  let at = 2;
  while (at + 4 <= bytes.length && bytes[at] === 0xff && bytes[at + 1] !== startOfScan) {
    // Fill bytes may precede a marker.
    if (bytes[at + 1] === 0xff) {
      at += 1;
      continue;
    }
    const end = at + 2 + lengthAt(bytes, at + 2);
    parts.push(...stripSegment(bytes.slice(at, end)));
    at = end;
  }
  const end = endOfPicture(bytes, at);
  return end === null ? null : concatBytes([...parts, bytes.slice(at, end)]);
}

function lengthAt(bytes: Uint8Array, at: number): number {
  return ((bytes[at] ?? 0) << 8) | (bytes[at + 1] ?? 0);
}

/** End of the image; trailing data, such as a video or second image, has metadata of its own. */
function endOfPicture(bytes: Uint8Array, from: number): number | null {
  let at = bytes.indexOf(0xff, from);
  while (at >= 0 && at + 1 < bytes.length) {
    const marker = bytes[at + 1] ?? 0;
    if (marker === endOfImage) return at + 2;
    // In scan data, 0xff is followed by 0, padding or a restart marker.
    const isData = marker === 0 || marker === 0xff || (marker >= 0xd0 && marker <= 0xd7);
    const next = isData ? at + (marker === 0xff ? 1 : 2) : at + 2 + lengthAt(bytes, at + 2);
    at = bytes.indexOf(0xff, next);
  }
  return null;
}

function stripSegment(segment: Uint8Array): readonly Uint8Array[] {
  const marker = segment[1] ?? 0;
  if (marker === comment) return [];
  if (marker < app0 || marker > app15 || marker === app0 || marker === app14) return [segment];
  if (marker === app2 && nameIn(segment, 11) === 'ICC_PROFILE') return [segment];
  const isExif = marker === app1 && nameIn(segment, 6) === 'Exif\0\0';
  return isExif && zeroGps(new DataView(segment.buffer, segment.byteOffset + 10, segment.length - 10)) ? [segment] : [];
}

function nameIn(segment: Uint8Array, length: number): string {
  return String.fromCharCode(...segment.slice(4, 4 + length));
}

/** Zeroes the GPS directory in EXIF. False if the data is malformed. */
function zeroGps(tiff: DataView): boolean {
  try {
    const little = tiff.getUint16(0) === 0x4949;
    const first = tiff.getUint32(4, little);
    for (const entry of entriesAt(tiff, first, little)) {
      if (tiff.getUint16(entry, little) === gpsPointer) blankDirectory(tiff, tiff.getUint32(entry + 8, little), little);
    }
    return true;
  } catch {
    // Offset outside of the data.
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

const pngSignature = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];
/** Chunks with EXIF and text. */
const pngNotes = ['eXIf', 'tEXt', 'zTXt', 'iTXt'];

/** A PNG file without metadata chunks and trailing data; null if it is no PNG. */
export function stripPng(bytes: Uint8Array): ArrayBuffer | null {
  if (pngSignature.some((byte, at) => bytes[at] !== byte)) return null;
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.length);
  const parts = [bytes.slice(0, 8)];
  for (let at = 8; at + 12 <= bytes.length; ) {
    const name = String.fromCharCode(...bytes.slice(at + 4, at + 8));
    // Length, name, data, checksum.
    const end = at + 12 + view.getUint32(at);
    if (end > bytes.length) return null;
    if (!pngNotes.includes(name)) parts.push(bytes.slice(at, end));
    if (name === 'IEND') return concatBytes(parts);
    at = end;
  }
  return null;
}

const webpNotes = ['EXIF', 'XMP '];
/** VP8X flags for EXIF and XMP. */
const noteFlags = 0x0c;

/** A WebP file without metadata chunks and trailing data; null if it is no WebP. */
export function stripWebp(bytes: Uint8Array): ArrayBuffer | null {
  if (nameAt(bytes, 0) !== 'RIFF' || nameAt(bytes, 8) !== 'WEBP') return null;
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.length);
  const whole = Math.min(bytes.length, 8 + view.getUint32(4, true));
  const parts = [bytes.slice(0, 12)];
  for (let at = 12; at + 8 <= whole; ) {
    // Chunks are padded to an even length.
    const length = view.getUint32(at + 4, true);
    const end = at + 8 + length + (length % 2);
    if (at + 8 + length > whole) return null;
    const chunk = bytes.slice(at, end);
    if (nameAt(chunk, 0) === 'VP8X') chunk[8] = (chunk[8] ?? 0) & ~noteFlags;
    if (!webpNotes.includes(nameAt(chunk, 0))) parts.push(chunk);
    at = end;
  }
  const file = concatBytes(parts);
  new DataView(file).setUint32(4, file.byteLength - 8, true);
  return file;
}

function nameAt(bytes: Uint8Array, at: number): string {
  return String.fromCharCode(...bytes.slice(at, at + 4));
}

/** Concatenates byte arrays. */
export function concatBytes(parts: readonly Uint8Array[]): ArrayBuffer {
  const whole = new Uint8Array(parts.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole.buffer;
}

/** Reads a photo from the start on each call. */
type Originals = (photo: string) => Promise<Chunks | null>;

export interface StrippedRecord {
  /** Sizes and hashes are those of the stripped photos, so that the copy can be imported. */
  readonly record: LossRecord;
  readonly original: Originals;
  /** Original hashes of the stripped photos, by id. */
  readonly addedAs: ReadonlyMap<string, string>;
  /** Photos and videos of types that cannot be stripped. */
  readonly asTheyCame: readonly string[];
}

/**
 * Removes the location from every supported photo of a record. Holds one photo in memory; each is read again when the
 * file is written.
 */
export async function stripRecordLocations(record: LossRecord, original: Originals): Promise<StrippedRecord> {
  const addedAs = new Map<string, string>();
  const asTheyCame: string[] = [];
  const photos: LossRecord['photos'][number][] = [];
  for (const photo of record.photos) {
    const cleaned = await strippedBytes(photo, original);
    if (cleaned) addedAs.set(photo.id, photo.sha256);
    else if (/^(image|video)\//.test(photo.type)) asTheyCame.push(photo.file);
    photos.push(cleaned ? { ...photo, bytes: cleaned.byteLength, sha256: await sha256(cleaned) } : photo);
  }
  const photoById = new Map(record.photos.map((photo) => [photo.id, photo]));
  return {
    record: { ...record, photos },
    addedAs,
    asTheyCame,
    original: async (id) => {
      const photo = photoById.get(id);
      const cleaned = photo && addedAs.has(id) ? await strippedBytes(photo, original) : null;
      return cleaned ? chunksOf(new Blob([cleaned])) : original(id);
    },
  };
}

/** Null if the photo cannot be stripped or its bytes do not match its hash. */
async function strippedBytes(photo: LossRecord['photos'][number], original: Originals): Promise<ArrayBuffer | null> {
  if (!canStripLocation(photo.type)) return null;
  const pieces = await original(photo.id);
  for await (const bytes of pieces ?? []) {
    return (await sha256(bytes)) === photo.sha256 ? stripPhotoLocation(bytes, photo.type) : null;
  }
  return null;
}
