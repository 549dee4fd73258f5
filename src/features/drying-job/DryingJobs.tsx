import type { ComponentType } from 'react';
import { useEffect, useId, useState } from 'react';
import type { Locale } from '#content/i18n/locale.ts';
import { type LanguageTag, localeOf } from '#content/i18n/locale.ts';
import { t } from '#content/i18n/t.ts';
import type { DryingJobMessages } from '#content/i18n/tool-messages.ts';
import { blankJob, type JobRecord } from '#core/drying-job/record/record.ts';
import { dryingJobs } from '../../lib/storage/job-store.ts';
import { RecordPlace } from '../records/RecordRouter.tsx';
import styles from '../records/record.module.css';
import { type Beginning, useRecords } from '../records/use-records.ts';
import { isPlanHash } from './export/plan-hash.ts';
import type { SharedPlanProps } from './export/SharedPlan.tsx';

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

interface TakeFileProps {
  readonly words: Pick<DryingJobMessages, 'list' | 'taking'>;
  readonly locale: Locale;
  /** Opens the job that came in. */
  readonly taken: (id: string) => void;
}

/** The way in for a job file. What reads it is asked for only then. */
function TakeFile({ words: { taking, list }, locale, taken }: TakeFileProps) {
  const id = useId();
  const [said, setSaid] = useState('');
  const [fault, setFault] = useState('');
  const take = async (file: File) => {
    setFault('');
    try {
      const { importFile } = await import('./export/import-file.ts');
      const result = await importFile(file);
      if (!result.ok) return setFault(taking.errors[result.error]);
      const { leftOut } = result;
      setSaid([taking.done, leftOut > 0 && t(taking.leftOut, { count: leftOut }, locale)].filter(Boolean).join(' '));
      if (leftOut === 0) taken(result.id);
    } catch {
      // Without a line neither the reader of files comes, nor a file that is in the cloud alone.
      setFault(list.notLoaded);
    }
  };
  return (
    <section className={styles.section} aria-labelledby={`${id}-title`}>
      <h2 id={`${id}-title`}>{taking.title}</h2>
      <p className={styles.lead}>{taking.lead}</p>
      <label className={`btn btn-alt ${styles.fileButton}`}>
        {taking.choose}
        <input
          type="file"
          accept=".json,.zip,application/json,application/zip"
          onChange={(event) => {
            const [file] = event.target.files ?? [];
            event.target.value = '';
            if (file) void take(file);
          }}
        />
      </label>
      <p role="status">{said}</p>
      {fault && (
        <p className={styles.fault} role="alert">
          {fault}
        </p>
      )}
    </section>
  );
}

interface Part {
  readonly Plan: ComponentType<SharedPlanProps>;
}

/** The plan of a link. Its formulas are loaded only where there is one. */
function LatePlan(plan: SharedPlanProps) {
  const { list } = plan.words;
  const [part, setPart] = useState<Part | 'failed' | null>(null);
  useEffect(() => {
    void import('./export/SharedPlan.tsx').then(
      ({ SharedPlan }) => setPart({ Plan: SharedPlan }),
      () => setPart('failed'),
    );
  }, []);
  if (part === 'failed') return <p className={styles.fault}>{list.notLoaded}</p>;
  return part === null ? <p>{list.looking}</p> : <part.Plan {...plan} key={plan.hash} />;
}

/** The end of the address where a plan came with it; null otherwise. */
function useSharedPlan(): string | null {
  const [hash, setHash] = useState<string | null>(null);
  useEffect(() => {
    const follow = () => setHash(isPlanHash(window.location.hash) ? window.location.hash : null);
    follow();
    window.addEventListener('hashchange', follow);
    return () => window.removeEventListener('hashchange', follow);
  }, []);
  return hash;
}
