import { type ReactNode, useEffect, useState } from 'react';
import styles from './Shell.module.css';
import type { Tool } from './use-tool.ts';

/** One quantity of a result, already formatted: the label of the decisions, the number, its unit. */
export interface Row {
  readonly label: string;
  readonly value: string;
  readonly unit?: string;
  /** A few words under the row: what it means, or how it was rounded. */
  readonly note?: string;
}

/** "78.0 °F": a row as text. */
export function rowText({ value, unit }: Row): string {
  return unit ? `${value} ${unit}` : value;
}

/**
 * The result as a labelled list, one row a quantity, read out once each time that a visitor asks for it. Whatever belongs
 * to the result comes as children below the list. Renders nothing but the silent announcer while there is no result.
 */
export function Results<Field extends string, Input, Result>({
  tool,
  title,
  verdict,
  lead,
  rows,
  children,
}: {
  readonly tool: Tool<Field, Input, Result>;
  /** Names the result, with what it was calculated from: "Air at 78 °F and 62 %". */
  readonly title: string;
  /** The answer in words, announced before the rows. */
  readonly verdict?: string;
  /** What stands above the list: the verdict as the page shows it. */
  readonly lead?: ReactNode;
  readonly rows: readonly Row[];
  readonly children?: ReactNode;
}) {
  const isShown = tool.outcome.status === 'shown';
  const spoken = [title, verdict, rows.map((row) => `${row.label} ${rowText(row)}`).join(', ')].filter(Boolean);
  return (
    <>
      <Announcer asked={tool.asked} words={isShown ? `${spoken.join('. ')}.` : ''} />
      {isShown && (
        <section className={styles.results} aria-label="Result">
          <h2>{title}</h2>
          {tool.stale && <p className={styles.stale}>You changed the form. Press the button again to update this.</p>}
          {lead}
          {rows.length > 0 && <ResultList rows={rows} />}
          {children}
        </section>
      )}
    </>
  );
}

/** The list alone, for a second group of quantities. */
export function ResultList({ rows }: { readonly rows: readonly Row[] }) {
  return (
    <dl className={styles.list}>
      {rows.map((row) => (
        <div key={row.label}>
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

/** Speaks when asked, and stays silent while a chart is dragged. */
function Announcer({ asked, words }: { readonly asked: number; readonly words: string }) {
  const [said, setSaid] = useState('');
  // biome-ignore lint/correctness/useExhaustiveDependencies: words change with every drag; only an asking is announced.
  useEffect(() => {
    if (asked > 0) setSaid(words);
  }, [asked, words === '']);
  return (
    <p className="hidden" role="status">
      {said}
    </p>
  );
}
