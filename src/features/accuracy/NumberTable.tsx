import type { ReactNode } from 'react';
import styles from './accuracy.module.css';

/** A table of numbers under its heads; with a `label` it scrolls sideways on a narrow screen. */
export function NumberTable({
  heads,
  label,
  children,
}: {
  readonly heads: readonly string[];
  readonly label?: string;
  readonly children: ReactNode;
}) {
  const table = (
    <table className={styles.numbers}>
      <thead>
        <tr>
          {heads.map((head) => (
            <th key={head} scope="col">
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>{children}</tbody>
    </table>
  );
  if (!label) return table;
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls sideways must be reachable by keyboard.
    <section className="scroll-x" aria-label={label} tabIndex={0}>
      {table}
    </section>
  );
}
