import { applyToJob, type JobEdit, type JobRecord, readJob } from '#core/drying-job/record/record.ts';
import { recordRepository } from './record-repository.ts';

export const dryingJobs = recordRepository<JobRecord, JobEdit>({ table: 'jobs', read: readJob, apply: applyToJob });
