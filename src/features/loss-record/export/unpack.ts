import { BlobReader, type Entry, TextWriter, ZipReader } from '@zip.js/zip.js/lib/zip-core-custom.js';
import { fileFormat, packedJobName } from '#core/drying-job/record/shape.ts';
import { isObject } from '#core/lib/json-object.ts';
import { type LeftOut, type LossRecord, read } from '#core/loss-record/record.ts';
import type { ReadError } from '#core/records/read.ts';

type Photo = LossRecord['photos'][number];

/** A readable copy: the record, what could not be read, and access to its photos. */
export interface Copy {
  readonly record: LossRecord;
  readonly leftOut: readonly LeftOut[];
  /** Whether the archive is damaged and this is what could be recovered. */
  readonly isSalvaged: boolean;
  /** The bytes of a photo; null if missing. The caller verifies the hash. */
  readonly original: (photo: Photo) => Promise<Blob | null>;
}

export type Unpacked =
  | { readonly ok: true; readonly copy: Copy }
  | { readonly ok: false; readonly error: ReadError | 'damaged' | 'drying-job' };

/** Reads up to `most` bytes of a path; null if missing. May reject. */
type Bytes = (path: string, most: number) => Promise<Blob | null>;

/** Name of the record in the ZIP file. */
export const recordName = 'record.json';

/** A record of thousands of rows is a hundredth of it. */
export const mostRecordBytes = 30_000_000;

/** Reads a copy: a ZIP file, or its record.json alone, which has no photos. Stores nothing. */
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

/** Rejects or returns null if the archive's directory or its record is damaged. */
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
    // Other files of the archive may be intact.
    return bytes(path, size).catch(() => null);
  };
  return { ok: true, copy: { record: reading.record, leftOut: reading.leftOut, isSalvaged, original } };
}

/** Version numbers of jobs and records overlap, so check the format first. */
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

/** The declared size is untrusted: the output is limited. */
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
 * A stored (uncompressed) entry as a slice of the archive, so that a video is never held in memory. Null for others.
 * The caller verifies the hash.
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

/** A stream that collects at most that many bytes and errors beyond them. */
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

/** Contents recovered from a ZIP file without a central directory. */
export interface Salvage {
  readonly has: (path: string) => boolean;
  /** That many bytes of a path; null if the file ends before. The caller verifies them. */
  readonly bytes: (path: string, most: number) => Promise<Blob | null>;
  /** Text of a path up to the next ZIP signature; null if there is none. */
  readonly text: (path: string, most: number) => Promise<string | null>;
}

const step = 4_000_000;
/** Local file header: signature, 26 bytes, name. */
const headBytes = 30;
const longestName = 512;
/** ZIP signatures start with "PK": 3, 4 before an entry and 7, 8 after it. */
const [p, k] = [0x50, 0x4b];

/**
 * Scans a ZIP file for local file headers. Our files are stored uncompressed, so their bytes can be sliced. False
 * headers inside of photos are harmless, since hashes are verified.
 */
export async function salvageFrom(file: Blob): Promise<Salvage> {
  const places = new Map<string, number>();
  for (let from = 0; from < file.size; from += step) {
    const bytes = new Uint8Array(await file.slice(from, from + step + headBytes + longestName).arrayBuffer());
    for (let at = bytes.indexOf(p); at >= 0 && at < step; at = bytes.indexOf(p, at + 1)) {
      const found = headAt(bytes, at);
      // The first match of a name is the entry itself.
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

/** Second halves of the signatures that can follow an entry: data descriptor, next header, central directory. */
const ends = [0x0708, 0x0304, 0x0102];

/** Offset of the signature that ends an entry; -1 if the file was truncated before it. */
function endOf(bytes: Uint8Array): number {
  for (let at = bytes.indexOf(p); at >= 0; at = bytes.indexOf(p, at + 1)) {
    const mark = (bytes[at + 2] ?? 0) * 0x100 + (bytes[at + 3] ?? 0);
    if (bytes[at + 1] === k && ends.includes(mark)) return at;
  }
  return -1;
}
