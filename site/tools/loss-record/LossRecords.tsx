import { type LanguageTag, localeOf } from '#content/locale/locale.ts';
import type { LossRecordWords } from '#content/words/claim-words.ts';
import { lossRecords } from '../../device/store/records/record-store.ts';
import { RecordPlace } from '../record/list/RecordPlace.tsx';
import { useRecords } from '../record/list/use-records.ts';
import { TakeCopy } from './copy/TakeCopy.tsx';
import { beginning } from './record/begin/beginning.ts';
import type { Places } from './record/section/part.ts';

/** What the page hands to the loss record. */
export interface LossRecordsProps {
  readonly words: LossRecordWords;
  readonly language: LanguageTag;
  readonly places: Places;
}

/** Loaded with the first record that is opened. */
const loadOpenRecord = () => import('./record/OpenRecord.tsx');

/** The loss records of this device, or the one that is open. */
export function LossRecords({ words, language, places }: LossRecordsProps) {
  const state = useRecords(lossRecords, beginning);
  const locale = localeOf(language);
  return (
    <RecordPlace
      state={state}
      words={words}
      locale={locale}
      load={loadOpenRecord}
      show={({ OpenRecord }, id) => (
        <OpenRecord key={id} id={id} list={state} words={words} locale={locale} places={places} />
      )}
      takeIn={(records) => (
        <TakeCopy known={records.map(({ id }) => id)} words={words} locale={locale} taken={state.show} />
      )}
    />
  );
}
