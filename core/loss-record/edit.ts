import { type AppliedTo, applyTo, type EditOf } from '../records/edit.ts';
import { type AnyRow, rowsIn } from '../records/shape.ts';
import type { LossRecord } from './record.ts';
import { type SectionName, shape, type TableName } from './shape.ts';

/** One change of a loss record. */
export type Edit = EditOf<SectionName, TableName>;

/** The record after the change, and the edit that takes it back exactly. */
export type Applied = AppliedTo<LossRecord, Edit>;

/** A loss record with one change. */
export function apply(record: LossRecord, edit: Edit): Applied {
  // What takes a change back is made in the places in which the change was.
  return applyTo(shape, record, edit) as Applied;
}

/** The rows of a table, with their fields by name. */
export function rowsOf(record: LossRecord, table: TableName): readonly AnyRow[] {
  return rowsIn(record, table);
}
