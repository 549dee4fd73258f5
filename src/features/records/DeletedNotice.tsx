import { useEffect, useRef } from 'react';
import type { EntryMessages } from './form/form.ts';
import styles from './record.module.css';

/** Says that what was open here was deleted in another window. It takes the focus where that is gone too. */
export function Gone({ entry }: EntryMessages) {
  const said = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    if (document.activeElement === document.body) said.current?.focus();
  }, []);
  return (
    <p className={styles.fault} role="alert" tabIndex={-1} ref={said}>
      {entry.gone}
    </p>
  );
}
