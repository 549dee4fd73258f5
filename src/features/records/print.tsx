import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import type { Locale } from '#content/i18n/locale.ts';
import type { Field, Value } from '#core/records/field.ts';
import type { AnyRecord } from '#core/records/shape.ts';
import { fieldsAt, type RecordForm } from './form/form.ts';

/** Whether the page is on its way to paper: what paper alone shows is drawn before the browser looks. */
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
  /** What the record is called; its field follows. */
  readonly title: string;
  /** The company of the owner's file, in one line. */
  readonly letterhead: string | undefined;
  /** Who made what is printed, and when. */
  readonly made?: (now: Date) => string;
}

/** The head of a record on paper. What follows it is printed as words. */
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
  /** The fields that may stand here; all where left out. */
  readonly only?: readonly string[] | undefined;
  /** Fields that are left out: nobody types them. */
  readonly without?: readonly string[] | undefined;
  /** What stands above: no field says it again. */
  readonly title?: string;
}

/** What stands in a section or in a row, as words on paper. What was not written is not there. */
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

/** How words for what is no text are found. */
interface ValueLabels {
  readonly choice: (code: string) => string;
  readonly row: (table: string, id: string) => string;
  readonly yes: string;
}

/** What a field holds, in words; "" where it holds nothing. */
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
      // A moment has no time zone: it is read as the reader's own, and shown as it was.
      return locale.moment(new Date(text));
    case 'text':
      return text.trim();
  }
}
