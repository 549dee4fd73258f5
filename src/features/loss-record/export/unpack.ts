import { BlobReader, type Entry, TextWriter, ZipReader } from '@zip.js/zip.js/lib/zip-core-custom.js';
import { fileFormat, packedJobName } from '#core/drying-job/record/shape.ts';
import { isObject } from '#core/lib/json-object.ts';
import { type LeftOut, type LossRecord, read } from '#core/loss-record/record.ts';
import type { ReadError } from '#core/records/read.ts';

import { type Salvage, salvageFrom } from './salvage.ts';

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

const [headBytes, headMark] = [30, 0x0403_4b50];

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
