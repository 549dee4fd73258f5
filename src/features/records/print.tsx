import './print.css';
import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import type { Locale } from '#content/i18n/locale.ts';
import type { Field, Value } from '#core/records/field.ts';
import type { AnyRecord } from '#core/records/shape.ts';
import { fieldsAt, type RecordForm } from './form/form.ts';

/** Whether the page is being printed. Print-only content renders synchronously before the browser lays out the page. */
export function usePrinting(): boolean {
  const [isPrinting, setPrinting] = useState(false);
  useEffect(() => {
    const begin = () => flushSync(() => setPrinting(true));
    const end = () => setPrinting(false);
    window.addEventListener('beforeprint', begin);
    window.addEventListener('afterprint', end);
    return () => {
      window.removeEventListener('beforeprint', begin);
      window.removeEventListener('afterprint', end);
    };
  }, []);
  return isPrinting;
}

interface PrintHeadProps {
  readonly title: string;
  /** The company in one line. */
  readonly letterhead: string | undefined;
  readonly made?: (now: Date) => string;
}

/** Letterhead and title of a printed record. */
export function PrintHead({ title, letterhead, made }: PrintHeadProps) {
  const isPrinting = usePrinting();
  return (
    <div data-record-head="">
      {letterhead}
      {isPrinting && made && <p>{made(new Date())}</p>}
      <b>{title}</b>
    </div>
  );
}

interface PrintedFieldsProps<Whole extends AnyRecord> {
  readonly form: RecordForm<Whole>;
  readonly record: Whole;
  readonly place: string;
  readonly values: Readonly<Record<string, Value>>;
  readonly locale: Locale;
  /** Fields to include; all by default. */
  readonly only?: readonly string[] | undefined;
  /** Fields to leave out because nobody types them. */
  readonly without?: readonly string[] | undefined;
  /** The text printed above; fields with the same text are skipped. */
  readonly title?: string;
}

/** The filled fields of a section or row as text for print. */
export function PrintedFields<Whole extends AnyRecord>(props: PrintedFieldsProps<Whole>) {
  const { form, record, place, values, locale, only, without, title } = props;
  const text = fieldsAt(form.shape, place).flatMap(([name, field]) => {
    if (without?.includes(name) || (only && !only.includes(name))) return [];
    const choice = (code: string) => form.choiceOf(place, name, code);
    const row = (table: string, id: string) => form.nameOf(record, table, id);
    const text = fieldValueText(field, values[name] ?? null, { choice, row, yes: form.entry.yes }, locale);
    return text && text !== title ? [[name, text] as const] : [];
  });
  if (text.length === 0) return null;
  return (
    <dl data-filled="">
      {text.map(([name, text]) => (
        <div key={name}>
          <dt>{form.labelOf(place, name)}</dt>
          <dd>{text}</dd>
        </div>
      ))}
    </dl>
  );
}

interface ValueLabels {
  readonly choice: (code: string) => string;
  readonly row: (table: string, id: string) => string;
  readonly yes: string;
}

/** A field's value as text; "" if empty. */
export function fieldValueText(field: Field, value: Value, { choice, row, yes }: ValueLabels, locale: Locale): string {
  if (value === null || value === '' || value === false) return '';
  const text = String(value);
  switch (field.kind) {
    case 'flag':
      return yes;
    case 'choice':
      return choice(text);
    case 'row':
      return row(field.of, text);
    case 'cents':
      return locale.dollars(Number(value) / 100, 2);
    case 'number':
      return locale.upTo(Number(value));
    case 'day':
      return locale.date(text);
    case 'moment':
      // A moment has no time zone: parse it as local time and show it unchanged.
      return locale.moment(new Date(text));
    case 'text':
      return text.trim();
  }
}
