import { type LanguageTag, localeOf } from '#content/locale/locale.ts';
import type { DryingJobWords } from '#content/words/claim-words.ts';
import { blankJob, type JobRecord } from '#core/drying-job/kept/record.ts';
import { dryingJobs } from '../../device/store/records/job-store.ts';
import { RecordPlace } from '../record/list/RecordPlace.tsx';
import { type Beginning, useRecords } from '../record/list/use-records.ts';
import { LatePlan } from './send/plan-link/LatePlan.tsx';
import { useSharedPlan } from './send/plan-link/use-shared-plan.ts';
import { TakeFile } from './TakeFile.tsx';

/** What the page hands to the drying job. */
export interface DryingJobsProps {
  readonly words: DryingJobWords;
  readonly language: LanguageTag;
}

/** Loaded with the first job that is opened. */
const loadOpenJob = () => import('./open/OpenJob.tsx');

const beginning: Beginning<JobRecord> = { blank: blankJob, from: () => null };

/** The plan of a link, the jobs of this device, or the one that is open. */
export function DryingJobs({ words, language }: DryingJobsProps) {
  const state = useRecords(dryingJobs, beginning);
  const plan = useSharedPlan();
  const locale = localeOf(language);

  if (plan !== null && state.open === null) {
    return <LatePlan hash={plan} words={words} locale={locale} show={state.show} />;
  }
  return (
    <RecordPlace
      state={state}
      words={words}
      locale={locale}
      load={loadOpenJob}
      show={({ OpenJob }, id) => <OpenJob key={id} id={id} list={state} words={words} locale={locale} />}
      takeIn={() => <TakeFile words={words} locale={locale} taken={state.show} />}
    />
  );
}
