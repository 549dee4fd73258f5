import type { JobRecord } from '#core/drying-job/record/record.ts';
import { dryingJobs } from '../../lib/storage/job-store.ts';
import { isSample } from '../../lib/storage/sample-record.ts';
import type { CheckMessages } from './check-messages.ts';
import styles from './equipment-check.module.css';

/** The readable jobs of this device, last changed first; empty without storage. */
export async function savedJobs(): Promise<readonly JobRecord[]> {
  const entries = await dryingJobs.list().catch(() => []);
  return entries.flatMap((each) => ('record' in each && !isSample(each.id) ? [each.record] : []));
}

interface SavedJobsProps {
  readonly jobs: readonly JobRecord[];
  readonly choose: (job: JobRecord) => void;
  readonly words: CheckMessages['form'];
}

/** The button that showed the list is gone, so the list takes the focus. */
const takeFocus = (place: HTMLElement | null) => (place?.querySelector('button') ?? place)?.focus();

/** A button for each job of this device. */
export function SavedJobs({ jobs, choose, words }: SavedJobsProps) {
  if (jobs.length === 0) {
    return (
      <p role="status" ref={takeFocus} tabIndex={-1}>
        {words.noneOnDevice}
      </p>
    );
  }
  return (
    <p className={styles.buttons} ref={takeFocus}>
      {jobs.map((job) => (
        <button key={job.id} type="button" className="btn btn-alt" onClick={() => choose(job)}>
          {job.title || words.untitled}
        </button>
      ))}
    </p>
  );
}
