import { useState } from 'react';
import type { AnswerMessages, Row } from '../calculator.ts';
import { useCalculatorContext } from '../context.ts';
import styles from './Answer.module.css';
import { rowText } from './rows.ts';

/** Copy link, copy as text, print: the three ways a result leaves the page. Nothing is sent anywhere. */
export function ShareBar({
  inputs,
  rows,
  said,
}: {
  readonly inputs: readonly Row[];
  readonly rows: readonly Row[];
  readonly said: AnswerMessages;
}) {
  const { tool, title } = useCalculatorContext();
  const [state, setState] = useState<{ readonly words: string; readonly byHand?: string }>({ words: '' });
  const copy = async (text: string, done: string) => {
    const copied = await copyText(text);
    setState(copied ? { words: done } : { words: said.copyByHand, byHand: text });
  };
  return (
    <div className={`${styles.share} no-print`}>
      <Button onPress={() => copy(tool.link(), said.linkCopied)}>{said.copyLink}</Button>
      <Button onPress={() => copy(asText(title, inputs, rows, tool.link()), said.textCopied)}>{said.copyText}</Button>
      <Button onPress={() => window.print()}>{said.print}</Button>
      <p role="status">{state.words}</p>
      {state.byHand && (
        <textarea
          aria-label={said.textToCopy}
          readOnly
          rows={4}
          value={state.byHand}
          onFocus={(event) => event.target.select()}
        />
      )}
    </div>
  );
}

function Button({ onPress, children }: { readonly onPress: () => void; readonly children: string }) {
  return (
    <button className="btn btn-alt" type="button" onClick={onPress}>
      {children}
    </button>
  );
}

/** The result as plain text under the name of the tool, for a message, a job file or a claim. */
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
