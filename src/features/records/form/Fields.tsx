import type { Locale } from '#content/i18n/locale.ts';
import { t } from '#content/i18n/t.ts';
import { emptyOf, type Value } from '#core/records/field.ts';
import { type AnyRecord, sectionIn } from '#core/records/shape.ts';
import { PrintedFields, usePrinting } from '../print.tsx';
import { FieldInput } from './FieldInput.tsx';
import styles from './fields.module.css';
import { type FormProps, fieldsAt, optionsOf, type RecordForm } from './form.ts';

interface FieldsProps<Whole extends AnyRecord> {
  readonly form: RecordForm<Whole>;
  readonly place: string;
  readonly values: Readonly<Record<string, Value>>;
  readonly record: Whole;
  readonly locale: Locale;
  /** Fields to show; all by default. */
  readonly only?: readonly string[] | undefined;
  readonly edit: (field: string, value: Value) => void;
}

/** The fields of a section or of one row, in the order of the shape. */
export function Fields<Whole extends AnyRecord>(props: FieldsProps<Whole>) {
  const { form, place, values, record, locale, only, edit } = props;
  const shown = fieldsAt(form.shape, place).filter(([name]) => !only || only.includes(name));
  return (
    <div className={styles.fields}>
      {shown.map(([name, field]) => (
        <FieldInput
          key={name}
          field={field}
          name={name}
          label={form.labelOf(place, name)}
          hint={form.hintOf(place, name)}
          value={values[name] ?? null}
          options={optionsOf(form, record, place, name, field)}
          suggestions={form.suggestionsFor(place, name, values, record)}
          messages={form}
          locale={locale}
          edit={(value) => edit(name, value)}
        />
      ))}
    </div>
  );
}

interface SectionFieldsProps<Whole extends AnyRecord> extends Omit<FormProps<Whole>, 'open' | 'setOpen'> {
  readonly name: string;
  /** Fields to show; all by default. */
  readonly only?: readonly string[];
}

/** A section's fields in a collapsed `details`; filled fields print. */
export function SectionFields<Whole extends AnyRecord>(props: SectionFieldsProps<Whole>) {
  const { name, only, record, state, form, locale } = props;
  const values = sectionIn(record, name);
  const shown = fieldsAt(form.shape, name).filter(([field]) => !only || only.includes(field));
  const filled = shown.filter(([field, kind]) => values[field] !== emptyOf(kind)).length;
  const what = { form, place: name, values, record, locale, only };
  return (
    <>
      {usePrinting() && <PrintedFields {...what} />}
      <details className="no-print">
        <summary>{t(form.entry.filled, { filled, all: shown.length }, locale)}</summary>
        <Fields {...what} edit={(field, value) => void state.edit({ kind: 'fill', section: name, field, value })} />
      </details>
    </>
  );
}
