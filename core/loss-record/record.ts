import { type AppliedTo, applyTo, type EditOf } from '../records/edit.ts';
import { mergeAs } from '../records/merge.ts';
import { type LeftOutOf, type PlaceOf, type ReadingOf, readAs } from '../records/read.ts';
import { type AnyRow, blankRecordOf, blankRowOf, type RecordOf, rowsIn } from '../records/shape.ts';
import { type Row, type SectionName, shape, type TableName, tables } from './shape.ts';

/** One loss, as its owner wrote it down. Every field may be empty. */
export type LossRecord = RecordOf<typeof shape>;

/** A record in which nothing is written yet. */
export function blankRecord(id: string, title = ''): LossRecord {
  return blankRecordOf(shape, id, title);
}

/** A row in which nothing is written yet. */
export function blankRow<Name extends TableName>(name: Name, id: string): Row<Name> {
  return blankRowOf(tables[name], id) as Row<Name>;
}

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

/** A place in a copy whose content was left out: "things 3 costEach". */
export type LeftOut = LeftOutOf<PlaceOf<typeof shape>>;

export type Reading = ReadingOf<LossRecord, PlaceOf<typeof shape>>;

/** A loss record out of anything at all; what could not be read is named. */
export function read(json: unknown): Reading {
  return readAs(shape, json);
}

/** The edit that brings a copy into a loss record. Nothing that stands in the record is overwritten. */
export function mergeOf(mine: LossRecord, theirs: LossRecord): Edit {
  // It names only what the shape has.
  return mergeAs(shape, mine, theirs) as Edit;
}
