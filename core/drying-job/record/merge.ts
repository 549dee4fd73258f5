import { mergeAs } from '../../records/merge.ts';
import type { JobEdit, JobRecord } from './record.ts';
import { shape } from './shape.ts';

/** The edit that brings a copy into a job. Nothing that stands in the job is overwritten. */
export function mergeJobs(mine: JobRecord, theirs: JobRecord): JobEdit {
  return mergeAs(shape, mine, theirs) as JobEdit;
}
