import { useRef } from 'react';
import { mentionsOf } from '#core/records/edit.ts';
import { type AnyRecord, type AnyRow, blankRowOf, rowsIn } from '#core/records/shape.ts';
import { Filled } from '../FilledFields.tsx';
import styles from '../record.module.css';
import { usePrinting } from '../use-printing.ts';
import type { FormProps } from './form.ts';
import { leaveForm } from './leave-form.ts';
import { OpenRow, type OpenRowProps } from './OpenRow.tsx';

export interface RowsProps<Whole extends AnyRecord>
  extends FormProps<Whole>,
    Pick<OpenRowProps<Whole>, 'before' | 'more' | 'first' | 'without' | 'along'> {
  readonly table: string;
  /** The rows that are shown; all where left out. */
  readonly where?: (row: AnyRow) => boolean;
  /** What a new row begins with. */
  readonly begin?: (last: AnyRow | undefined) => Partial<AnyRow>;
  /** What stands below a row's name: where it is. */
  readonly below?: (row: AnyRow) => string;
  /** What stands at the end of a row's line: money, or a day. */
  readonly aside?: (row: AnyRow) => string;
  /** Fields that one more like it does not take over. */
  readonly unlike?: readonly string[];
}

/** A table as lines; the open one is a form. Next and one more like it go on without a way back to the list. */
export function Rows<Whole extends AnyRecord>(props: RowsProps<Whole>) {
  const { table, record, state, form, open, setOpen, begin, below, aside, where } = props;
  const said = form.tableOf(table);
  const isPrinting = usePrinting();
  const all = rowsIn(record, table);
  const isOpen = ({ id }: AnyRow) => id === open;
  const last = useRef(record);
  if (all.some(isOpen)) last.current = record;
  // Others have deleted the open row: what is typed in it is not lost with it.
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
      {rows.length === 0 && <p className={`${styles.none} no-print`}>{said.none}</p>}
      <ol className={styles.rows}>
        {rows.map((row) => (
          <li key={row.id}>
            <button
              type="button"
              className={`${styles.line} no-print`}
              aria-expanded={open === row.id}
              onClick={({ currentTarget }) => {
                // A line that is not kept goes with its form.
                if (isOpen(row) && lost) leaveForm(currentTarget, false);
                setOpen(isOpen(row) ? null : row.id);
              }}
            >
              <span>
                {form.nameOf(whole, table, row.id)}
                <Below said={below?.(row)} />
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
          // A second press of the same finger is no second row.
          onClick={({ detail }) => detail < 2 && add(begin?.(rows.at(-1)))}
        >
          {said.add}
        </button>
      </p>
    </>
  );
}

/** A row on paper: its line, and what else stands in it. */
function Printed<Whole extends AnyRecord>(props: RowsProps<Whole> & { readonly row: AnyRow }) {
  const { table, record, form, row, aside } = props;
  const title = form.nameOf(record, table, row.id);
  return (
    <>
      <p>
        <b>{title}</b> {aside?.(row)}
      </p>
      <Filled {...props} place={table} values={row} title={title} />
    </>
  );
}

function likeOf(row: AnyRow, unlike: readonly string[] = []): Partial<AnyRow> {
  return Object.fromEntries(Object.entries(row).filter(([name]) => name !== 'id' && !unlike.includes(name)));
}

function Below({ said }: { readonly said: string | undefined }) {
  return said ? <small> {said}</small> : null;
}
