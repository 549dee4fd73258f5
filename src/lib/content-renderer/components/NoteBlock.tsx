import type { ReactNode } from 'react';
import type { Block, NoteOf } from '../ast/blocks.ts';
import level from './level.module.css';
import { Note, Short } from './mdx-components.tsx';
import styles from './records.module.css';

/** Words set apart, in the look of their kind. Every look says its tone in `data-tone`. */
export function NoteBlock({
  note: { look, tone, title, numeral },
  children,
}: {
  readonly note: NoteOf<Block>;
  readonly children: ReactNode;
}) {
  switch (look) {
    case 'short':
      return (
        <Short title={title ?? ''} tone={tone}>
          {children}
        </Short>
      );
    case 'note':
      return (
        <Note tone={tone} {...(title ? { title } : {})}>
          {children}
        </Note>
      );
    case 'level':
      return (
        <div className={`${level.level} ${level[tone] ?? ''}`} data-tone={tone}>
          {children}
        </div>
      );
    case 'category':
      return (
        <div className={`${styles.category} ${styles[tone] ?? ''}`} data-tone={tone}>
          <p className={styles.numeral} aria-hidden="true">
            {numeral}
          </p>
          <div>{children}</div>
        </div>
      );
  }
}
