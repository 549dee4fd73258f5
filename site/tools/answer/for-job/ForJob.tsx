import { useState } from 'react';
import { say } from '#content/locale/say.ts';
import { recordAddress } from '../../../device/records/record-address.ts';
import type { AnswerWords, Shown } from '../../calculator/calculator.ts';
import { jobRoomIn } from './job-room.ts';

interface ForJobProps {
  readonly title: string;
  readonly shown: Shown;
  readonly said: AnswerWords;
}

/** Where the calculator was opened from a room of a drying job: the way back, and its count as the technician's own number. */
export function ForJob({ title, shown: { result, locale }, said: { forJob, jobsAt } }: ForJobProps) {
  const [at] = useState(() => jobRoomIn(window.location.hash));
  const [came, setCame] = useState<'done' | 'failed' | null>(null);
  const count = (result as Readonly<Record<string, unknown>>).unitsNeeded;
  if (!at || typeof count !== 'number') return null;
  const put = async () => {
    const { putIntoJob } = await import('./put-into-job.ts');
    setCame((await putIntoJob(at, count, say(forJob.why, { title }, locale))) ? 'done' : 'failed');
  };
  return (
    <div className="no-print">
      <p>
        <button type="button" className="btn" onClick={() => void put()}>
          {say(forJob.put, { count }, locale)}
        </button>{' '}
        <a href={`${jobsAt}${recordAddress(at.job)}`}>{forJob.back}</a>
      </p>
      <p role="status">{came && say(forJob[came], { count }, locale)}</p>
    </div>
  );
}
