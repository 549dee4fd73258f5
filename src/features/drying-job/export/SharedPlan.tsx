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
  /** The end of the address that holds the plan. */
  readonly hash: string;
  readonly words: DryingJobMessages;
  readonly locale: Locale;
  /** Opens a job of this device. */
  readonly show: (id: string | null) => void;
}

/** The plan that came with a link, or why there is none; a job may begin from it. Nothing is kept before that. */
export function SharedPlan({ hash, words, locale, show }: SharedPlanProps) {
  const [read, setRead] = useState<ReadPlan | null>(null);
  useEffect(() => {
    let isLeft = false;
    void planInHash(hash, crypto.randomUUID(), words.planLink.named).then((found) => {
      if (!isLeft) setRead(found);
    });
    return () => {
      isLeft = true;
    };
  }, [hash, words]);
  if (read === null) return <p>{words.list.looking}</p>;
  if (!read.ok) {
    return (
      <>
        <p className={styles.fault} role="alert">
          {words.planLink.errors[read.error]}
        </p>
        <Back words={words} show={show} />
      </>
    );
  }
  return <Plan record={read.record} words={words} locale={locale} show={show} />;
}

function Plan({ record, words, locale, show }: Omit<SharedPlanProps, 'hash'> & { readonly record: JobRecord }) {
  const [fault, setFault] = useState('');
  const view = useMemo(() => {
    const job = jobOf(record);
    return { job, derived: derive(job), form: jobFormOf(words, locale) };
  }, [record, words, locale]);
  const props = { ...view, record, words, locale };
  const begin = async () => {
    const kept = await dryingJobs.put(record);
    if (kept.ok) show(record.id);
    else setFault(words.taking.errors.kept);
  };
  return (
    <section className={styles.section}>
      <h2>{words.planLink.title}</h2>
      <p className={styles.lead}>{words.planLink.lead}</p>
      <PlanTables {...props} />
      <PlanDrawing {...props} />
      <h3>{words.plan.power}</h3>
      <Power {...props} />
      <p className={styles.buttons}>
        <button type="button" className="btn" onClick={() => void begin()}>
          {words.planLink.begin}
        </button>
      </p>
      {fault && (
        <p className={styles.fault} role="alert">
          {fault}
        </p>
      )}
      <Back words={words} show={show} />
    </section>
  );
}

function Back({ words, show }: Pick<SharedPlanProps, 'words' | 'show'>) {
  return (
    <p className={jobStyles.back}>
      <button type="button" className="btn btn-alt" onClick={() => show(null)}>
        {words.list.all}
      </button>
    </p>
  );
}
