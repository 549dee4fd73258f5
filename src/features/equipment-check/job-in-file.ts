import { fromFile } from '#core/drying-job/record/job-file.ts';
import type { JobRecord } from '#core/drying-job/record/record.ts';
import { isZip } from '../drying-job/export/is-zip.ts';
import { jsonIn } from '../drying-job/export/json-in.ts';

/** A job out of a file that somebody chose, with how many of its entries could not be read. */
export type JobInFile =
  | { readonly ok: true; readonly record: JobRecord; readonly leftOut: number }
  | { readonly ok: false; readonly error: 'not-a-record' | 'newer' };

/** Reads a job file in this window, alone or packed with its photos. Nothing of it is kept. */
export async function jobInFile(file: Blob): Promise<JobInFile> {
  const reading = fromFile(jsonIn(await textOf(file)));
  return reading.ok ? { ok: true, record: reading.record, leftOut: reading.leftOut.length } : reading;
}

async function textOf(file: Blob): Promise<string> {
  if (!(await isZip(file))) return file.text();
  const { unpackedJob } = await import('../drying-job/export/packed-job.ts');
  const packed = await unpackedJob(file);
  return typeof packed === 'string' ? '' : packed.text;
}
