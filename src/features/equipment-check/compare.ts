import { fromFile } from '#core/drying-job/record/job-file.ts';
import { jobOf } from '#core/drying-job/record/job-of.ts';
import type { JobRecord } from '#core/drying-job/record/record.ts';
import { type EquipmentCheck, equipmentCheckOf, jobOfRooms } from '#core/equipment-check/check.ts';
import {
  type AmbiguousField,
  ambiguousField,
  type CheckError,
  checkInputOf,
  type TypedCheck,
} from '#core/equipment-check/input.ts';
import { isZip, parseJson } from '../records/files.ts';

/** The check, or an error with its fields and the possible meanings of an ambiguous number. */
type Compared =
  | { readonly ok: true; readonly check: EquipmentCheck }
  | {
      readonly ok: false;
      readonly error: CheckError;
      readonly fields: readonly string[];
      readonly inDoubt: AmbiguousField | null;
    };

/** Compares the form with its rooms, or with the rooms and log of a drying job. Numbers are read in the given language. */
export function compare(typed: TypedCheck, record: JobRecord | null, language: string): Compared {
  const hasJob = record !== null;
  const read = checkInputOf(typed, hasJob, language);
  if (!read.ok) return { ...read, inDoubt: ambiguousField(typed, hasJob, language) };
  const job = record === null ? jobOfRooms(read.value) : jobOf(record);
  return { ok: true, check: equipmentCheckOf(job, read.value.lines) };
}

/** A job read from a file, with the number of unreadable entries. */
type JobFileResult =
  | { readonly ok: true; readonly record: JobRecord; readonly leftOut: number }
  | { readonly ok: false; readonly error: 'not-a-record' | 'newer' };

/** Reads a job file, plain or zipped with its photos. Nothing of it is stored. */
export async function readJobFile(file: Blob): Promise<JobFileResult> {
  const reading = fromFile(parseJson(await textOf(file)));
  return reading.ok ? { ok: true, record: reading.record, leftOut: reading.leftOut.length } : reading;
}

async function textOf(file: Blob): Promise<string> {
  if (!(await isZip(file))) return file.text();
  const { unpackedJob } = await import('../drying-job/export/packed-job.ts');
  const packed = await unpackedJob(file);
  return typeof packed === 'string' ? '' : packed.text;
}
