import type { ReactNode } from 'react';
import styles from './Sheet.module.css';

/** The picture and the proof of a result. On paper it runs in two narrow columns, so that the tool fits one page. */
export function Sheet({ children }: { readonly children: ReactNode }) {
  return <div className={styles.sheet}>{children}</div>;
}
