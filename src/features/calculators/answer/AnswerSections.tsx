import type { ReactNode } from 'react';
import styles from './AnswerSections.module.css';

export interface Method {
  readonly name: string;
  /** The formatted result, or its range. */
  readonly answer: ReactNode;
  /** Who publishes the method, and when it was read. */
  readonly source: ReactNode;
}

/** Methods side by side, with a sentence on why they differ. */
export function MethodComparison({
  title,
  methods,
  why,
  children,
}: {
  readonly title: string;
  readonly methods: readonly Method[];
  readonly why: ReactNode;
  readonly children?: ReactNode;
}) {
  return (
    <section className={styles.comparison} aria-label={title}>
      <h3>{title}</h3>
      <dl>
        {methods.map((method) => (
          <div key={method.name}>
            <dt>{method.name}</dt>
            <dd className={styles.answer}>{method.answer}</dd>
            <dd className={styles.source}>{method.source}</dd>
          </div>
        ))}
      </dl>
      {children}
      <p>{why}</p>
    </section>
  );
}

/** A short list of advice for a result. */
export function Tips({ title, lines }: { readonly title: string; readonly lines: readonly string[] }) {
  return (
    <section className={styles.tips} aria-label={title}>
      <h3>{title}</h3>
      <ul>
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </section>
  );
}
