import type { ReactNode } from 'react';
import type { DryingJobMessages } from '#content/i18n/tool-messages.ts';
import type { Derived } from '#core/drying-job/derive.ts';
import type { JobEdit, JobRecord } from '#core/drying-job/record/record.ts';
import type { DryingJob } from '#core/job/drying-job.ts';
import { listsEqual } from '#core/lib/memoize.ts';
import type { FormProps } from '../records/form/form.ts';
import styles from '../records/record.module.css';
import type { RecordActions } from '../records/use-record.ts';
import jobStyles from './drying-job.module.css';

interface SectionFrameProps {
  readonly name: keyof DryingJobMessages['sections'];
  readonly messages: DryingJobMessages;
  readonly children: ReactNode;
}

/** The steps of a job, in the order of work. On the page the visits of a job that is set up come first. */
export const stepNames = ['site', 'rooms', 'points', 'machines', 'visits'] as const;

/** A section under its heading. */
export function JobSection({ name, messages, children }: SectionFrameProps) {
  const { title, lead } = messages.sections[name];
  const id = `job-${name}`;
  return (
    <section className={styles.section} aria-labelledby={id}>
      <h2 id={id} tabIndex={-1}>
        {title}
      </h2>
      <p className={`${styles.lead} no-print`}>{lead}</p>
      {children}
    </section>
  );
}

/** Scroll container for wide tables. */
export function WideTable({ name, children }: { readonly name: string; readonly children: ReactNode }) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
    <section className={`scroll-x ${jobStyles.wide}`} aria-label={name} tabIndex={0}>
      {children}
    </section>
  );
}

/** A job as its page and report show it. */
export interface JobView extends Pick<FormProps<JobRecord>, 'form' | 'record' | 'locale'> {
  readonly messages: DryingJobMessages;
  readonly job: DryingJob;
  readonly derived: Derived;
}

export interface SectionProps extends FormProps<JobRecord>, JobView {
  /** Stable between renders. */
  readonly state: RecordActions<JobRecord, JobEdit>;
}

interface UsedFields {
  readonly record: readonly (keyof JobRecord)[];
  readonly derived?: readonly (keyof Derived)[];
}

const ofJob = new Set(['record', 'derived', 'job']);

/**
 * Comparison for `memo`: whether everything a section uses is unchanged. It must read anything else from
 * `state.now()`.
 */
export function sameSectionProps({ record, derived = [] }: UsedFields) {
  return <Props extends SectionProps>(before: Props, after: Props): boolean => {
    const names = Object.keys(after) as (keyof Props & string)[];
    return (
      names.every((name) => ofJob.has(name) || Object.is(before[name], after[name])) &&
      record.every((place) => before.record[place] === after.record[place]) &&
      derived.every((figure) => listsEqual(before.derived[figure], after.derived[figure]))
    );
  };
}
