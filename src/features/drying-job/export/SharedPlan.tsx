import { useEffect, useMemo, useState } from 'react';
import type { Locale } from '#content/i18n/locale.ts';
import type { DryingJobMessages } from '#content/i18n/tool-messages.ts';
import { derive } from '#core/drying-job/derive.ts';
import { jobOf } from '#core/drying-job/record/job-of.ts';
import type { JobRecord } from '#core/drying-job/record/record.ts';
import { dryingJobs } from '../../../lib/storage/job-store.ts';
import styles from '../../records/record.module.css';
import jobStyles from '../drying-job.module.css';
import { jobFormOf } from '../form.ts';
import { PlanDrawing } from '../plan/PlanDrawing.tsx';
import { PlanTables, Power } from '../plan/PlanTables.tsx';
import { planInHash, type ReadPlan } from './plan-code.ts';

export interface SharedPlanProps {
  readonly hash: string;
  readonly messages: DryingJobMessages;
  readonly locale: Locale;
  readonly show: (id: string | null) => void;
}

/** The plan of a link, or why it cannot be read. Nothing is stored until a job is created from it. */
export function SharedPlan({ hash, messages, locale, show }: SharedPlanProps) {
  const [read, setRead] = useState<ReadPlan | null>(null);
  useEffect(() => {
    let isLeft = false;
    void planInHash(hash, crypto.randomUUID(), messages.planLink.named).then((found) => {
      if (!isLeft) setRead(found);
    });
    return () => {
      isLeft = true;
    };
  }, [hash, messages]);
  if (read === null) return <p>{messages.list.looking}</p>;
  if (!read.ok) {
    return (
      <>
        <p className={styles.error} role="alert">
          {messages.planLink.errors[read.error]}
        </p>
        <Back messages={messages} show={show} />
      </>
    );
  }
  return <Plan record={read.record} messages={messages} locale={locale} show={show} />;
}

function Plan({ record, messages, locale, show }: Omit<SharedPlanProps, 'hash'> & { readonly record: JobRecord }) {
  const [error, setError] = useState('');
  const view = useMemo(() => {
    const job = jobOf(record);
    return { job, derived: derive(job), form: jobFormOf(messages, locale) };
  }, [record, messages, locale]);
  const props = { ...view, record, messages, locale };
  const begin = async () => {
    const saved = await dryingJobs.put(record);
    if (saved.ok) show(record.id);
    else setError(messages.taking.errors.kept);
  };
  return (
    <section className={styles.section}>
      <h2>{messages.planLink.title}</h2>
      <p className={styles.lead}>{messages.planLink.lead}</p>
      <PlanTables {...props} />
      <PlanDrawing {...props} />
      <h3>{messages.plan.power}</h3>
      <Power {...props} />
      <p className={styles.buttons}>
        <button type="button" className="btn" onClick={() => void begin()}>
          {messages.planLink.begin}
        </button>
      </p>
      {error && (
        <p className={styles.error} role="alert">
          {error}
        </p>
      )}
      <Back messages={messages} show={show} />
    </section>
  );
}

function Back({ messages, show }: Pick<SharedPlanProps, 'messages' | 'show'>) {
  return (
    <p className={jobStyles.back}>
      <button type="button" className="btn btn-alt" onClick={() => show(null)}>
        {messages.list.all}
      </button>
    </p>
  );
}
