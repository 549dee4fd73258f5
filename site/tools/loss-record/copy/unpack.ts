import { BlobReader, type Entry, TextWriter, Uint8ArrayWriter, ZipReader } from '@zip.js/zip.js/lib/zip-core-custom.js';
import { type LeftOut, type ReadError, read } from '#core/loss-record/read.ts';
import type { LossRecord } from '#core/loss-record/record.ts';
import { sha256 } from '../photos/sha256.ts';

/** A copy that can be read: the record, what of it could not be, and the bytes of its photos one by one. */
export interface Copy {
  readonly record: LossRecord;
  readonly leftOut: readonly LeftOut[];
  /** The bytes of a photo as they were added; null where they are missing or have changed since. */
  readonly original: (photo: LossRecord['photos'][number]) => Promise<ArrayBuffer | null>;
}

export type Unpacked =
  | { readonly ok: true; readonly copy: Copy }
  | { readonly ok: false; readonly error: ReadError | 'damaged' };

/** Reads a copy: the ZIP file of a record, or its record.json alone, which brings no photos. */
export async function unpack(file: Blob): Promise<Unpacked> {
  const begins = new Uint8Array(await file.slice(0, 2).arrayBuffer());
  const isZip = begins[0] === 0x50 && begins[1] === 0x4b;
  try {
    return isZip ? await unpackZip(file) : unpackJson(await file.text(), new Map());
  } catch {
    return { ok: false, error: isZip ? 'damaged' : 'not-a-record' };
  }
}

async function unpackZip(file: Blob): Promise<Unpacked> {
  const entries = await new ZipReader(new BlobReader(file), { useWebWorkers: false }).getEntries();
  const byName = new Map(entries.map((entry) => [entry.filename, entry]));
  const json = byName.get('record.json');
  if (!json || json.directory) return { ok: false, error: 'not-a-record' };
  return unpackJson(await json.getData(new TextWriter(), { checkSignature: true }), byName);
}

function unpackJson(text: string, entries: ReadonlyMap<string, Entry>): Unpacked {
  const json: unknown = JSON.parse(text);
  const reading = read(json);
  if (!reading.ok) return reading;
  const paths = pathsIn(json);
  const original: Copy['original'] = async ({ id, sha256: hash }) => {
    const entry = entries.get(paths.get(id) ?? '');
    const bytes = entry && (await bytesOf(entry));
    return bytes && (await sha256(bytes)) === hash ? bytes : null;
  };
  return { ok: true, copy: { record: reading.record, leftOut: reading.leftOut, original } };
}

function pathsIn(json: unknown): ReadonlyMap<string, string> {
  const files = typeof json === 'object' && json !== null && 'files' in json ? json.files : null;
  if (typeof files !== 'object' || files === null) return new Map();
  return new Map(Object.entries(files).map(([id, path]) => [id, String(path)]));
}

async function bytesOf(entry: Entry): Promise<ArrayBuffer | null> {
  if (entry.directory) return null;
  try {
    const { buffer } = await entry.getData(new Uint8ArrayWriter());
    return buffer as ArrayBuffer;
  } catch {
    // This file alone is damaged; the others may be whole.
    return null;
  }
}
