import { type LanguageTag, localeOf } from '#content/i18n/locale.ts';
import type { LossRecordMessages } from '#content/i18n/tool-messages.ts';
import { lossRecords } from '../../lib/storage/record-store.ts';
import { RecordPlace } from '../records/RecordRouter.tsx';
import { useRecords } from '../records/use-records.ts';
import { TakeCopy } from './export/ImportCopy.tsx';
import { beginning } from './initial-record.ts';
import type { Places } from './section-props.ts';

/** What the page hands to the loss record. */
export interface LossRecordsProps {
  readonly words: LossRecordMessages;
  readonly language: LanguageTag;
  readonly places: Places;
}

/** Loaded with the first record that is opened. */
const loadOpenRecord = () => import('./OpenRecord.tsx');

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
      importRecord={(records) => (
        <TakeCopy known={records.map(({ id }) => id)} words={words} locale={locale} taken={state.show} />
      )}
    />
  );
}
