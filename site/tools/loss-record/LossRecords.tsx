import type { LossRecordWords } from '#content/en/claim/loss-record.ts';
import { type LanguageTag, type Locale, localeOf } from '#content/locale/locale.ts';
import { RecordList } from './record/RecordList.tsx';
import { RecordPage } from './record/RecordPage.tsx';
import styles from './record/record.module.css';
import { isKept, useRecord } from './record/use-record.ts';
import { type RecordsState, useRecords } from './record/use-records.ts';

/** What the page hands to the loss record. */
export interface LossRecordsProps {
  readonly words: LossRecordWords;
  readonly language: LanguageTag;
  /** Where the claim clock stands in this language. */
  readonly claimClock: string;
}

/** The records of this device, or the one that is open. Nothing is sent from here. */
export function LossRecords({ words, language, claimClock }: LossRecordsProps) {
  const state = useRecords();
  const locale = localeOf(language);
  const { records, open } = state;
  if (records === 'looking') return <p>{words.list.looking}</p>;
  if (records === 'refused') return <p className={styles.fault}>{words.list.refused}</p>;
  if (open === null) return <RecordList records={records} state={state} words={words} locale={locale} />;
  return <OpenRecord key={open} id={open} list={state} words={words} locale={locale} claimClock={claimClock} />;
}

interface OpenRecordProps {
  readonly id: string;
  readonly list: RecordsState;
  readonly words: LossRecordWords;
  readonly locale: Locale;
  readonly claimClock: string;
}

function OpenRecord({ id, list, words, locale, claimClock }: OpenRecordProps) {
  const state = useRecord(id);
  const { shown } = state;
  return (
    <>
      <p>
        <button type="button" className="btn btn-alt" onClick={() => list.show(null)}>
          {words.list.all}
        </button>
      </p>
      {shown === 'looking' && <p>{words.list.looking}</p>}
      {shown === 'gone' && <p className={styles.fault}>{words.list.gone}</p>}
      {typeof shown === 'object' && !('record' in shown) && <p className={styles.fault}>{words.list.unread}</p>}
      {isKept(shown) && (
        <RecordPage
          kept={shown}
          state={state}
          words={words}
          locale={locale}
          claimClock={claimClock}
          erase={() => void list.remove([id])}
        />
      )}
    </>
  );
}
