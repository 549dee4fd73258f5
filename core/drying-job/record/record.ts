import { type AppliedTo, applyTo, type EditOf } from '../../records/edit.ts';
import { mergeAs } from '../../records/merge.ts';
import { type PlaceOf, type ReadingOf, readAs } from '../../records/read.ts';
import { blankRecordOf, blankRowOf, type RecordOf, type RowOf } from '../../records/shape.ts';
import { type SectionName, shape, type TableName } from './shape.ts';

/** Stored record of a drying job. Every field may be empty. */
export type JobRecord = RecordOf<typeof shape>;

export type JobRow<Name extends TableName> = RowOf<(typeof shape)['tables'][Name]>;

export type JobTable<Name extends TableName> = readonly JobRow<Name>[];

export type JobEdit = EditOf<SectionName, TableName>;

export type JobReading = ReadingOf<JobRecord, PlaceOf<typeof shape>>;

/** A new, empty job. */
export function blankJob(id: string, title = ''): JobRecord {
  return blankRecordOf(shape, id, title);
}

/** A new, empty row. */
export function blankJobRow<Name extends TableName>(table: Name, id: string): JobRow<Name> {
  return blankRowOf(shape.tables[table], id) as JobRow<Name>;
}

/** Applies an edit; returns the new job and the exact inverse edit. */
export function applyToJob(record: JobRecord, edit: JobEdit): AppliedTo<JobRecord, JobEdit> {
  // The inverse edit names the same sections and tables.
  return applyTo(shape, record, edit) as AppliedTo<JobRecord, JobEdit>;
}

/** Parses a stored job. */
export function readJob(json: unknown): JobReading {
  return readAs(shape, json);
}

/** The edit that merges a copy into a job without overwriting values. */
export function mergeJobs(mine: JobRecord, theirs: JobRecord): JobEdit {
  return mergeAs(shape, mine, theirs) as JobEdit;
}
