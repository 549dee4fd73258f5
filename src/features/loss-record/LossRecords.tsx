import { useState } from 'react';
import { type LanguageTag, type Locale, localeOf } from '#content/i18n/locale.ts';
import type { LossRecordMessages } from '#content/i18n/tool-messages.ts';
import { blankRecord, type LossRecord } from '#core/loss-record/record.ts';
import { FileButton, recordFiles } from '../../components/FileButton.tsx';
import { lossRecords } from '../../lib/storage/record-store.ts';
import { RecordRouter } from '../records/RecordRouter.tsx';
import styles from '../records/record.module.css';
import { type NewRecordSource, useRecords } from '../records/use-records.ts';
import type { Step } from './export/import-record.ts';
import type { Origin } from './new-record-from.ts';
import type { Places } from './Section.tsx';

/** What a new record starts from, by URL hash. */
const origins: Readonly<Record<string, Origin>> = { '#from-assessment': 'assessment', '#from-claim': 'claim' };

/** A loss record starts blank, or with data of this device that is loaded on demand. */
const beginningIn = ({ sampleRecord }: LossRecordMessages): NewRecordSource<LossRecord> => ({
  blank: blankRecord,
  sample: async (id) => (await import('./sample-record.ts')).sampleRecordOf(id, sampleRecord),
  fillSample: async (id) => (await import('./photos/sample-photos.ts')).addSamplePhotos(id, sampleRecord.photos),
  from: (hash) => {
    const origin = origins[hash];
    return origin ? async () => (await import('./new-record-from.ts')).recordFrom(origin) : null;
  },
});

export interface LossRecordsProps {
  readonly messages: LossRecordMessages;
  readonly language: LanguageTag;
  readonly places: Places;
}

/** Loaded when a record is first opened. */
const loadOpenRecord = () => import('./RecordPage.tsx');

/** The list of loss records, or the open one. */
export function LossRecords({ messages, language, places }: LossRecordsProps) {
  const [beginning] = useState(() => beginningIn(messages));
  const state = useRecords(lossRecords, beginning);
  const locale = localeOf(language);
  return (
    <RecordRouter
      state={state}
      messages={messages}
      locale={locale}
      load={loadOpenRecord}
      show={({ OpenRecord }, id) => (
        <OpenRecord key={id} id={id} list={state} messages={messages} locale={locale} places={places} />
      )}
      picture={<RecordPicture />}
      importRecord={(records) => (
        <ImportRecord known={records.map(({ id }) => id)} messages={messages} locale={locale} taken={state.show} />
      )}
    />
  );
}

/** The file for the adjuster: a page with a list and photos. */
function RecordPicture() {
  return (
    <>
      <rect data-fill="tint" x="58" y="8" width="110" height="128" />
      <rect data-fill="paper" x="32" y="4" width="112" height="132" />
      <rect data-fill="river" x="32" y="4" width="112" height="10" />
      <path d="M42 28h60M42 66h92M42 80h92M42 94h92M42 108h92M42 122h60M112 66v56" />
      {[42, 76, 110].map((x) => (
        <rect key={x} data-fill="rule" x={x} y="36" width="26" height="20" />
      ))}
    </>
  );
}

interface ImportRecordProps {
  /** Ids of the records on the device. */
  readonly known: readonly string[];
  readonly messages: LossRecordMessages;
  readonly locale: Locale;
  readonly taken: (id: string) => void;
}

/** Imports a copy. The reader is loaded once a file is chosen. */
function ImportRecord({ known, messages, locale, taken }: ImportRecordProps) {
  const { taking } = messages;
  const [step, setStep] = useState<Step>({ message: '' });
  const go = async (next: () => Promise<Step>) => {
    setStep({ message: taking.reading });
    try {
      const found = await next();
      setStep(found);
      if (found.taken) taken(found.taken);
    } catch {
      setStep({ message: taking.failed });
    }
  };
  const read = async (file: File) => {
    const { readCopy } = await import('./export/import-record.ts');
    return readCopy(file, { known, messages, locale });
  };
  return (
    <section className={styles.section} aria-labelledby="record-taking">
      <h2 id="record-taking">{taking.title}</h2>
      <p className={styles.lead}>{taking.lead}</p>
      <FileButton
        label={taking.choose}
        accept={recordFiles}
        isSingle
        take={([file]) => file && void go(() => read(file))}
      />
      <p role="status">{step.message}</p>
      {step.offered && (
        <p className={styles.buttons}>
          {step.offered.choices.map(({ label, take }, at) => (
            <button key={label} type="button" className={at ? 'btn btn-alt' : 'btn'} onClick={() => void go(take)}>
              {label}
            </button>
          ))}
          <button type="button" className="btn btn-alt" onClick={() => setStep({ message: '' })}>
            {step.offered.cancel}
          </button>
        </p>
      )}
    </section>
  );
}
