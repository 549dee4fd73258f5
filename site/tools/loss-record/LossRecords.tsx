import { type ComponentType, useEffect, useState } from 'react';
import type { LossRecordWords } from '#content/en/claim/loss-record.ts';
import { type LanguageTag, localeOf } from '#content/locale/locale.ts';
import type { OpenRecordProps } from './record/OpenRecord.tsx';
import { RecordList } from './record/RecordList.tsx';
import styles from './record/record.module.css';
import { useRecords } from './record/use-records.ts';

/** What the page hands to the loss record. */
export interface LossRecordsProps {
  readonly words: LossRecordWords;
  readonly language: LanguageTag;
  /** Where the claim clock stands in this language. */
  readonly claimClock: string;
}

type Part = ComponentType<OpenRecordProps>;

/** The records of this device, or the one that is open. Nothing is sent from here. */
export function LossRecords({ words, language, claimClock }: LossRecordsProps) {
  const state = useRecords();
  const [Open, setOpen] = useState<Part | 'failed' | null>(null);
  const { records, open } = state;
  const locale = localeOf(language);

  useEffect(() => {
    if (open === null) return;
    // Whoever only looks at the list does not wait for a record's forms.
    void import('./record/OpenRecord.tsx').then(
      ({ OpenRecord }) => setOpen(() => OpenRecord),
      () => setOpen('failed'),
    );
  }, [open]);

  if (records === 'looking') return <p>{words.list.looking}</p>;
  if (records === 'refused') return <p className={styles.fault}>{words.list.refused}</p>;
  if (open === null) return <RecordList records={records} state={state} words={words} locale={locale} />;
  return (
    <>
      <p>
        <button type="button" className="btn btn-alt" onClick={() => state.show(null)}>
          {words.list.all}
        </button>
      </p>
      {Open === 'failed' && <p className={styles.fault}>{words.list.notLoaded}</p>}
      {Open === null && <p>{words.list.looking}</p>}
      {Open !== null && Open !== 'failed' && (
        <Open key={open} id={open} list={state} words={words} locale={locale} claimClock={claimClock} />
      )}
    </>
  );
}
