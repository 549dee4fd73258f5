import type { ReactNode } from 'react';
import styles from './Answer.module.css';

/** One way to work the answer out. */
export interface Method {
  readonly name: string;
  /** Its answer, formatted, with its range from low to high where it has one. */
  readonly answer: ReactNode;
  /** Who publishes it, and when it was read. */
  readonly source: ReactNode;
}

/** Two or more methods side by side, and one sentence on why they differ. */
export function MethodComparison({
  title,
  methods,
  why,
  children,
}: {
  readonly title: string;
  readonly methods: readonly Method[];
  readonly why: ReactNode;
  /** A picture of the answers. */
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
