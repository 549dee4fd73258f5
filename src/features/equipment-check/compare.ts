import { jobOf } from '#core/drying-job/record/job-of.ts';
import type { JobRecord } from '#core/drying-job/record/record.ts';
import { type EquipmentCheck, equipmentCheckOf, jobOfRooms } from '#core/equipment-check/check.ts';
import {
  type CheckError,
  checkInputOf,
  type AmbiguousField,
  ambiguousField,
  type TypedCheck,
} from '#core/equipment-check/input.ts';

/** A check, or what is wrong with which field, and what a text in doubt may mean. */
export type Compared =
  | { readonly ok: true; readonly check: EquipmentCheck }
  | {
      readonly ok: false;
      readonly error: CheckError;
      readonly fields: readonly string[];
      readonly inDoubt: AmbiguousField | null;
    };

/** Puts what was typed in a language beside the rooms of the form, or beside a job of its own rooms and log. */
export function compare(typed: TypedCheck, record: JobRecord | null, language: string): Compared {
  const hasJob = record !== null;
  const read = checkInputOf(typed, hasJob, language);
  if (!read.ok) return { ...read, inDoubt: ambiguousField(typed, hasJob, language) };
  const job = record === null ? jobOfRooms(read.value) : jobOf(record);
  return { ok: true, check: equipmentCheckOf(job, read.value.lines) };
}
