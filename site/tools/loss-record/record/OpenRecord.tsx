import type { Locale } from '#content/locale/locale.ts';
import type { LossRecordWords } from '#content/words/claim-words.ts';
import type { LossRecord } from '#core/claim/loss-record/record.ts';
import { lossRecords } from '../../../device/store/records/record-store.ts';
import { isKept } from '../../record/edit-queue.ts';
import type { RecordsState } from '../../record/list/use-records.ts';
import styles from '../../record/record.module.css';
import { useRecord } from '../../record/use-record.ts';
import { RecordPage } from './RecordPage.tsx';
import type { Places } from './section/part.ts';

export interface OpenRecordProps {
  readonly id: string;
  readonly list: RecordsState<LossRecord>;
  readonly words: LossRecordWords;
  readonly locale: Locale;
  readonly places: Places;
}

/** The open record, or why there is none to show. */
export function OpenRecord({ id, list, words, locale, places }: OpenRecordProps) {
  const state = useRecord(lossRecords, id);
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
          places={places}
          erase={() => void list.remove([id])}
        />
      )}
    </>
  );
}
