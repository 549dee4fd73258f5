import { useRef, useState } from 'react';
import type { Locale } from '#content/locale/locale.ts';
import { say } from '#content/locale/say.ts';
import type { JobRecord } from '#core/drying-job/kept/record.ts';
import type { CheckWords } from '../check-words.ts';
import styles from '../equipment-check.module.css';
import type { CheckState } from '../use-check.ts';
import type { JobGiven } from '../use-job.ts';

interface JobFieldProps {
  readonly id: string;
  readonly state: Pick<CheckState, 'job' | 'takeFile' | 'takeKept' | 'dropJob'>;
  readonly words: CheckWords;
  readonly locale: Locale;
}

/** The way in for the log: a job of this device, or a job file, which this window alone reads. */
export function JobField({ id, state, words: { form, errors }, locale }: JobFieldProps) {
  const { job } = state;
  const said = useRef<HTMLParagraphElement>(null);
  const isGiven = job.kind === 'job';
  const change = async (changing: Promise<JobGiven>) => {
    const { kind } = await changing;
    // What was pressed is gone then.
    if (kind !== 'fault') said.current?.focus();
  };
  return (
    <section className={styles.part}>
      <h2>{form.job}</h2>
      <p className={styles.hint}>{form.jobHint}</p>
      {!isGiven && <OnDevice words={form} lost={errors['not-loaded']} take={(kept) => change(state.takeKept(kept))} />}
      {!isGiven && (
        <p className={styles.field}>
          <label htmlFor={`${id}file`}>{form.file}</label>
          <input
            id={`${id}file`}
            type="file"
            accept=".json,.zip,application/json,application/zip"
            onChange={({ target }) => {
              const [file] = target.files ?? [];
              if (file) void change(state.takeFile(file));
              target.value = '';
            }}
          />
        </p>
      )}
      <p role="status" ref={said} tabIndex={-1}>
        {isGiven && say(form.ofJob, { name: job.record.title || form.untitled }, locale)}{' '}
        {isGiven && job.leftOut > 0 && say(form.leftOut, { count: job.leftOut }, locale)}
      </p>
      {isGiven && (
        <p>
          <button type="button" className="btn btn-alt" onClick={() => void change(state.dropJob())}>
            {form.without}
          </button>
        </p>
      )}
      {job.kind === 'fault' && (
        <p className={styles.fault} role="alert">
          {errors[job.error]}
        </p>
      )}
    </section>
  );
}

interface OnDeviceProps {
  readonly words: CheckWords['form'];
  /** What is said where the line is gone. */
  readonly lost: string;
  readonly take: (job: JobRecord) => Promise<void>;
}

/** The jobs of this device, once somebody asks for them. */
function OnDevice({ words, lost, take }: OnDeviceProps) {
  const [found, setFound] = useState<Found | 'lost' | null>(null);
  if (found === 'lost' || found === null) {
    return (
      <>
        <p>
          <button type="button" className="btn btn-alt" onClick={() => void look().then(setFound)}>
            {words.onDevice}
          </button>
        </p>
        {found && (
          <p className={styles.fault} role="alert">
            {lost}
          </p>
        )}
      </>
    );
  }
  return <found.KeptJobs jobs={found.jobs} choose={(job) => void take(job)} words={words} />;
}

type Found = Exclude<Awaited<ReturnType<typeof look>>, 'lost'>;

/** The list and what shows it: neither is part of the first load. */
async function look() {
  try {
    const { KeptJobs, keptJobs } = await import('./KeptJobs.tsx');
    return { KeptJobs, jobs: await keptJobs() };
  } catch {
    return 'lost' as const;
  }
}
