import { fromFile } from '#core/drying-job/kept/from-file.ts';
import type { JobRecord } from '#core/drying-job/kept/record.ts';

/** A job out of a file that somebody chose, with how many of its entries could not be read. */
export type JobInFile =
  | { readonly ok: true; readonly record: JobRecord; readonly leftOut: number }
  | { readonly ok: false; readonly error: 'not-a-record' | 'newer' };

/** Reads a job file in this window. Nothing of it is kept. */
export async function jobInFile(file: Blob): Promise<JobInFile> {
  const reading = fromFile(jsonIn(await file.text()));
  return reading.ok ? { ok: true, record: reading.record, leftOut: reading.leftOut.length } : reading;
}

function jsonIn(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
