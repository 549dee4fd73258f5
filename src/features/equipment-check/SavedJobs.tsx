import type { JobRecord } from '#core/drying-job/record/record.ts';
import { dryingJobs } from '../../lib/storage/job-store.ts';
import type { CheckMessages } from './check-messages.ts';
import styles from './equipment-check.module.css';

/** The jobs of this device that can be read, the one changed last first; none where the browser refuses storage. */
export async function savedJobs(): Promise<readonly JobRecord[]> {
  const kept = await dryingJobs.list().catch(() => []);
  return kept.flatMap((each) => ('record' in each ? [each.record] : []));
}

interface KeptJobsProps {
  readonly jobs: readonly JobRecord[];
  readonly choose: (job: JobRecord) => void;
  readonly words: CheckMessages['form'];
}

/** What was pressed to see them is gone. */
const takeFocus = (place: HTMLElement | null) => (place?.querySelector('button') ?? place)?.focus();

/** The jobs of this device, one to press for each. */
export function SavedJobs({ jobs, choose, words }: KeptJobsProps) {
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
