import type { LossRecordWords } from '#content/en/claim/loss-record.ts';
import type { Locale } from '#content/locale/locale.ts';
import { RecordPage } from './RecordPage.tsx';
import styles from './record.module.css';
import { isKept, useRecord } from './use-record.ts';
import type { RecordsState } from './use-records.ts';

export interface OpenRecordProps {
  readonly id: string;
  readonly list: RecordsState;
  readonly words: LossRecordWords;
  readonly locale: Locale;
  readonly claimClock: string;
}

/** The open record, or why there is none to show. */
export function OpenRecord({ id, list, words, locale, claimClock }: OpenRecordProps) {
  const state = useRecord(id);
  const { shown } = state;
  return (
    <>
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
