import type { ReactNode } from 'react';
import styles from './PictureSpread.module.css';

/** Layout of a section: title in the margin, title above at full width, or on a dark band across the page. */
export type SpreadLook = 'margin' | 'wide' | 'slab';

/** A section in the layout of a manual's spread. Alternate the looks, so that a page does not become monotonous. */
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
