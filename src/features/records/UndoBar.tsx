import { useEffect, useRef, useState } from 'react';
import type { EntryMessages } from './form/form.ts';
import styles from './record.module.css';
import type { OpenState } from './use-record.ts';

/** What was deleted last comes back from here. */
export function UndoBar({
  state,
  words,
}: {
  readonly state: Pick<OpenState<unknown, never>, 'canUndo' | 'undo'>;
  readonly words: EntryMessages;
}) {
  const [said, setSaid] = useState('');
  const line = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    if (state.canUndo) setSaid(words.entry.deleted);
  }, [state.canUndo, words]);
  return (
    <div className={`${styles.undo} no-print`} data-shown={state.canUndo || undefined}>
      <span role="status" ref={line} tabIndex={-1}>
        {said}
      </span>
      {state.canUndo && (
        <button
          type="button"
          className="btn btn-alt"
          onClick={() => {
            void state.undo();
            setSaid(words.entry.undone);
            // The button may be gone in a moment.
            line.current?.focus();
          }}
        >
          {words.entry.undo}
        </button>
      )}
    </div>
  );
}

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
