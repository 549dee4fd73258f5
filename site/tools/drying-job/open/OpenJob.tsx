import type { Locale } from '#content/locale/locale.ts';
import type { DryingJobWords } from '#content/words/claim-words.ts';
import type { JobRecord } from '#core/drying-job/kept/record.ts';
import { dryingJobs } from '../../../device/store/records/job-store.ts';
import { isKept } from '../../record/edit-queue.ts';
import type { RecordsState } from '../../record/list/use-records.ts';
import styles from '../../record/record.module.css';
import { useRecord } from '../../record/use-record.ts';
import { JobPage } from './JobPage.tsx';

export interface OpenJobProps {
  readonly id: string;
  readonly list: RecordsState<JobRecord>;
  readonly words: DryingJobWords;
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
