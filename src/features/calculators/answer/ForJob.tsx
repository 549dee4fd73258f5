import { useEffect, useState } from 'react';
import { t } from '#content/i18n/t.ts';
import { recordAddress } from '../../../lib/storage/record-address.ts';
import type { AnswerMessages, Shown } from '../calculator.ts';
import type { ChamberCount } from './chamber-count.ts';
import { jobRoomIn } from './job-room.ts';

interface ForJobProps {
  readonly title: string;
  readonly shown: Shown;
  readonly said: AnswerMessages;
}

/** Where the calculator was opened from a room of a drying job: the way back, and its count as the technician's own number. */
export function ForJob({ title, shown: { result, locale }, said: { forJob, jobsAt } }: ForJobProps) {
  const [at] = useState(() => jobRoomIn(window.location.hash));
  const [came, setCame] = useState<{ readonly how: 'done' | 'failed'; readonly count: number } | null>(null);
  const { unitsNeeded, requiredCapacity } = result as Readonly<Record<string, unknown>>;
  const { others } = at ?? {};
  const chamber = useChamberCount(requiredCapacity, others);
  if (!at || typeof unitsNeeded !== 'number') return null;
  const count = others === undefined ? unitsNeeded : chamber?.count;
  const put = async (own: number) => {
    const why = t(forJob.why, { title }, locale);
    const isPut = await import('./add-to-job.ts').then(
      ({ putIntoJob }) => putIntoJob(at, own, why),
      () => false,
    );
    setCame({ how: isPut ? 'done' : 'failed', count: own });
  };
  return (
    <div className="no-print">
      {chamber && <p>{t(forJob.chamber, { ...chamber, others: others ?? 0 }, locale)}</p>}
      <p>
        {count !== undefined && (
          <button type="button" className="btn" onClick={() => void put(count)}>
            {t(forJob.put, { count }, locale)}
          </button>
        )}{' '}
        <a href={`${jobsAt}${recordAddress(at.job)}`}>{forJob.back}</a>
      </p>
      <p role="status">{came && t(forJob[came.how], { count: came.count }, locale)}</p>
    </div>
  );
}

/** The machines of the whole chamber, where other rooms share it; null until they are worked out. */
function useChamberCount(pints: unknown, others: number | undefined): ChamberCount | null {
  const [counted, setCounted] = useState<ChamberCount | null>(null);
  useEffect(() => {
    if (typeof pints !== 'number' || others === undefined) return;
    let isOld = false;
    void import('./chamber-count.ts').then(({ chamberCount }) => isOld || setCounted(chamberCount(pints, others)));
    return () => {
      isOld = true;
    };
  }, [pints, others]);
  return counted;
}
