import type { Locale } from '#content/i18n/locale.ts';
import type { LossRecordMessages } from '#content/i18n/tool-messages.ts';
import type { LossRecord } from '#core/loss-record/record.ts';
import { lossRecords } from '../../lib/storage/record-store.ts';
import { isKept } from '../records/edit-queue.ts';
import styles from '../records/record.module.css';
import { useRecord } from '../records/use-record.ts';
import type { RecordsState } from '../records/use-records.ts';
import { RecordPage } from './RecordPage.tsx';
import type { Places } from './section-props.ts';

export interface OpenRecordProps {
  readonly id: string;
  readonly list: RecordsState<LossRecord>;
  readonly words: LossRecordMessages;
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
