import { fromFile } from '#core/drying-job/record/job-file.ts';
import { type JobRecord, mergeJobs } from '#core/drying-job/record/record.ts';
import { isObject } from '#core/lib/json-object.ts';
import { hasOriginal } from '../../../lib/storage/chunks.ts';
import { dryingJobs } from '../../../lib/storage/job-store.ts';
import { isZip, parseJson } from '../../records/files.ts';
import type { PackedJob, PackedJobError } from './packed-job.ts';

/** Result of an import: the job's id and how many rows or photos were left out. */
export type ImportedFile =
  | { readonly ok: true; readonly id: string; readonly leftOut: number }
  | { readonly ok: false; readonly error: PackedJobError | 'newer' | 'kept' };

/**
 * Imports a job file with or without photos: as a new job, or merged into the one with the same id without
 * overwriting. Photos follow one by one; importing again adds the rest.
 */
export async function importFile(file: Blob): Promise<ImportedFile> {
  const packed = (await isZip(file)) ? await unpacked(file) : null;
  if (typeof packed === 'string') return { ok: false, error: packed };
  const json = parseJson(packed ? packed.text : await file.text());
  const reading = fromFile(json);
  if (!reading.ok) return isLossRecord(json) ? { ok: false, error: 'loss-record' } : reading;
  const { record, leftOut } = reading;
  const mine = await dryingJobs.find(record.id);
  if (mine && !('record' in mine)) return { ok: false, error: 'newer' };
  const saved = mine ? await dryingJobs.edit(record.id, mergeJobs(mine.record, record)) : await dryingJobs.put(record);
  if (!saved.ok) return { ok: false, error: 'kept' };
  const lost = packed ? await takePhotos(record, packed) : 0;
  return { ok: true, id: record.id, leftOut: leftOut.length + lost };
}

async function unpacked(file: Blob): Promise<PackedJob | PackedJobError> {
  const { unpackedJob } = await import('./packed-job.ts');
  return unpackedJob(file);
}

function isLossRecord(json: unknown): boolean {
  return isObject(json) && 'things' in json && 'costs' in json;
}

/** Stores photos that are missing on the device. Returns how many were damaged or did not fit. */
async function takePhotos(record: JobRecord, packed: PackedJob): Promise<number> {
  const { thumbnailOf } = await import('../../loss-record/photos/thumbnail.ts');
  let lost = 0;
  for (const photo of record.photos) {
    if (await hasOriginal(record.id, photo.id)) continue;
    const file = await packed.photo(photo);
    const bytes = file && { original: await file.arrayBuffer(), picture: await thumbnailOf(file) };
    const saved = bytes && (await dryingJobs.edit(record.id, { kind: 'several', edits: [] }, { [photo.id]: bytes }));
    if (!saved?.ok) lost += 1;
  }
  return lost;
}
