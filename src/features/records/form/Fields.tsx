import type { Locale } from '#content/i18n/locale.ts';
import type { Value } from '#core/records/field.ts';
import type { AnyRecord } from '#core/records/shape.ts';
import { FieldInput } from './FieldInput.tsx';
import styles from './fields.module.css';
import { fieldsAt, optionsOf, type RecordForm } from './form.ts';

interface FieldsProps<Whole extends AnyRecord> {
  readonly form: RecordForm<Whole>;
  readonly place: string;
  readonly values: Readonly<Record<string, Value>>;
  readonly record: Whole;
  readonly locale: Locale;
  /** The fields that are shown; all where left out. */
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
          words={form}
          locale={locale}
          edit={(value) => edit(name, value)}
        />
      ))}
    </div>
  );
}
