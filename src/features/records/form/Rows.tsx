import { useRef } from 'react';
import { mentionsOf } from '#core/records/edit.ts';
import { type AnyRecord, type AnyRow, blankRowOf, rowsIn } from '#core/records/shape.ts';
import { PrintedFields, usePrinting } from '../print.tsx';
import styles from '../record.module.css';
import type { FormProps } from './form.ts';
import { leaveForm } from './leave-form.ts';
import { OpenRow, type OpenRowProps } from './OpenRow.tsx';

export interface RowsProps<Whole extends AnyRecord>
  extends FormProps<Whole>,
    Pick<OpenRowProps<Whole>, 'before' | 'more' | 'first' | 'without' | 'along'> {
  readonly table: string;
  readonly where?: (row: AnyRow) => boolean;
  /** Initial values of a new row. */
  readonly begin?: (last: AnyRow | undefined) => Partial<AnyRow>;
  /** Subtitle of a row. */
  readonly below?: (row: AnyRow) => string;
  /** Text at the end of a row's line: an amount or a day. */
  readonly aside?: (row: AnyRow) => string;
  /** Fields that a duplicate does not copy. */
  readonly unlike?: readonly string[];
}

/** A table as a list of lines; the open row is a form. */
export function Rows<Whole extends AnyRecord>(props: RowsProps<Whole>) {
  const { table, record, state, form, open, setOpen, begin, below, aside, where } = props;
  const labels = form.tableOf(table);
  const isPrinting = usePrinting();
  const all = rowsIn(record, table);
  const isOpen = ({ id }: AnyRow) => id === open;
  const last = useRef(record);
  if (all.some(isOpen)) last.current = record;
  // Keep the open row if another window deleted it, so that typed text is not lost.
  const before = rowsIn(last.current, table);
  const lostAt = all === before ? -1 : before.findIndex(isOpen);
  const shown = lostAt < 0 ? all : all.toSpliced(lostAt, 0, ...before.filter(isOpen));
  const lost =
    open !== null && lostAt >= 0
      ? { at: lostAt, mentions: mentionsOf(form.shape, last.current, table, open) }
      : undefined;
  const rows = where ? shown.filter(where) : shown;
  const whole = { ...record, [table]: shown };
  const add = (values: Partial<AnyRow> = {}, at = all.length) => {
    const id = crypto.randomUUID();
    const row = { ...blankRowOf(form.shape.tables[table] ?? {}, id), ...values, id } as AnyRow;
    setOpen(id);
    void state.edit({ kind: 'add', table, row, at });
  };
  return (
    <>
      {rows.length === 0 && <p className={`${styles.none} no-print`}>{labels.none}</p>}
      <ol className={styles.rows}>
        {rows.map((row) => (
          <li key={row.id}>
            <button
              type="button"
              className={`${styles.line} no-print`}
              aria-expanded={open === row.id}
              onClick={({ currentTarget }) => {
                // A deleted row disappears with its form.
                if (isOpen(row) && lost) leaveForm(currentTarget, false);
                setOpen(isOpen(row) ? null : row.id);
              }}
            >
              <span>
                {form.nameOf(whole, table, row.id)}
                <RowSubtitle labels={below?.(row)} />
              </span>
              <span className={styles.aside}>{aside?.(row)}</span>
            </button>
            {isPrinting && <Printed {...props} record={whole} row={row} />}
            {open === row.id && (
              <OpenRow
                {...props}
                record={whole}
                row={row}
                lost={lost}
                close={() => setOpen(null)}
                next={() => add(begin?.(row))}
                like={() => add(likeOf(row, props.unlike), shown.indexOf(row) + 1)}
              />
            )}
          </li>
        ))}
      </ol>
      <p>
        <button
          type="button"
          className="btn btn-alt"
          // Ignore the second click of a double click.
          onClick={({ detail }) => detail < 2 && add(begin?.(rows.at(-1)))}
        >
          {labels.add}
        </button>
      </p>
    </>
  );
}

/** A row for print: its line and its filled fields. */
function Printed<Whole extends AnyRecord>(props: RowsProps<Whole> & { readonly row: AnyRow }) {
  const { table, record, form, row, aside } = props;
  const title = form.nameOf(record, table, row.id);
  return (
    <>
      <p>
        <b>{title}</b> {aside?.(row)}
      </p>
      <PrintedFields {...props} place={table} values={row} title={title} />
    </>
  );
}

function likeOf(row: AnyRow, unlike: readonly string[] = []): Partial<AnyRow> {
  return Object.fromEntries(Object.entries(row).filter(([name]) => name !== 'id' && !unlike.includes(name)));
}

function RowSubtitle({ labels }: { readonly labels: string | undefined }) {
  return labels ? <small> {labels}</small> : null;
}
