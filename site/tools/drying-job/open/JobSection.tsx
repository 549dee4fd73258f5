import type { ReactNode } from 'react';
import type { DryingJobWords } from '#content/words/claim-words.ts';
import styles from '../../record/record.module.css';

interface JobSectionProps {
  readonly name: keyof DryingJobWords['sections'];
  readonly words: DryingJobWords;
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
