import type { ComponentType } from 'react';
import { useEffect, useId, useState } from 'react';
import type { Locale } from '#content/i18n/locale.ts';
import { type LanguageTag, localeOf } from '#content/i18n/locale.ts';
import { t } from '#content/i18n/t.ts';
import type { DryingJobMessages } from '#content/i18n/tool-messages.ts';
import { blankJob, type JobRecord } from '#core/drying-job/record/record.ts';
import { dryingJobs } from '../../lib/storage/job-store.ts';
import { RecordRouter } from '../records/RecordRouter.tsx';
import styles from '../records/record.module.css';
import { type NewRecordSource, useRecords } from '../records/use-records.ts';
import { isPlanHash } from './export/plan-hash.ts';
import type { SharedPlanProps } from './export/SharedPlan.tsx';

/** What the page hands to the drying job. */
export interface DryingJobsProps {
  readonly messages: DryingJobMessages;
  readonly language: LanguageTag;
}

/** Loaded with the first job that is opened. */
const loadOpenJob = () => import('./OpenJob.tsx');

const beginning: NewRecordSource<JobRecord> = { blank: blankJob, from: () => null };

/** The plan of a link, the jobs of this device, or the one that is open. */
export function DryingJobs({ messages, language }: DryingJobsProps) {
  const state = useRecords(dryingJobs, beginning);
  const plan = useSharedPlan();
  const locale = localeOf(language);

  if (plan !== null && state.open === null) {
    return <LazyPlan hash={plan} messages={messages} locale={locale} show={state.show} />;
  }
  return (
    <RecordRouter
      state={state}
      messages={messages}
      locale={locale}
      load={loadOpenJob}
      show={({ OpenJob }, id) => <OpenJob key={id} id={id} list={state} messages={messages} locale={locale} />}
      importRecord={() => <ImportFile messages={messages} locale={locale} taken={state.show} />}
    />
  );
}

interface ImportFileProps {
  readonly messages: Pick<DryingJobMessages, 'list' | 'taking'>;
  readonly locale: Locale;
  /** Opens the job that came in. */
  readonly taken: (id: string) => void;
}

/** The way in for a job file. What reads it is asked for only then. */
function ImportFile({ messages: { taking, list }, locale, taken }: ImportFileProps) {
  const id = useId();
  const [status, setStatus] = useState('');
  const [error, setError] = useState('');
  const take = async (file: File) => {
    setError('');
    try {
      const { importFile } = await import('./export/import-file.ts');
      const result = await importFile(file);
      if (!result.ok) return setError(taking.errors[result.error]);
      const { leftOut } = result;
      setStatus([taking.done, leftOut > 0 && t(taking.leftOut, { count: leftOut }, locale)].filter(Boolean).join(' '));
      if (leftOut === 0) taken(result.id);
    } catch {
      // Without a line neither the reader of files comes, nor a file that is in the cloud alone.
      setError(list.notLoaded);
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
      <p role="status">{status}</p>
      {error && (
        <p className={styles.error} role="alert">
          {error}
        </p>
      )}
    </section>
  );
}

interface Part {
  readonly Plan: ComponentType<SharedPlanProps>;
}

/** The plan of a link. Its formulas are loaded only where there is one. */
function LazyPlan(plan: SharedPlanProps) {
  const { list } = plan.messages;
  const [part, setPart] = useState<Part | 'failed' | null>(null);
  useEffect(() => {
    void import('./export/SharedPlan.tsx').then(
      ({ SharedPlan }) => setPart({ Plan: SharedPlan }),
      () => setPart('failed'),
    );
  }, []);
  if (part === 'failed') return <p className={styles.error}>{list.notLoaded}</p>;
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
