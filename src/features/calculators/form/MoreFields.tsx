import { type ReactNode, useEffect, useRef } from 'react';
import { useCalculatorContext } from '../context.ts';
import styles from './MoreFields.module.css';

/** Fields that most visitors leave as they are, folded away. They unfold by themselves when one of them is at fault. */
export function MoreFields({
  title,
  names,
  children,
}: {
  readonly title: string;
  readonly names: readonly string[];
  readonly children: ReactNode;
}) {
  const details = useRef<HTMLDetailsElement>(null);
  const { outcome } = useCalculatorContext().tool;
  const isFault = outcome.status === 'refused' && outcome.fields.some((field) => names.includes(field));
  useEffect(() => {
    if (isFault && details.current) details.current.open = true;
  }, [isFault]);
  return (
    <details ref={details} className={styles.more}>
      <summary>{title}</summary>
      <div className={styles.fields}>{children}</div>
    </details>
  );
}
