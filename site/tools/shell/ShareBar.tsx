import { useState } from 'react';
import { type Row, rowText } from './Results.tsx';
import styles from './Shell.module.css';

/** Copy link, copy as text, print: the three ways a result leaves the page. Nothing is sent anywhere. */
export function ShareBar({
  inputs,
  rows,
  link,
}: {
  /** What was typed, formatted. */
  readonly inputs: readonly Row[];
  readonly rows: readonly Row[];
  readonly link: () => string;
}) {
  const [state, setState] = useState<{ readonly words: string; readonly byHand?: string }>({ words: '' });
  const copy = async (text: string, words: string) => {
    const copied = await copyText(text);
    setState(
      copied ? { words } : { words: 'Your browser keeps the clipboard closed. Copy it from here:', byHand: text },
    );
  };
  return (
    <div className={`${styles.share} no-print`}>
      <button className="btn btn-alt" type="button" onClick={() => copy(link(), 'Link copied.')}>
        Copy link
      </button>
      <button
        className="btn btn-alt"
        type="button"
        onClick={() => copy(asText(document.title, inputs, rows, link()), 'Text copied.')}
      >
        Copy as text
      </button>
      <button className="btn btn-alt" type="button" onClick={() => window.print()}>
        Print
      </button>
      <p role="status">{state.words}</p>
      {state.byHand && (
        <textarea aria-label="Text to copy" readOnly rows={4} value={state.byHand} onFocus={(e) => e.target.select()} />
      )}
    </div>
  );
}

/** The result as plain text under the page's title, for a message, a job file or a claim. */
export function asText(title: string, inputs: readonly Row[], rows: readonly Row[], link: string): string {
  const lines = (list: readonly Row[]) => list.map((row) => `${row.label}: ${rowText(row)}`);
  return [title, '', ...lines(inputs), '', ...lines(rows), '', link].join('\n');
}

async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}
