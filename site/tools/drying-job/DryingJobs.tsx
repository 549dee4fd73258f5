import { type ComponentType, useEffect, useState } from 'react';
import type { JobListWords } from '#content/en/claim/drying-job/list.ts';
import { type LanguageTag, localeOf } from '#content/locale/locale.ts';
import type { DryingJobWords } from '#content/words/claim-words.ts';
import { blankJob, type JobRecord } from '#core/drying-job/kept/record.ts';
import { dryingJobs } from '../../device/store/records/job-store.ts';
import type { LoadWords } from '../record/list/load-words.ts';
import { RecordList } from '../record/list/RecordList.tsx';
import { usePlace } from '../record/list/use-place.ts';
import { type Beginning, useRecords } from '../record/list/use-records.ts';
import styles from '../record/record.module.css';
import type { OpenJobProps } from './open/OpenJob.tsx';
import { LatePlan } from './send/plan-link/LatePlan.tsx';
import { useSharedPlan } from './send/plan-link/use-shared-plan.ts';
import { TakeFile } from './TakeFile.tsx';

/** What the page hands to the drying job. */
export interface DryingJobsProps {
  readonly words: JobListWords;
  readonly loadWords: LoadWords<DryingJobWords>;
  readonly language: LanguageTag;
}

interface Part {
  readonly Open: ComponentType<OpenJobProps>;
  readonly all: DryingJobWords;
}

const beginning: Beginning<JobRecord> = { blank: blankJob, from: () => null };

/** The jobs of this device, or the one that is open. Nothing is sent from here. */
export function DryingJobs({ words, loadWords, language }: DryingJobsProps) {
  const state = useRecords(dryingJobs, beginning);
  const plan = useSharedPlan();
  const [part, setPart] = useState<Part | 'failed' | null>(null);
  const place = usePlace();
  const { records, open } = state;
  const locale = localeOf(language);

  useEffect(() => {
    if (open === null) return;
    // Whoever only looks at the list does not wait for a job's forms and formulas, nor for their words.
    void Promise.all([import('./open/OpenJob.tsx'), loadWords()]).then(
      ([{ OpenJob }, all]) => setPart({ Open: OpenJob, all }),
      () => setPart('failed'),
    );
  }, [open, loadWords]);

  if (plan !== null && open === null) {
    return <LatePlan hash={plan} words={words} loadWords={loadWords} locale={locale} show={state.show} />;
  }
  if (records === 'looking') return <p className={styles.looking}>{words.list.looking}</p>;
  if (records === 'refused') return <p className={styles.fault}>{words.list.refused}</p>;
  if (open === null) {
    return (
      <div ref={place} tabIndex={-1} className={styles.place}>
        <RecordList records={records} state={state} words={words} locale={locale}>
          <TakeFile words={words} locale={locale} taken={state.show} />
        </RecordList>
      </div>
    );
  }
  return (
    <div ref={place} tabIndex={-1} className={styles.place}>
      <p>
        <button type="button" className="btn btn-alt" onClick={() => state.show(null)}>
          {words.list.all}
        </button>
      </p>
      {part === 'failed' && <p className={styles.fault}>{words.list.notLoaded}</p>}
      {part === null && <p>{words.list.looking}</p>}
      {part !== null && part !== 'failed' && (
        <part.Open key={open} id={open} list={state} words={part.all} locale={locale} />
      )}
    </div>
  );
}
