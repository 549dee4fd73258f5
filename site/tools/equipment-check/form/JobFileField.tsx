import type { Locale } from '#content/locale/locale.ts';
import { say } from '#content/locale/say.ts';
import type { CheckWords } from '../check-words.ts';
import styles from '../equipment-check.module.css';
import type { CheckState } from '../use-check.ts';

interface JobFileProps {
  readonly id: string;
  readonly state: Pick<CheckState, 'job' | 'takeFile' | 'dropFile'>;
  readonly words: CheckWords;
  readonly locale: Locale;
}

/** The way in for the log: a job file, which this window alone reads. */
export function JobFileField({
  id,
  state: { job, takeFile, dropFile },
  words: { form, errors },
  locale,
}: JobFileProps) {
  const name = job.kind === 'job' ? job.record.title || form.untitled : '';
  return (
    <section className={styles.part}>
      <h2>{form.job}</h2>
      <p className={styles.hint}>{form.jobHint}</p>
      {job.kind !== 'job' && (
        <p className={styles.field}>
          <label htmlFor={`${id}file`}>{form.file}</label>
          <input
            id={`${id}file`}
            type="file"
            accept=".json,application/json"
            onChange={({ target }) => {
              const [file] = target.files ?? [];
              target.value = '';
              if (file) void takeFile(file);
            }}
          />
        </p>
      )}
      <p role="status">
        {name && say(form.ofJob, { name }, locale)}{' '}
        {job.kind === 'job' && job.leftOut > 0 && say(form.leftOut, { count: job.leftOut }, locale)}
      </p>
      {job.kind === 'job' && (
        <p>
          <button type="button" className="btn btn-alt" onClick={dropFile}>
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
