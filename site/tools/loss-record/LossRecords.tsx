import { useCallback } from 'react';
import { type LanguageTag, localeOf } from '#content/locale/locale.ts';
import type { LossRecordWords } from '#content/words/claim-words.ts';
import { lossRecords } from '../../device/store/records/record-store.ts';
import type { LoadWords } from '../record/list/load-words.ts';
import { RecordPlace } from '../record/list/RecordPlace.tsx';
import { useRecords } from '../record/list/use-records.ts';
import { TakeCopy } from './copy/TakeCopy.tsx';
import { beginning } from './record/begin/beginning.ts';
import type { FirstWords } from './record/begin/first-words.ts';
import type { Places } from './record/section/part.ts';

/** What the page hands to the loss record. */
export interface LossRecordsProps {
  readonly words: FirstWords;
  readonly loadWords: LoadWords<LossRecordWords>;
  readonly language: LanguageTag;
  readonly places: Places;
}

/** The loss records of this device, or the one that is open. */
export function LossRecords({ words, loadWords, language, places }: LossRecordsProps) {
  const state = useRecords(lossRecords, beginning);
  const locale = localeOf(language);
  const load = useCallback(() => Promise.all([import('./record/OpenRecord.tsx'), loadWords()]), [loadWords]);
  return (
    <RecordPlace
      state={state}
      words={words}
      locale={locale}
      load={load}
      show={([{ OpenRecord }, all], id) => (
        <OpenRecord key={id} id={id} list={state} words={all} locale={locale} places={places} />
      )}
      takeIn={(records) => (
        <TakeCopy
          known={records.map(({ id }) => id)}
          words={words}
          loadWords={loadWords}
          locale={locale}
          taken={state.show}
        />
      )}
    />
  );
}
