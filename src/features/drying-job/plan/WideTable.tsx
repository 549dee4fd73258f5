import type { ReactNode } from 'react';
import styles from '../drying-job.module.css';

/** Tables that may be wider than a phone. */
export function WideTable({ name, children }: { readonly name: string; readonly children: ReactNode }) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
    <section className={`scroll-x ${styles.wide}`} aria-label={name} tabIndex={0}>
      {children}
    </section>
  );
}
