import {
  BlobReader,
  BlobWriter,
  type Entry,
  TextWriter,
  ZipReader,
  ZipWriter,
} from '@zip.js/zip.js/lib/zip-core-custom.js';
import { toFile } from '#core/drying-job/record/job-file.ts';
import type { JobRecord, JobRow } from '#core/drying-job/record/record.ts';
import { packedJobName as jobName } from '#core/drying-job/record/shape.ts';
import { chunksToFile, originalOf } from '../../../lib/storage/chunks.ts';
import { mostRecordBytes, recordName } from '../../loss-record/export/unpack.ts';
import { sha256 } from '../../loss-record/photos/sha256.ts';

function pathOf({ id, file }: JobRow<'photos'>): string {
  return `photos/${id}${/\.[a-z0-9]{1,5}$/i.exec(file)?.[0] ?? ''}`;
}

/** A job with its photos as a ZIP file, and how many photos are missing or changed. */
export async function packedJob(record: JobRecord): Promise<{ readonly file: Blob; readonly missing: number }> {
  // Photos are compressed already.
  const zip = new ZipWriter(new BlobWriter('application/zip'), { level: 0, useWebWorkers: false });
  // First, so that a truncated file still contains it.
  await zip.add(jobName, new BlobReader(new Blob([JSON.stringify(toFile(record), null, 1)])));
  let missing = 0;
  for (const photo of record.photos) {
    const original = await addedOriginal(record.id, photo);
    if (original) await zip.add(pathOf(photo), new BlobReader(original));
    else missing += 1;
  }
  return { file: await zip.close(), missing };
}

/** The original of a photo; null if it is missing or its hash differs. */
async function addedOriginal(job: string, { id, file, type, sha256: hash }: JobRow<'photos'>): Promise<File | null> {
  const pieces = await originalOf(job, id);
  const original = pieces && (await chunksToFile(pieces, file, type));
  return original && (await sha256(await original.arrayBuffer())) === hash ? original : null;
}

/** A job's ZIP file: its JSON, and access to photos with verified hashes. */
export interface PackedJob {
  readonly text: string;
  readonly photo: (photo: JobRow<'photos'>) => Promise<File | null>;
}

/** Why a ZIP file is no job. */
export type PackedJobError = 'damaged' | 'not-a-record' | 'loss-record';

/** Reads the ZIP file of a job. */
export async function unpackedJob(file: Blob): Promise<PackedJob | PackedJobError> {
  const entries = await new ZipReader(new BlobReader(file), { useWebWorkers: false }).getEntries().catch(() => null);
  const byName = new Map(entries?.map((entry) => [entry.filename, entry]));
  const text = await textOf(byName.get(jobName));
  if (text !== null) return { text, photo: (photo) => photoOf(byName.get(pathOf(photo)), photo) };
  if (!entries || byName.has(jobName)) return 'damaged';
  return byName.has(recordName) ? 'loss-record' : 'not-a-record';
}

async function textOf(entry: Entry | undefined): Promise<string | null> {
  if (!entry || entry.directory || entry.uncompressedSize > mostRecordBytes) return null;
  return entry.getData(new TextWriter(), { checkSignature: true }).catch(() => null);
}

async function photoOf(entry: Entry | undefined, photo: JobRow<'photos'>): Promise<File | null> {
  if (!entry || entry.directory || entry.uncompressedSize !== photo.bytes) return null;
  const blob = await entry.getData(new BlobWriter(photo.type)).catch(() => null);
  if (!blob || (await sha256(await blob.arrayBuffer())) !== photo.sha256) return null;
  return new File([blob], photo.file, { type: photo.type });
}
