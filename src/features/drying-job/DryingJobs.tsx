import { type ComponentType, useEffect, useId, useState } from 'react';
import { type LanguageTag, type Locale, localeOf } from '#content/i18n/locale.ts';
import { t } from '#content/i18n/t.ts';
import type { DryingJobMessages } from '#content/i18n/tool-messages.ts';
import { blankJob, type JobRecord } from '#core/drying-job/record/record.ts';
import { FileButton, recordFiles } from '../../components/FileButton.tsx';
import { dryingJobs } from '../../lib/storage/job-store.ts';
import { RecordRouter } from '../records/RecordRouter.tsx';
import styles from '../records/record.module.css';
import { type NewRecordSource, useRecords } from '../records/use-records.ts';
import { isPlanHash } from './export/plan-hash.ts';
import type { SharedPlanProps } from './export/SharedPlan.tsx';

export interface DryingJobsProps {
  readonly messages: DryingJobMessages;
  readonly language: LanguageTag;
}

/** Loaded when a job is first opened. */
const loadOpenJob = () => import('./OpenJob.tsx');

const beginningIn = ({ sampleJob }: DryingJobMessages): NewRecordSource<JobRecord> => ({
  blank: blankJob,
  sample: async (id) => (await import('./sample-job.ts')).sampleJobOf(id, sampleJob),
  from: () => null,
});

/** The shared plan of a link, the list of jobs, or the open job. */
export function DryingJobs({ messages, language }: DryingJobsProps) {
  const [beginning] = useState(() => beginningIn(messages));
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
      picture={<ReportPicture />}
      importRecord={() => <ImportFile messages={messages} locale={locale} taken={state.show} />}
    />
  );
}

/** The first page of the report: header, verdict and a chart that falls to its goal. */
function ReportPicture() {
  return (
    <>
      <rect data-fill="paper" x="36" y="4" width="128" height="132" />
      <rect data-fill="river" x="36" y="4" width="128" height="10" />
      <path d="M46 24h50M46 34h70M46 44h60" />
      <rect data-fill="go" x="46" y="52" width="108" height="12" />
      <path d="M50 74v50h104M50 80l34 18 34 14 36 6M50 92l34 12 34 10 36 3" />
      <path d="M50 119h104" strokeDasharray="4 3" />
    </>
  );
}

interface ImportFileProps {
  readonly messages: Pick<DryingJobMessages, 'list' | 'taking'>;
  readonly locale: Locale;
  readonly taken: (id: string) => void;
}

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
      // Offline, neither the module nor a cloud file can be read.
      setError(list.notLoaded);
    }
  };
  return (
    <section className={styles.section} aria-labelledby={`${id}-title`}>
      <h2 id={`${id}-title`}>{taking.title}</h2>
      <p className={styles.lead}>{taking.lead}</p>
      <FileButton label={taking.choose} accept={recordFiles} isSingle take={([file]) => file && void take(file)} />
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

/** The URL hash if it holds a plan; null otherwise. */
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
