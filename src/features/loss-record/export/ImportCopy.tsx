import { useState } from 'react';
import type { Locale } from '#content/i18n/locale.ts';
import type { LossRecordMessages } from '#content/i18n/tool-messages.ts';
import styles from '../../records/record.module.css';
import type { Step } from './read-copy.ts';

interface TakeCopyProps {
  /** Ids of the records on the device. */
  readonly known: readonly string[];
  readonly words: LossRecordMessages;
  readonly locale: Locale;
  readonly taken: (id: string) => void;
}

/** Takes a copy back. What reads one comes when one is chosen. */
export function TakeCopy({ known, words, locale, taken }: TakeCopyProps) {
  const { taking } = words;
  const [step, setStep] = useState<Step>({ said: '' });
  const go = async (next: () => Promise<Step>) => {
    setStep({ said: taking.reading });
    try {
      const found = await next();
      setStep(found);
      if (found.taken) taken(found.taken);
    } catch {
      setStep({ said: taking.failed });
    }
  };
  const read = async (file: File) => {
    const { readCopy } = await import('./read-copy.ts');
    return readCopy(file, { known, words, locale });
  };
  return (
    <section className={styles.section} aria-labelledby="record-taking">
      <h2 id="record-taking">{taking.title}</h2>
      <p className={styles.lead}>{taking.lead}</p>
      <label className={`btn btn-alt ${styles.fileButton}`}>
        {taking.choose}
        <input
          type="file"
          accept=".zip,.json,application/zip,application/json"
          onChange={({ target }) => {
            const [file] = target.files ?? [];
            if (file) void go(() => read(file));
            target.value = '';
          }}
        />
      </label>
      <p role="status">{step.said}</p>
      {step.offered && (
        <p className={styles.buttons}>
          {step.offered.ways.map(({ label, take }, at) => (
            <button key={label} type="button" className={at ? 'btn btn-alt' : 'btn'} onClick={() => void go(take)}>
              {label}
            </button>
          ))}
          <button type="button" className="btn btn-alt" onClick={() => setStep({ said: '' })}>
            {step.offered.cancel}
          </button>
        </p>
      )}
    </section>
  );
}
