import type { LossRecordWords } from '#content/en/claim/loss-record.ts';
import type { Locale } from '#content/locale/locale.ts';
import type { Field, Value } from '#core/loss-record/field.ts';
import type { LossRecord } from '#core/loss-record/record.ts';
import { fieldsOf, type SectionName, type TableName } from '#core/loss-record/shape.ts';
import { FieldInput } from './FieldInput.tsx';
import { choiceWords, labelOf, nameOfRow, suggestionsFor } from './field-words.ts';
import styles from './fields.module.css';

interface FieldsProps {
  readonly place: SectionName | TableName;
  readonly values: Readonly<Record<string, Value>>;
  readonly record: LossRecord;
  readonly words: LossRecordWords;
  readonly locale: Locale;
  /** Fields that are shown in another way, or not at all. */
  readonly without?: readonly string[];
  readonly edit: (field: string, value: Value) => void;
}

/** The fields of a section or of one row, in the order of the shape. */
export function Fields({ place, values, record, words, locale, without = [], edit }: FieldsProps) {
  const shown = Object.entries(fieldsOf(place)).filter(([name]) => !without.includes(name));
  return (
    <div className={styles.fields}>
      {shown.map(([name, field]) => (
        <FieldInput
          key={name}
          field={field}
          name={name}
          label={labelOf(place, name, words)}
          value={values[name] ?? null}
          options={optionsOf(place, name, field, record, words)}
          suggestions={suggestionsFor(place, name, values, record, words)}
          words={words}
          locale={locale}
          edit={(value) => edit(name, value)}
        />
      ))}
    </div>
  );
}

function optionsOf(
  place: SectionName | TableName,
  name: string,
  field: Field,
  record: LossRecord,
  words: LossRecordWords,
): readonly (readonly [string, string])[] {
  if (field.kind === 'choice') return field.of.map((code) => [code, choiceWords(place, name, code, words)]);
  if (field.kind !== 'row') return [];
  const table = field.of as TableName;
  return record[table].map(({ id }) => [id, nameOfRow(record, table, id, words)]);
}
