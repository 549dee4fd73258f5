import { useState } from 'react';
import { useCalculatorContext } from '../context.ts';
import type { AnswerMessages, Row } from '../types.ts';
import styles from './Answer.module.css';
import { rowText } from './result-view.ts';

/** Share, copy as text, print: the actions that remain in reach while a result is read. Nothing is sent anywhere. */
export function ShareBar({
  inputs,
  rows,
  isSecondary,
  answerMessages,
}: {
  readonly inputs: readonly Row[];
  readonly rows: readonly Row[];
  /** Whether the button of the next step is the primary one. */
  readonly isSecondary: boolean;
  readonly answerMessages: AnswerMessages;
}) {
  const { tool, title } = useCalculatorContext();
  const [state, setState] = useState<{ readonly status: string; readonly manual?: string }>({ status: '' });
  const copy = async (text: string, done: string) => {
    const copied = await copyText(text);
    setState(copied ? { status: done } : { status: answerMessages.copyByHand, manual: text });
  };
  const text = resultAsText(title, inputs, rows, tool.link());
  // A frame on another site has no share panel.
  const isFramed = document.documentElement.dataset.framed !== undefined;
  return (
    <div className={`${styles.share} no-print`} data-actions="">
      {isFramed ? (
        <Button onClick={() => copy(tool.link(), answerMessages.linkCopied)}>{answerMessages.copyLink}</Button>
      ) : (
        <button className={isSecondary ? 'btn btn-alt' : 'btn'} type="button" data-share="" data-share-text={text}>
          {answerMessages.share}
        </button>
      )}
      <Button onClick={() => copy(text, answerMessages.textCopied)}>{answerMessages.copyText}</Button>
      <Button onClick={() => window.print()}>{answerMessages.print}</Button>
      <p role="status">{state.status}</p>
      {state.manual && (
        <textarea
          aria-label={answerMessages.textToCopy}
          readOnly
          rows={4}
          value={state.manual}
          onFocus={(event) => event.target.select()}
        />
      )}
    </div>
  );
}

function Button({ onClick, children }: { readonly onClick: () => void; readonly children: string }) {
  return (
    <button className="btn btn-alt" type="button" onClick={onClick}>
      {children}
    </button>
  );
}

/** The result as plain text under the title, for a message, a job file or a claim. */
export function resultAsText(title: string, inputs: readonly Row[], rows: readonly Row[], link: string): string {
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
