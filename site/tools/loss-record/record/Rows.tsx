import type { ReactNode } from 'react';
import type { LossRecordWords } from '#content/en/claim/loss-record.ts';
import type { Locale } from '#content/locale/locale.ts';
import { type AnyRow, rowsOf } from '#core/loss-record/edit.ts';
import { blankRow, type LossRecord } from '#core/loss-record/record.ts';
import type { TableName } from '#core/loss-record/shape.ts';
import { nameOfRow } from '../fields/field-words.ts';
import { OpenRow } from './OpenRow.tsx';
import styles from './record.module.css';
import type { RecordState } from './use-record.ts';

export interface RowsProps {
  readonly table: TableName;
  readonly record: LossRecord;
  readonly state: RecordState;
  readonly words: LossRecordWords;
  readonly locale: Locale;
  /** The open row of the whole page, and the way to open another. */
  readonly open: string | null;
  readonly setOpen: (id: string | null) => void;
  /** What a new row begins with. */
  readonly begin?: (last: AnyRow | undefined) => Partial<AnyRow>;
  /** What stands at the end of a row's line: money, or a day. */
  readonly aside?: (row: AnyRow) => string;
  /** What a row has besides its fields. */
  readonly more?: (row: AnyRow) => ReactNode;
  /** Fields that one more like it does not take over. */
  readonly unlike?: readonly string[];
}

/** A table as lines; the open one is a form. Next and one more like it go on without a way back to the list. */
export function Rows(props: RowsProps) {
  const { table, record, state, words, open, setOpen, begin, aside } = props;
  const said = words.sections[table];
  const rows = rowsOf(record, table);
  const add = (values: Partial<AnyRow> = {}, at = rows.length) => {
    const id = crypto.randomUUID();
    const row = { ...blankRow(table, id), ...values, id } as AnyRow;
    setOpen(id);
    void state.edit({ kind: 'add', table, row, at });
  };
  return (
    <>
      {rows.length === 0 && <p className={styles.none}>{said.none}</p>}
      <ol className={styles.rows}>
        {rows.map((row, at) => (
          <li key={row.id}>
            <button
              type="button"
              className={styles.line}
              aria-expanded={open === row.id}
              onClick={() => setOpen(open === row.id ? null : row.id)}
            >
              <span>{nameOfRow(record, table, row.id, words)}</span>
              <span className={styles.aside}>{aside?.(row)}</span>
            </button>
            {open === row.id && (
              <OpenRow
                {...props}
                row={row}
                close={() => setOpen(null)}
                next={() => add(begin?.(row))}
                like={() => add(likeOf(row, props.unlike), at + 1)}
              />
            )}
          </li>
        ))}
      </ol>
      <p>
        <button type="button" className="btn btn-alt" onClick={() => add(begin?.(rows.at(-1)))}>
          {said.add}
        </button>
      </p>
    </>
  );
}

function likeOf(row: AnyRow, unlike: readonly string[] = []): Partial<AnyRow> {
  return Object.fromEntries(Object.entries(row).filter(([name]) => name !== 'id' && !unlike.includes(name)));
}
