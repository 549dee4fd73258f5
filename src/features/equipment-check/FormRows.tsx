import type { MouseEvent, ReactNode } from 'react';
import { flushSync } from 'react-dom';
import type { Locale } from '#content/i18n/locale.ts';
import { t } from '#content/i18n/t.ts';
import { blankRoom, checkLimits, type TypedRoom } from '#core/equipment-check/input.ts';
import { dehumidifierKinds } from '#core/job/equipment.ts';
import type { CheckMessages } from './check-messages.ts';
import styles from './equipment-check.module.css';
import type { CheckState } from './use-check.ts';

export interface PartProps {
  /** Prefix of all element ids. */
  readonly id: string;
  readonly state: CheckState;
  readonly words: CheckMessages;
  readonly locale: Locale;
  /** The name of the invalid field, or "". */
  readonly errorField: string;
  readonly errorMessage: ReactNode;
}

interface RowsProps<Row> {
  readonly title: string;
  readonly hint: string;
  readonly rows: readonly Row[];
  readonly blank: Row;
  readonly words: { readonly one: string; readonly add: string; readonly remove: string };
  readonly locale: Locale;
  readonly edit: (rows: readonly Row[]) => void;
  readonly error: (at: number) => ReactNode;
  readonly children: (row: Row, at: number, change: (part: Partial<Row>) => void) => ReactNode;
}

/** A titled list of rows that can be added and removed. */
export function Rows<Row>({ title, hint, rows, blank, words, locale, edit, error, children }: RowsProps<Row>) {
  const remove = (at: number) => (event: MouseEvent) => {
    const part = event.currentTarget.closest('section');
    flushSync(() => edit(rows.toSpliced(at, 1)));
    // The pressed button is gone: focus the row that took its place, or the last one.
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
        // biome-ignore lint/suspicious/noArrayIndexKey: rows have no id, and their state is outside
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
          {error(at)}
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

interface TextFieldProps {
  /** The id prefix of the form, and the name of its invalid field. */
  readonly of: Pick<PartProps, 'id' | 'errorField'>;
  readonly name: string;
  readonly label: string;
  readonly value: string;
  readonly edit: (text: string) => void;
}

/** ARIA attributes of an invalid control. */
export function errorProps({ id, errorField }: TextFieldProps['of'], name: string) {
  return errorField === name ? { 'aria-invalid': true, 'aria-describedby': `${id}error` } : {};
}

/** A number as text: any input is kept, and validated on submit. */
export function TextField({ of, name, label, value, edit }: TextFieldProps) {
  const id = of.id + name.replaceAll('.', '-');
  return (
    <p className={styles.field}>
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        name={name}
        value={value}
        inputMode="decimal"
        autoComplete="off"
        maxLength={40}
        {...errorProps(of, name)}
        onChange={({ target }) => edit(target.value)}
      />
    </p>
  );
}

const measures = [
  'length',
  'width',
  'height',
  'floor',
  'walls',
  'ceiling',
] as const satisfies readonly (keyof TypedRoom)[];

/** The rooms that were dried, and the dehumidifier that dried them. */
export function Rooms(part: PartProps) {
  const { id, state, words, locale, errorField, errorMessage } = part;
  const { form } = words;
  const { rooms, dehumidifier, rating } = state.typed;
  return (
    <>
      <Rows
        title={form.rooms}
        hint={form.roomsHint}
        rows={rooms}
        blank={blankRoom}
        words={{ one: form.room, add: form.addRoom, remove: form.removeRoom }}
        locale={locale}
        edit={(rows) => state.edit({ rooms: rows })}
        error={(at) => errorField.startsWith(`rooms.${at}.`) && errorMessage}
      >
        {(room, at, change) =>
          measures.map((name) => (
            <TextField
              key={name}
              of={part}
              name={`rooms.${at}.${name}`}
              label={form[name]}
              value={room[name]}
              edit={(text) => change({ [name]: text })}
            />
          ))
        }
      </Rows>
      <div className={styles.row}>
        <p className={styles.field} data-wide="">
          <label htmlFor={`${id}dehumidifier`}>{form.dehumidifier}</label>
          <select
            id={`${id}dehumidifier`}
            name="dehumidifier"
            value={dehumidifier}
            onChange={({ target }) => state.edit({ dehumidifier: target.value })}
          >
            {dehumidifierKinds.map((kind) => (
              <option key={kind} value={kind}>
                {form.dehumidifiers[kind]}
              </option>
            ))}
          </select>
        </p>
        <TextField
          of={part}
          name="rating"
          label={dehumidifier === 'desiccant' ? form.airflow : form.rating}
          value={rating}
          edit={(text) => state.edit({ rating: text })}
        />
        <p className={styles.hint} data-wide="">
          {form.ratingHint}
        </p>
      </div>
      {errorField === 'rating' && errorMessage}
    </>
  );
}
