import { useRef } from 'react';
import type { Locale } from '#content/i18n/locale.ts';
import { t } from '#content/i18n/t.ts';
import type { CheckMessages } from './check-messages.ts';
import styles from './equipment-check.module.css';
import type { CheckState } from './use-check.ts';
import type { JobGiven } from './use-job.ts';

interface JobFieldProps {
  readonly state: Pick<CheckState, 'job' | 'kept' | 'look' | 'importFile' | 'takeKept' | 'dropJob'>;
  readonly words: CheckMessages;
  readonly locale: Locale;
}

/** The way in for the log: a job of this device, or a job file, which this window alone reads. */
export function JobField({ state, words: { form, errors }, locale }: JobFieldProps) {
  const { job, kept } = state;
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
      {!isGiven && kept && (
        <kept.SavedJobs jobs={kept.jobs} choose={(chosen) => void change(state.takeKept(chosen))} words={form} />
      )}
      {!isGiven && !kept && (
        <p>
          <button type="button" className="btn btn-alt" onClick={state.look}>
            {form.onDevice}
          </button>
        </p>
      )}
      {!isGiven && (
        <p>
          <label className={`btn btn-alt ${styles.fileButton}`}>
            {form.file}
            <input
              type="file"
              accept=".json,.zip,application/json,application/zip"
              onChange={({ target }) => {
                const [file] = target.files ?? [];
                if (file) void change(state.importFile(file));
                target.value = '';
              }}
            />
          </label>
        </p>
      )}
      <p role="status" ref={said} tabIndex={-1}>
        {isGiven && t(form.ofJob, { name: job.record.title || form.untitled }, locale)}{' '}
        {isGiven && job.leftOut > 0 && t(form.leftOut, { count: job.leftOut }, locale)}
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
