import { applyToJob, type JobEdit, type JobRecord, readJob } from '#core/drying-job/kept/record.ts';
import { recordRoom } from './record-room.ts';

/** The drying jobs of this device. */
export const dryingJobs = recordRoom<JobRecord, JobEdit>({ table: 'jobs', read: readJob, apply: applyToJob });
