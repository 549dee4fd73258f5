import type { ReactNode } from 'react';
import styles from './Spread.module.css';

/** A part of a page laid out like a manual's spread: its title in the margin, its text beside it. */
export function Spread({
  id,
  title,
  aside,
  children,
}: {
  readonly id: string;
  readonly title: string;
  /** A line or a link under the title. */
  readonly aside?: ReactNode;
  readonly children: ReactNode;
}) {
  return (
    <section className={styles.spread} aria-labelledby={id}>
      <div className={styles.margin}>
        <h2 id={id}>{title}</h2>
        {aside && <p className="small">{aside}</p>}
      </div>
      <div className={styles.body}>{children}</div>
    </section>
  );
}
