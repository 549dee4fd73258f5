import { type ComponentType, useEffect, useState } from 'react';
import { type LanguageTag, localeOf } from '#content/locale/locale.ts';
import type { LossRecordWords } from '#content/words/claim-words.ts';
import { lossRecords } from '../../device/store/records/record-store.ts';
import type { LoadWords } from '../record/list/load-words.ts';
import { RecordList } from '../record/list/RecordList.tsx';
import { usePlace } from '../record/list/use-place.ts';
import { useRecords } from '../record/list/use-records.ts';
import styles from '../record/record.module.css';
import { TakeCopy } from './copy/TakeCopy.tsx';
import { beginning } from './record/begin/beginning.ts';
import type { FirstWords } from './record/begin/first-words.ts';
import type { OpenRecordProps } from './record/OpenRecord.tsx';
import type { Places } from './record/section/part.ts';

/** What the page hands to the loss record. */
export interface LossRecordsProps {
  readonly words: FirstWords;
  readonly loadWords: LoadWords<LossRecordWords>;
  readonly language: LanguageTag;
  readonly places: Places;
}

interface Part {
  readonly Open: ComponentType<OpenRecordProps>;
  readonly all: LossRecordWords;
}

/** The records of this device, or the one that is open. Nothing is sent from here. */
export function LossRecords({ words, loadWords, language, places }: LossRecordsProps) {
  const state = useRecords(lossRecords, beginning);
  const [part, setPart] = useState<Part | 'failed' | null>(null);
  const place = usePlace();
  const { records, open } = state;
  const locale = localeOf(language);

  useEffect(() => {
    if (open === null) return;
    // Whoever only looks at the list does not wait for a record's forms, nor for their words.
    void Promise.all([import('./record/OpenRecord.tsx'), loadWords()]).then(
      ([{ OpenRecord }, all]) => setPart({ Open: OpenRecord, all }),
      () => setPart('failed'),
    );
  }, [open, loadWords]);

  if (records === 'looking') return <p className={styles.looking}>{words.list.looking}</p>;
  if (records === 'refused') return <p className={styles.fault}>{words.list.refused}</p>;
  if (open === null) {
    return (
      <div ref={place} tabIndex={-1} className={styles.place}>
        <RecordList records={records} state={state} words={words} locale={locale}>
          <TakeCopy
            known={records.map(({ id }) => id)}
            words={words}
            loadWords={loadWords}
            locale={locale}
            taken={state.show}
          />
        </RecordList>
      </div>
    );
  }
  return (
    <div ref={place} tabIndex={-1} className={styles.place}>
      <p>
        <button type="button" className="btn btn-alt" onClick={() => state.show(null)}>
          {words.list.all}
        </button>
      </p>
      {part === 'failed' && <p className={styles.fault}>{words.list.notLoaded}</p>}
      {part === null && <p>{words.list.looking}</p>}
      {part !== null && part !== 'failed' && (
        <part.Open key={open} id={open} list={state} words={part.all} locale={locale} places={places} />
      )}
    </div>
  );
}
