import { fromFile } from '#core/drying-job/kept/from-file.ts';
import { mergeJobs } from '#core/drying-job/kept/record.ts';
import { dryingJobs } from '../../../device/records/job-store.ts';

/** How a file came in: the job that it is now, and how many entries could not be read. */
export type TakenFile =
  | { readonly ok: true; readonly id: string; readonly leftOut: number }
  | { readonly ok: false; readonly error: 'not-a-record' | 'newer' | 'kept' };

/** Takes a job file in: as a job of its own, or into the one of the same id, in which nothing is overwritten. */
export async function takeFile(file: Blob): Promise<TakenFile> {
  const reading = fromFile(jsonIn(await file.text()));
  if (!reading.ok) return reading;
  const { record, leftOut } = reading;
  const mine = await dryingJobs.find(record.id);
  if (mine && !('record' in mine)) return { ok: false, error: 'newer' };
  const kept = mine ? await dryingJobs.edit(record.id, mergeJobs(mine.record, record)) : await dryingJobs.put(record);
  return kept.ok ? { ok: true, id: record.id, leftOut: leftOut.length } : { ok: false, error: 'kept' };
}

function jsonIn(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
