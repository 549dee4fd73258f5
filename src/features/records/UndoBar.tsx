import { useEffect, useRef, useState } from 'react';
import type { EntryMessages } from './form/form.ts';
import styles from './record.module.css';
import type { OpenState } from './use-record.ts';

/** Offers to undo the last deletion. */
export function UndoBar({
  state,
  messages,
}: {
  readonly state: Pick<OpenState<unknown, never>, 'canUndo' | 'undo'>;
  readonly messages: EntryMessages;
}) {
  const [status, setStatus] = useState('');
  const line = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    if (state.canUndo) setStatus(messages.entry.deleted);
  }, [state.canUndo, messages]);
  return (
    <div className={`${styles.undo} no-print`} data-shown={state.canUndo || undefined}>
      <span role="status" ref={line} tabIndex={-1}>
        {status}
      </span>
      {state.canUndo && (
        <button
          type="button"
          className="btn btn-alt"
          onClick={() => {
            void state.undo();
            setStatus(messages.entry.undone);
            // The button may be about to disappear.
            line.current?.focus();
          }}
        >
          {messages.entry.undo}
        </button>
      )}
    </div>
  );
}

/** Says that the open item was deleted in another window. Takes the focus if the focus was lost. */
export function DeletedNotice({ entry }: EntryMessages) {
  const status = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    if (document.activeElement === document.body) status.current?.focus();
  }, []);
  return (
    <p className={styles.error} role="alert" tabIndex={-1} ref={status}>
      {entry.gone}
    </p>
  );
}
