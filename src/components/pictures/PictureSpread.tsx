import type { ReactNode } from 'react';
import styles from './PictureSpread.module.css';

/** How a part stands on its page: title in the margin, title over the whole width, or on a dark band across the page. */
export type SpreadLook = 'margin' | 'wide' | 'slab';

/** A part of a page laid out like a manual's spread. Two with a margin in a row make a page of one rhythm: mix the looks. */
export function Spread({
  id,
  title,
  aside,
  look = 'margin',
  children,
}: {
  readonly id: string;
  readonly title: string;
  /** A line or a link under the title. */
  readonly aside?: ReactNode;
  readonly look?: SpreadLook | undefined;
  readonly children: ReactNode;
}) {
  return (
    <section className={`${styles.spread} ${styles[look]}`} aria-labelledby={id}>
      <div className={styles.head}>
        <h2 id={id}>{title}</h2>
        {aside && <p className="small">{aside}</p>}
      </div>
      <div className={styles.body}>{children}</div>
    </section>
  );
}
