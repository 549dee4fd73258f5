import { type ReactNode, useEffect, useRef } from 'react';
import type { LossRecordWords } from '#content/en/claim/loss-record.ts';
import type { Locale } from '#content/locale/locale.ts';
import { say } from '#content/locale/say.ts';
import type { AnyRow } from '#core/loss-record/edit.ts';
import type { LossRecord } from '#core/loss-record/record.ts';
import type { TableName } from '#core/loss-record/shape.ts';
import { Fields } from '../fields/Fields.tsx';
import { nameOfRow } from '../fields/field-words.ts';
import styles from './record.module.css';
import type { RecordState } from './use-record.ts';

interface OpenRowProps {
  readonly table: TableName;
  readonly record: LossRecord;
  readonly state: RecordState;
  readonly words: LossRecordWords;
  readonly locale: Locale;
  readonly row: AnyRow;
  /** What the row has besides its fields. */
  readonly more?: ((row: AnyRow) => ReactNode) | undefined;
  /** Fields that are shown in another way. */
  readonly without?: readonly string[];
  readonly close: () => void;
  /** Goes on to a new row, and to one that begins as this one is. Left out where rows are not typed. */
  readonly next?: () => void;
  readonly like?: () => void;
}

/** The form of one row. It takes the focus when it opens. */
export function OpenRow(props: OpenRowProps) {
  const { table, record, state, words, locale, row, next, like, close } = props;
  const { entry } = words;
  const form = useRef<HTMLDivElement>(null);
  useEffect(() => {
    form.current?.querySelector<HTMLElement>('input, select, textarea')?.focus();
  }, []);
  const name = nameOfRow(record, table, row.id, words);
  return (
    <div className={styles.open} ref={form}>
      <Fields
        place={table}
        values={row}
        record={record}
        words={words}
        locale={locale}
        without={props.without ?? []}
        edit={(field, value) => void state.edit({ kind: 'set', table, id: row.id, field, value })}
      />
      {props.more?.(row)}
      <p className={styles.buttons}>
        {next && (
          <button type="button" className="btn" onClick={next}>
            {entry.another}
          </button>
        )}
        {like && (
          <button type="button" className="btn btn-alt" onClick={like}>
            {entry.duplicate}
          </button>
        )}
        <button type="button" className="btn btn-alt" onClick={close}>
          {entry.close}
        </button>
        <button
          type="button"
          className={styles.plain}
          aria-label={say(entry.deleteNamed, { name }, locale)}
          onClick={() => void state.remove(table, row.id)}
        >
          {entry.delete}
        </button>
      </p>
    </div>
  );
}
