import type { ReactNode } from 'react';
import styles from '../Shell.module.css';

/**
 * What makes a result defensible, over the whole width. On paper it runs in two narrow columns, so that the tool fits one
 * page: their style comes with the result (`answer/sheet.css`).
 */
export function Sheet({ children }: { readonly children: ReactNode }) {
  return (
    <div className={styles.sheet} data-sheet="">
      {children}
    </div>
  );
}
