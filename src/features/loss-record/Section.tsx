import type { ReactNode } from 'react';
import type { LossRecordMessages } from '#content/i18n/tool-messages.ts';
import styles from '../records/record.module.css';

export type SectionTitle = keyof LossRecordMessages['sections'];

interface SectionProps {
  readonly name: SectionTitle;
  readonly words: LossRecordMessages;
  readonly children: ReactNode;
}

/** Where a part stands on the page. */
export function anchorOf(name: SectionTitle): string {
  return `record-${name}`;
}

/** A part of the record under its numbered title. */
export function Section({ name, words, children }: SectionProps) {
  const { title, lead } = words.sections[name];
  const id = anchorOf(name);
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
