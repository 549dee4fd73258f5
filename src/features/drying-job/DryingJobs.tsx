import { type LanguageTag, localeOf } from '#content/i18n/locale.ts';
import type { DryingJobMessages } from '#content/i18n/tool-messages.ts';
import { blankJob, type JobRecord } from '#core/drying-job/record/record.ts';
import { dryingJobs } from '../../lib/storage/job-store.ts';
import { RecordPlace } from '../records/RecordRouter.tsx';
import { type Beginning, useRecords } from '../records/use-records.ts';
import { LatePlan } from './export/LazyPlan.tsx';
import { useSharedPlan } from './export/use-shared-plan.ts';
import { TakeFile } from './OpenFile.tsx';

/** What the page hands to the drying job. */
export interface DryingJobsProps {
  readonly words: DryingJobMessages;
  readonly language: LanguageTag;
}

/** Loaded with the first job that is opened. */
const loadOpenJob = () => import('./OpenJob.tsx');

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
      importRecord={() => <TakeFile words={words} locale={locale} taken={state.show} />}
    />
  );
}
