import type { Locale } from '#content/i18n/locale.ts';
import type { DryingJobMessages } from '#content/i18n/tool-messages.ts';
import type { JobRecord } from '#core/drying-job/record/record.ts';
import { dryingJobs } from '../../lib/storage/job-store.ts';
import { isKept } from '../records/edit-queue.ts';
import styles from '../records/record.module.css';
import { useRecord } from '../records/use-record.ts';
import type { RecordsState } from '../records/use-records.ts';
import { JobPage } from './JobPage.tsx';

export interface OpenJobProps {
  readonly id: string;
  readonly list: RecordsState<JobRecord>;
  readonly words: DryingJobMessages;
  readonly locale: Locale;
}

/** The open job, or why there is none to show. */
export function OpenJob({ id, list, words, locale }: OpenJobProps) {
  const state = useRecord(dryingJobs, id);
  const { shown } = state;
  return (
    <>
      {shown === 'looking' && <p>{words.list.looking}</p>}
      {shown === 'gone' && <p className={styles.fault}>{words.list.gone}</p>}
      {typeof shown === 'object' && !isKept(shown) && <p className={styles.fault}>{words.list.unread}</p>}
      {isKept(shown) && (
        <JobPage
          record={shown.record}
          state={state}
          words={words}
          locale={locale}
          erase={() => void list.remove([id])}
        />
      )}
    </>
  );
}
