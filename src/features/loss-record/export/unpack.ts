import { BlobReader, type Entry, TextWriter, ZipReader } from '@zip.js/zip.js/lib/zip-core-custom.js';
import { fileFormat, packedJobName } from '#core/drying-job/record/file-format.ts';
import { type LeftOut, read } from '#core/loss-record/read.ts';
import type { LossRecord } from '#core/loss-record/record.ts';
import { isObject } from '#core/records/json-object.ts';
import type { ReadError } from '#core/records/read.ts';

type Photo = LossRecord['photos'][number];

/** A copy that can be read: the record, what of it could not be, and the bytes of its photos one by one. */
export interface Copy {
  readonly record: LossRecord;
  readonly leftOut: readonly LeftOut[];
  /** The file is cut off or damaged: this is what could still be found in it. */
  readonly isSalvaged: boolean;
  /** So many bytes as the photo has, where it stands in the copy; null where there are none. Whether they are whole its hash tells. */
  readonly original: (photo: Photo) => Promise<Blob | null>;
}

export type Unpacked =
  | { readonly ok: true; readonly copy: Copy }
  | { readonly ok: false; readonly error: ReadError | 'damaged' | 'drying-job' };

/** The bytes of a path in the copy, no more than that many; null where it has none. May reject. */
type Bytes = (path: string, most: number) => Promise<Blob | null>;

/** What the record is called in the ZIP file of a copy. */
export const recordName = 'record.json';

/** A record of some thousand entries weighs a hundredth of it. More is no record of ours. */
export const mostRecordBytes = 30_000_000;

/** Reads a copy: the ZIP file of a record, or its record.json alone, which brings no photos. Writes nothing anywhere. */
export async function unpack(file: Blob): Promise<Unpacked> {
  const begins = new Uint8Array(await file.slice(0, 2).arrayBuffer());
  if (begins[0] === 0x50 && begins[1] === 0x4b) return unpackZip(file);
  if (file.size > mostRecordBytes) return { ok: false, error: 'not-a-record' };
  return unpackJson(await file.text(), async () => null, false) ?? { ok: false, error: 'not-a-record' };
}

async function unpackZip(file: Blob): Promise<Unpacked> {
  const whole = await wholeZip(file).catch(() => null);
  if (whole) return whole;
  const salvage: Salvage = await salvageFrom(file);
  const text = await salvage.text(recordName, mostRecordBytes);
  const found = text === null ? null : unpackJson(text, salvage.bytes, true);
  return found ?? { ok: false, error: salvage.has(recordName) ? 'damaged' : 'not-a-record' };
}

/** Rejects, or is null, where the list of the ZIP file or the record in it is damaged. */
async function wholeZip(file: Blob): Promise<Unpacked | null> {
  const entries = await new ZipReader(new BlobReader(file), { useWebWorkers: false }).getEntries();
  const byName = new Map(entries.map((entry) => [entry.filename, entry]));
  const json = byName.get(recordName);
  if (!json && byName.has(packedJobName)) return { ok: false, error: 'drying-job' };
  if (!json || json.directory) return null;
  if (json.uncompressedSize > mostRecordBytes) return { ok: false, error: 'not-a-record' };
  const text = await json.getData(new TextWriter(), { checkSignature: true });
  return unpackJson(text, (path, most) => bytesOf(file, byName.get(path), most), false);
}

function unpackJson(text: string, bytes: Bytes, isSalvaged: boolean): Unpacked | null {
  const json = parsed(text);
  if (json === undefined) return null;
  if (isJob(json)) return { ok: false, error: 'drying-job' };
  const reading = read(json);
  if (!reading.ok) return reading;
  const paths = pathsIn(json);
  const original: Copy['original'] = async ({ id, bytes: size }) => {
    const path = paths.get(id);
    if (path === undefined || size === null) return null;
    // This file alone may be damaged; the others may be whole.
    return bytes(path, size).catch(() => null);
  };
  return { ok: true, copy: { record: reading.record, leftOut: reading.leftOut, isSalvaged, original } };
}

/** Some versions of a job have the number of one of a record, and would be read as an empty one. */
function isJob(json: unknown): boolean {
  return isObject(json) && json.format === fileFormat;
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function pathsIn(json: unknown): ReadonlyMap<string, string> {
  const files = isObject(json) ? json.files : null;
  if (typeof files !== 'object' || files === null) return new Map();
  return new Map(Object.entries(files).map(([id, path]) => [id, String(path)]));
}

/** What an entry says of its size may be a lie: what comes out of it is counted. */
async function bytesOf(file: Blob, entry: Entry | undefined, most: number): Promise<Blob | null> {
  if (!entry || entry.directory || entry.uncompressedSize !== most) return null;
  const stored = await storedIn(file, entry);
  if (stored) return stored;
  const sink = atMost(most);
  await entry.getData(sink.writable);
  return sink.blob();
}

const headMark = 0x0403_4b50;

/**
 * An entry that is not packed, as a part of the file itself: a film never stands in memory. Null for any other. Whether its
 * bytes are whole its hash tells.
 */
async function storedIn(
  file: Blob,
  { offset, compressionMethod, compressedSize, uncompressedSize }: Entry,
): Promise<Blob | null> {
  const head = file.slice(offset, offset + headBytes);
  if (compressionMethod !== 0 || compressedSize !== uncompressedSize || head.size < headBytes) return null;
  const view = new DataView(await head.arrayBuffer());
  if (view.getUint32(0, true) !== headMark) return null;
  const at = offset + headBytes + view.getUint16(26, true) + view.getUint16(28, true);
  const found = file.slice(at, at + compressedSize);
  return found.size === compressedSize ? found : null;
}

/** A stream that gathers so many bytes and no more, in the browser and not in the page: one byte beyond them stops it with an error. */
function atMost(most: number): { readonly writable: WritableStream<Uint8Array>; readonly blob: () => Blob } {
  const gathered: Blob[] = [];
  let size = 0;
  const writable = new WritableStream<Uint8Array>({
    write: (piece) => {
      size += piece.length;
      if (size > most) throw new RangeError(`more than ${most} bytes`);
      gathered.push(new Blob([piece as BlobPart]));
    },
  });
  return { writable, blob: () => new Blob(gathered) };
}

/** What can still be found in a ZIP file whose list of contents is gone. */
export interface Salvage {
  /** Whether anything stands under a path. */
  readonly has: (path: string) => boolean;
  /** So many bytes that stand under a path; null where the file ends before. Whether they are whole the caller checks. */
  readonly bytes: (path: string, most: number) => Promise<Blob | null>;
  /** A text under a path, up to the mark that follows it; null where there is none. */
  readonly text: (path: string, most: number) => Promise<string | null>;
}

const step = 4_000_000;
/** The head of an entry: a mark, 26 bytes, its name. */
const headBytes = 30;
const longestName = 512;
/** "PK" and 3, 4 stand before an entry, "PK" and 7, 8 after it. */
const [p, k] = [0x50, 0x4b];

/**
 * Reads through a ZIP file from its beginning and notes where entries stand. Files of ours are not packed, so that what
 * stands there is what was put in. Bytes of a photo that look like the head of an entry lead to nothing: hashes tell.
 */
export async function salvageFrom(file: Blob): Promise<Salvage> {
  const places = new Map<string, number>();
  for (let from = 0; from < file.size; from += step) {
    const bytes = new Uint8Array(await file.slice(from, from + step + headBytes + longestName).arrayBuffer());
    for (let at = bytes.indexOf(p); at >= 0 && at < step; at = bytes.indexOf(p, at + 1)) {
      const found = headAt(bytes, at);
      // The first of a name is the entry itself.
      if (found && !places.has(found.name)) places.set(found.name, from + at + found.length);
    }
  }
  const at = (path: string) => places.get(path) ?? file.size;
  return {
    has: (path) => places.has(path),
    bytes: async (path, most) => {
      const found = file.slice(at(path), at(path) + most);
      return found.size === most ? found : null;
    },
    text: async (path, most) => {
      const found = new Uint8Array(await file.slice(at(path), at(path) + most).arrayBuffer());
      const end = endOf(found);
      return end < 0 ? null : new TextDecoder().decode(found.subarray(0, end));
    },
  };
}

function headAt(bytes: Uint8Array, at: number): { readonly name: string; readonly length: number } | null {
  if (bytes[at + 1] !== k || bytes[at + 2] !== 3 || bytes[at + 3] !== 4 || at + headBytes > bytes.length) return null;
  const view = new DataView(bytes.buffer, bytes.byteOffset + at, headBytes);
  const [isPacked, name, extra] = [view.getUint16(8, true) !== 0, view.getUint16(26, true), view.getUint16(28, true)];
  if (isPacked || name === 0 || name > longestName) return null;
  const path = new TextDecoder().decode(bytes.subarray(at + headBytes, at + headBytes + name));
  return { name: path, length: headBytes + name + extra };
}

/** Second halves of the marks that end an entry: its own, that of the next one, that of the list of contents. */
const ends = [0x0708, 0x0304, 0x0102];

/** Where the mark stands that ends an entry; -1 where the file was cut before it. */
function endOf(bytes: Uint8Array): number {
  for (let at = bytes.indexOf(p); at >= 0; at = bytes.indexOf(p, at + 1)) {
    const mark = (bytes[at + 2] ?? 0) * 0x100 + (bytes[at + 3] ?? 0);
    if (bytes[at + 1] === k && ends.includes(mark)) return at;
  }
  return -1;
}
