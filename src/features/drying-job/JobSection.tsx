import type { ReactNode } from 'react';
import type { DryingJobMessages } from '#content/i18n/tool-messages.ts';
import styles from '../records/record.module.css';

interface JobSectionProps {
  readonly name: keyof DryingJobMessages['sections'];
  readonly words: DryingJobMessages;
  readonly children: ReactNode;
}

/** A part of the job under its numbered title. */
export function JobSection({ name, words, children }: JobSectionProps) {
  const { title, lead } = words.sections[name];
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
