import { fromFile } from '#core/drying-job/record/job-file.ts';
import { type JobRecord, mergeJobs } from '#core/drying-job/record/record.ts';
import { isObject } from '#core/lib/json-object.ts';
import { hasOriginal } from '../../../lib/storage/chunks.ts';
import { dryingJobs } from '../../../lib/storage/job-store.ts';
import { isZip } from './is-zip.ts';
import { jsonIn } from './json-in.ts';
import type { NoJob, PackedJob } from './packed-job.ts';

/** How a file came in: the job that it is now, and how many entries could not be read, or photos not be taken in. */
export type ImportedFile =
  | { readonly ok: true; readonly id: string; readonly leftOut: number }
  | { readonly ok: false; readonly error: NoJob | 'newer' | 'kept' };

/**
 * Takes a job file in, alone or with its photos: as a job of its own, or into the one of the same id, in which nothing is
 * overwritten. Photos come one by one after their rows; taking the same file again brings the rest.
 */
export async function importFile(file: Blob): Promise<ImportedFile> {
  const packed = (await isZip(file)) ? await unpacked(file) : null;
  if (typeof packed === 'string') return { ok: false, error: packed };
  const json = jsonIn(packed ? packed.text : await file.text());
  const reading = fromFile(json);
  if (!reading.ok) return isLossRecord(json) ? { ok: false, error: 'loss-record' } : reading;
  const { record, leftOut } = reading;
  const mine = await dryingJobs.find(record.id);
  if (mine && !('record' in mine)) return { ok: false, error: 'newer' };
  const kept = mine ? await dryingJobs.edit(record.id, mergeJobs(mine.record, record)) : await dryingJobs.put(record);
  if (!kept.ok) return { ok: false, error: 'kept' };
  const lost = packed ? await takePhotos(record, packed) : 0;
  return { ok: true, id: record.id, leftOut: leftOut.length + lost };
}

async function unpacked(file: Blob): Promise<PackedJob | NoJob> {
  const { unpackedJob } = await import('./packed-job.ts');
  return unpackedJob(file);
}

/** Whether it is the JSON of a loss record, which alone lists things and what they cost. */
function isLossRecord(json: unknown): boolean {
  return isObject(json) && 'things' in json && 'costs' in json;
}

/** Keeps the bytes of the photos that the device has not. How many were not whole, or found no room. */
async function takePhotos(record: JobRecord, packed: PackedJob): Promise<number> {
  const { thumbnailOf } = await import('../../loss-record/photos/thumbnail.ts');
  let lost = 0;
  for (const photo of record.photos) {
    if (await hasOriginal(record.id, photo.id)) continue;
    const file = await packed.photo(photo);
    const bytes = file && { original: await file.arrayBuffer(), picture: await thumbnailOf(file) };
    const kept = bytes && (await dryingJobs.edit(record.id, { kind: 'several', edits: [] }, { [photo.id]: bytes }));
    if (!kept?.ok) lost += 1;
  }
  return lost;
}
