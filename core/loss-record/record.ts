import { blankRecordOf, blankRowOf } from '../records/blank-record.ts';
import type { RecordOf } from '../records/shape.ts';
import { type Row, shape, type TableName, tables } from './shape.ts';

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
