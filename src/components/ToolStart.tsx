import type { ReactNode } from 'react';
import styles from './ToolStart.module.css';

export interface StartMessages {
  readonly title: string;
  readonly steps: readonly string[];
  readonly sample: string;
}

/** The start of a tool without data: what you get in three steps, a picture of the result, and a sample to open. */
export function ToolStart({
  words,
  openSample,
  children,
}: {
  readonly words: StartMessages;
  readonly openSample: () => void;
  readonly children: ReactNode;
}) {
  return (
    <section className={`${styles.start} no-print`} aria-label={words.title}>
      <div>
        <h2>{words.title}</h2>
        <ol>
          {words.steps.map((step) => (
            <li key={step}>{step}</li>
          ))}
        </ol>
      </div>
      <button type="button" className="btn btn-alt" onClick={openSample}>
        {words.sample}
      </button>
      <svg className={styles.picture} viewBox="0 0 200 140" aria-hidden="true">
        {children}
      </svg>
    </section>
  );
}

/** Marks sample data, and removes it in one press. */
export function SampleBar({
  note,
  remove,
  onRemove,
}: {
  readonly note: string;
  readonly remove: string;
  readonly onRemove: () => void;
}) {
  return (
    <p className={styles.bar}>
      <strong>{note}</strong>{' '}
      <button type="button" className="btn btn-alt no-print" onClick={onRemove}>
        {remove}
      </button>
    </p>
  );
}
