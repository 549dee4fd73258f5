import { type ReactNode, useEffect, useState } from 'react';
import type { Row } from '../calculator.ts';
import { useCalculatorContext } from '../context.ts';
import shell from '../Shell.module.css';
import styles from './Answer.module.css';
import { rowText } from './rows.ts';

/** The result as a labelled list, one row a quantity. Whatever belongs to the result comes as children below the list. */
export function Results({
  title,
  lead,
  rows,
  children,
}: {
  /** Names the result, with what it was calculated from: "Air at 78 °F and 62 %". */
  readonly title: string;
  /** What stands above the list: the verdict as the page shows it. */
  readonly lead: ReactNode;
  readonly rows: readonly Row[];
  readonly children: ReactNode;
}) {
  const { tool, shell: words } = useCalculatorContext();
  return (
    <section className={shell.results} aria-label={words.result}>
      <h2>{title}</h2>
      {tool.stale && <p className={shell.stale}>{words.stale}</p>}
      {lead}
      {rows.length > 0 && <ResultList rows={rows.filter(({ isLed }) => !isLed)} />}
      {children}
    </section>
  );
}

function ResultList({ rows }: { readonly rows: readonly Row[] }) {
  return (
    <dl className={styles.list}>
      {rows.map((row) => (
        <div key={row.label} className={row.isHead ? styles.head : undefined}>
          <dt>{row.label}</dt>
          <dd>
            {row.value} {row.unit && <small>{row.unit}</small>}
          </dd>
          {row.note && <dd className={styles.rowNote}>{row.note}</dd>}
        </div>
      ))}
    </dl>
  );
}

/** A result as one spoken line: its heading, the verdict, then every row. */
export function spoken(title: string, verdict: string, rows: readonly Row[]): string {
  const parts = [title, verdict, rows.map((row) => `${row.label} ${rowText(row)}`).join(', ')];
  // A verdict is a sentence and brings its own stop.
  return parts
    .filter(Boolean)
    .map((part) => part.replace(/\.?$/, '.'))
    .join(' ');
}

/** Reads the result out each time that a visitor asks for it; it is silent while a chart is dragged, and holds no older result. */
export function Announcer({ words }: { readonly words: string }) {
  const { asked } = useCalculatorContext().tool;
  const [said, setSaid] = useState('');
  // biome-ignore lint/correctness/useExhaustiveDependencies: words change with every drag; only an asking is announced.
  useEffect(() => {
    if (asked > 0) setSaid(words);
  }, [asked, words === '']);
  return (
    <p className="hidden" role="status">
      {said === words && said}
    </p>
  );
}
