import { type AppliedTo, applyTo, type EditOf } from '../../records/edit.ts';
import { mergeAs } from '../../records/merge.ts';
import { type PlaceOf, type ReadingOf, readAs } from '../../records/read.ts';
import { blankRecordOf, blankRowOf, type RecordOf, type RowOf } from '../../records/shape.ts';
import { type SectionName, shape, type TableName } from './shape.ts';

/** One drying job, as its technician wrote it down. Every field may be empty. */
export type JobRecord = RecordOf<typeof shape>;

/** One row of a job's table. */
export type JobRow<Name extends TableName> = RowOf<(typeof shape)['tables'][Name]>;

/** The rows of a job's table. */
export type JobTable<Name extends TableName> = readonly JobRow<Name>[];

/** One change of a job. */
export type JobEdit = EditOf<SectionName, TableName>;

export type JobReading = ReadingOf<JobRecord, PlaceOf<typeof shape>>;

/** A job in which nothing is written yet. */
export function blankJob(id: string, title = ''): JobRecord {
  return blankRecordOf(shape, id, title);
}

/** A row in which nothing is written yet. */
export function blankJobRow<Name extends TableName>(table: Name, id: string): JobRow<Name> {
  return blankRowOf(shape.tables[table], id) as JobRow<Name>;
}

/** A job with one change, and the edit that takes it back exactly. */
export function applyToJob(record: JobRecord, edit: JobEdit): AppliedTo<JobRecord, JobEdit> {
  // What takes a change back is made in the places in which the change was.
  return applyTo(shape, record, edit) as AppliedTo<JobRecord, JobEdit>;
}

/** A job out of what the device kept. */
export function readJob(json: unknown): JobReading {
  return readAs(shape, json);
}

/** The edit that brings a copy into a job. Nothing that stands in the job is overwritten. */
export function mergeJobs(mine: JobRecord, theirs: JobRecord): JobEdit {
  return mergeAs(shape, mine, theirs) as JobEdit;
}
