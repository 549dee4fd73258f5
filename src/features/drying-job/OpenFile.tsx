import { useId, useState } from 'react';
import type { Locale } from '#content/i18n/locale.ts';
import { t } from '#content/i18n/t.ts';
import type { DryingJobMessages } from '#content/i18n/tool-messages.ts';
import styles from '../records/record.module.css';

interface TakeFileProps {
  readonly words: Pick<DryingJobMessages, 'list' | 'taking'>;
  readonly locale: Locale;
  /** Opens the job that came in. */
  readonly taken: (id: string) => void;
}

/** The way in for a job file. What reads it is asked for only then. */
export function TakeFile({ words: { taking, list }, locale, taken }: TakeFileProps) {
  const id = useId();
  const [said, setSaid] = useState('');
  const [fault, setFault] = useState('');
  const take = async (file: File) => {
    setFault('');
    try {
      const { importFile } = await import('./export/import-file.ts');
      const result = await importFile(file);
      if (!result.ok) return setFault(taking.errors[result.error]);
      const { leftOut } = result;
      setSaid([taking.done, leftOut > 0 && t(taking.leftOut, { count: leftOut }, locale)].filter(Boolean).join(' '));
      if (leftOut === 0) taken(result.id);
    } catch {
      // Without a line neither the reader of files comes, nor a file that is in the cloud alone.
      setFault(list.notLoaded);
    }
  };
  return (
    <section className={styles.section} aria-labelledby={`${id}-title`}>
      <h2 id={`${id}-title`}>{taking.title}</h2>
      <p className={styles.lead}>{taking.lead}</p>
      <label className={`btn btn-alt ${styles.fileButton}`}>
        {taking.choose}
        <input
          type="file"
          accept=".json,.zip,application/json,application/zip"
          onChange={(event) => {
            const [file] = event.target.files ?? [];
            event.target.value = '';
            if (file) void take(file);
          }}
        />
      </label>
      <p role="status">{said}</p>
      {fault && (
        <p className={styles.fault} role="alert">
          {fault}
        </p>
      )}
    </section>
  );
}
