import type { MouseEvent, ReactNode } from 'react';
import { flushSync } from 'react-dom';
import type { Locale } from '#content/i18n/locale.ts';
import { t } from '#content/i18n/t.ts';
import { checkLimits } from '#core/equipment-check/input.ts';
import styles from './equipment-check.module.css';

interface RowsProps<Row> {
  readonly title: string;
  readonly hint: string;
  readonly rows: readonly Row[];
  readonly blank: Row;
  readonly words: { readonly one: string; readonly add: string; readonly remove: string };
  readonly locale: Locale;
  readonly edit: (rows: readonly Row[]) => void;
  /** What is wrong with a row. */
  readonly said: (at: number) => ReactNode;
  readonly children: (row: Row, at: number, change: (part: Partial<Row>) => void) => ReactNode;
}

/** Rows of one kind under their title, to add to and to take from. */
export function Rows<Row>({ title, hint, rows, blank, words, locale, edit, said, children }: RowsProps<Row>) {
  const remove = (at: number) => (event: MouseEvent) => {
    const part = event.currentTarget.closest('section');
    flushSync(() => edit(rows.toSpliced(at, 1)));
    // What was pressed is gone: the row that took its place, or the last one.
    part?.querySelectorAll('fieldset')[Math.min(at, rows.length - 2)]?.focus();
  };
  const add = ({ currentTarget }: MouseEvent) => {
    const part = currentTarget.closest('section');
    flushSync(() => edit([...rows, blank]));
    const added = part?.querySelectorAll('fieldset')[rows.length];
    added?.querySelector<HTMLElement>('select, input')?.focus();
  };
  return (
    <section className={styles.part}>
      <h2>{title}</h2>
      <p className={styles.hint}>{hint}</p>
      {rows.map((row, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a row has no name, and its texts are held outside
        <fieldset key={at} tabIndex={-1}>
          <legend>{t(words.one, { count: at + 1 }, locale)}</legend>
          <div className={styles.row}>
            {children(row, at, (part) => edit(rows.with(at, { ...row, ...part })))}
            {rows.length > 1 && (
              <p className={styles.field}>
                <button type="button" className={styles.less} onClick={remove(at)}>
                  {t(words.remove, { count: at + 1 }, locale)}
                </button>
              </p>
            )}
          </div>
          {said(at)}
        </fieldset>
      ))}
      {rows.length < checkLimits.rows && (
        <p className={styles.add}>
          <button type="button" className="btn btn-alt" onClick={add}>
            {words.add}
          </button>
        </p>
      )}
    </section>
  );
}
