import { type ReactNode, useEffect, useRef, useState } from 'react';
import { resultHash, showResult } from '../../../lib/dom/show-result.ts';
import { useCalculatorContext } from '../context.ts';
import shell from '../Shell.module.css';
import type { Row } from '../types.ts';
import styles from './Answer.module.css';
import { rowText } from './result-view.ts';

/** The result as a list with one row per quantity; children go below the list. */
export function Results({
  title,
  lead,
  rows,
  children,
}: {
  /** The heading, with the input: "Air at 78 °F and 62 %". */
  readonly title: string;
  /** Shown above the list. */
  readonly lead: ReactNode;
  readonly rows: readonly Row[];
  readonly children: ReactNode;
}) {
  const { tool, shell: words } = useCalculatorContext();
  const { asked, isRestored } = tool;
  const section = useRef<HTMLElement>(null);
  const isShared = isRestored && window.location.hash === resultHash;
  useEffect(() => {
    if (asked > 0 && (!isRestored || isShared)) showResult(section.current);
  }, [asked, isRestored, isShared]);
  return (
    <section ref={section} className={shell.results} aria-label={words.result} tabIndex={-1} data-result="">
      {isShared && <p className={`${shell.shared} no-print`}>{words.shared}</p>}
      <h2>{title}</h2>
      {tool.stale && <p className={shell.stale}>{words.stale}</p>}
      {lead}
      {rows.length > 0 && <ResultList rows={rows.filter(({ isInLead }) => !isInLead)} />}
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

/** A result as one line for screen readers: heading, verdict, then every row. */
export function announcementText(title: string, verdict: string, rows: readonly Row[]): string {
  const parts = [title, verdict, rows.map((row) => `${row.label} ${rowText(row)}`).join(', ')];
  // A verdict is a sentence and has its own period.
  return parts
    .filter(Boolean)
    .map((part) => part.replace(/\.?$/, '.'))
    .join(' ');
}

/** How long a changed form must rest before its new result is announced: typing and dragging stay silent. */
const announcementDelayMs = 1200;

/** Announces a requested result at once, and a changed one after a pause; never an outdated one. */
export function Announcer({ words }: { readonly words: string }) {
  const { asked } = useCalculatorContext().tool;
  const [announced, setAnnounced] = useState('');
  const announcedFor = useRef(0);
  useEffect(() => {
    if (asked === 0) return;
    if (announcedFor.current !== asked) setAnnounced(words);
    announcedFor.current = asked;
    const timer = setTimeout(setAnnounced, announcementDelayMs, words);
    return () => clearTimeout(timer);
  }, [asked, words]);
  return (
    <p className="hidden" role="status">
      {announced === words && announced}
    </p>
  );
}

/** The message shown before the first result, if the calculator has one. */
export function ResultPlaceholder() {
  const { waiting } = useCalculatorContext().words;
  return waiting && <p className={`${shell.waiting} no-print`}>{waiting}</p>;
}
