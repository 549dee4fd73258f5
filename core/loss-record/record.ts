import { type AppliedTo, applyTo, type EditOf } from '../records/edit.ts';
import { mergeAs } from '../records/merge.ts';
import { type LeftOutOf, type PlaceOf, type ReadingOf, readAs } from '../records/read.ts';
import { type AnyRow, blankRecordOf, blankRowOf, type RecordOf, rowsIn } from '../records/shape.ts';
import { type Row, type SectionName, shape, type TableName, tables } from './shape.ts';

/** Stored record of a loss. Every field may be empty. */
export type LossRecord = RecordOf<typeof shape>;

/** A new, empty record. */
export function blankRecord(id: string, title = ''): LossRecord {
  return blankRecordOf(shape, id, title);
}

/** A new, empty row. */
export function blankRow<Name extends TableName>(name: Name, id: string): Row<Name> {
  return blankRowOf(tables[name], id) as Row<Name>;
}

export type Edit = EditOf<SectionName, TableName>;

/** The edited record and the exact inverse edit, or an error. */
export type Applied = AppliedTo<LossRecord, Edit>;

/** Applies an edit to a record. */
export function apply(record: LossRecord, edit: Edit): Applied {
  // The inverse edit names the same sections and tables.
  return applyTo(shape, record, edit) as Applied;
}

/** The rows of a table, with their fields by name. */
export function rowsOf(record: LossRecord, table: TableName): readonly AnyRow[] {
  return rowsIn(record, table);
}

/** A value that was invalid and left out: "things 3 costEach". */
export type LeftOut = LeftOutOf<PlaceOf<typeof shape>>;

export type Reading = ReadingOf<LossRecord, PlaceOf<typeof shape>>;

/** Parses an untrusted copy; invalid values are left empty and reported. */
export function read(json: unknown): Reading {
  return readAs(shape, json);
}

/** The edit that merges a copy into a record without overwriting values. */
export function mergeOf(mine: LossRecord, theirs: LossRecord): Edit {
  // It names only what the shape has.
  return mergeAs(shape, mine, theirs) as Edit;
}
