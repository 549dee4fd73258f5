import { type ReactNode, useDeferredValue, useEffect, useRef } from 'react';
import { t } from '#content/i18n/t.ts';
import type { AnyEdit } from '#core/records/edit.ts';
import { emptyOf, type Value } from '#core/records/field.ts';
import type { AnyRecord, AnyRow } from '#core/records/shape.ts';
import styles from '../record.module.css';
import { Fields } from './Fields.tsx';
import { type FormProps, fieldsAt } from './form.ts';
import { focusInvalidField, leaveForm } from './leave-form.ts';

export interface OpenRowProps<Whole extends AnyRecord> extends FormProps<Whole> {
  readonly table: string;
  readonly row: AnyRow;
  /** Position and references of a row that was deleted elsewhere: an edit restores it. */
  readonly lost?: Pick<Extract<AnyEdit, { readonly kind: 'restore' }>, 'at' | 'mentions'> | undefined;
  /** Content above and below the row's fields. */
  readonly before?: ((row: AnyRow) => ReactNode) | undefined;
  readonly more?: ((row: AnyRow) => ReactNode) | undefined;
  /** Fields shown first; the others are collapsed. All by default. */
  readonly first?: ((row: AnyRow) => readonly string[]) | undefined;
  /** Fields that nobody types. */
  readonly without?: readonly string[];
  /** Rows of other tables that are deleted and restored together with this one. */
  readonly along?: ((row: AnyRow) => readonly { readonly table: string; readonly id: string }[]) | undefined;
  readonly close: () => void;
  /** Opens a new row, or a duplicate of this one. Left out where rows are not typed. */
  readonly next?: () => void;
  readonly like?: () => void;
}

/** The form of one row. Takes the focus when it opens. */
export function OpenRow<Whole extends AnyRecord>(props: OpenRowProps<Whole>) {
  const { table, record, state, form: of, locale, row, lost, next, like, close } = props;
  const { entry } = of;
  const form = useRef<HTMLDivElement>(null);
  // The first fields render at once; collapsed fields and photos follow in a deferred render.
  const isWhole = useDeferredValue(true, false);
  useEffect(() => {
    const within = form.current;
    // Skip a first field that is prefilled with the room.
    const fields = [...(within?.querySelectorAll<HTMLInputElement>('input, select, textarea') ?? [])];
    (fields.find(({ type, value }) => type !== 'file' && value === '') ?? fields[0])?.focus();
  }, []);
  const unlessInvalid = (go: () => void) => {
    if (!focusInvalidField(form.current)) go();
  };
  const done = () => {
    leaveForm(form.current, !lost);
    close();
  };
  return (
    <div className={`${styles.open} no-print`} ref={form}>
      {props.before?.(row)}
      {lost && (
        <p className={styles.error} role="alert">
          {entry.lost}
        </p>
      )}
      <RowFields {...props} isWhole={isWhole} />
      {/* Related rows need a stored row. */}
      {isWhole && !lost && props.more?.(row)}
      <p className={styles.buttons}>
        {next && (
          <button type="button" className="btn" onClick={() => unlessInvalid(next)}>
            {entry.another}
          </button>
        )}
        {like && (
          <button type="button" className="btn btn-alt" onClick={() => unlessInvalid(like)}>
            {entry.duplicate}
          </button>
        )}
        <button type="button" className="btn btn-alt" onClick={() => unlessInvalid(done)}>
          {entry.close}
        </button>
        <button
          type="button"
          className={styles.plain}
          aria-label={t(entry.deleteNamed, { name: of.nameOf(record, table, row.id) }, locale)}
          onClick={() => {
            leaveForm(form.current, false);
            const gone = [...(props.along?.(row) ?? []), { table, id: row.id }];
            void state.undoable({ kind: 'several', edits: gone.map((each) => ({ kind: 'remove', ...each })) });
            close();
          }}
        >
          {entry.delete}
        </button>
      </p>
    </div>
  );
}

function RowFields<Whole extends AnyRecord>(props: OpenRowProps<Whole> & { readonly isWhole: boolean }) {
  const { table, record, state, form, locale, row, lost, first, without = [], isWhole } = props;
  const all = fieldsAt(form.shape, table).filter(([name]) => !without.includes(name));
  const shown = first?.(row) ?? all.map(([name]) => name);
  const folded = all.filter(([name]) => !shown.includes(name));
  const filled = folded.filter(([name, field]) => row[name] !== emptyOf(field)).length;
  const edit = (field: string, value: Value) =>
    void state.edit(
      lost
        ? { kind: 'restore', table, row: { ...row, [field]: value }, ...lost }
        : { kind: 'set', table, id: row.id, field, value },
    );
  const fields = (only: readonly string[]) => (
    <Fields place={table} values={row} record={record} form={form} locale={locale} only={only} edit={edit} />
  );
  return (
    <>
      {fields(shown)}
      {folded.length > 0 && (
        <details>
          <summary>{t(form.entry.more, { filled, all: folded.length }, locale)}</summary>
          {isWhole && fields(folded.map(([name]) => name))}
        </details>
      )}
    </>
  );
}
