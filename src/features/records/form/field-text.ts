import type { Locale } from '#content/i18n/locale.ts';
import { t } from '#content/i18n/t.ts';
import { centsIn, mostCents, typedDollars } from '#core/job/money.ts';
import { ambiguityOf, parseDecimal } from '#core/lib/decimal.ts';
import { type Field, fits, type Value } from '#core/records/field.ts';
import type { EntryMessages } from './form.ts';

/** Validation error codes of a field; each has a message. */
export type FieldError = 'no-amount' | 'two-ways' | 'too-much' | 'number' | 'text' | 'wrong';

export type FieldText =
  | { readonly ok: true; readonly value: Value }
  | { readonly ok: false; readonly error: FieldError };

/** Text of a stored value while it is not being edited. */
export function textOf({ kind }: Field, value: Value): string {
  if (value === null) return '';
  return kind === 'cents' && typeof value === 'number' ? (value / 100).toFixed(2) : String(value);
}

/** Parses typed text as a field's value. */
export function valueIn(field: Field, text: string, language: string): FieldText {
  if (field.kind === 'cents') {
    const money = centsIn(text, language);
    return money.ok ? { ok: true, value: money.cents } : { ok: false, error: money.error };
  }
  if (field.kind === 'number' && ambiguityOf(text, language)) return { ok: false, error: 'two-ways' };
  const value = field.kind === 'number' ? numberIn(text, language, field.sign) : text;
  if (fits(field, value)) return { ok: true, value };
  return { ok: false, error: field.kind === 'number' || field.kind === 'text' ? field.kind : 'wrong' };
}

/** NaN for text that is no number, which no field accepts. */
function numberIn(text: string, language: string, sign?: string): number | null {
  return text.trim() === '' ? null : (parseDecimal(text, language, sign) ?? Number.NaN);
}

/** The validation error, and which value stays stored instead. */
export function fieldErrorText(
  error: FieldError,
  field: Field,
  { text: typed, stored }: { readonly text: string; readonly stored: Value },
  { entry }: EntryMessages,
  locale: Locale,
): string {
  const most =
    field.kind === 'cents' ? mostCents / 100 : field.kind === 'text' || field.kind === 'number' ? field.most : 0;
  const least = field.kind === 'number' ? field.least : 0;
  const value = textOf(field, stored);
  const { before, blank, text } = entry.notTaken;
  const instead = value === '' ? blank : field.kind === 'text' ? text : before;
  // Ambiguous dollars have a fixed example instead of their own two readings.
  const ways = field.kind === 'number' ? ambiguityOf(typed, locale.code) : null;
  return `${t(entry.errors[error], { least, most, ...typedDollars, ...ways }, locale)} ${t(instead, { value }, locale)}`;
}

/** Whether a field holds a phone number. */
export function isPhone(name: string): boolean {
  return /phone$/i.test(name);
}

/** Whether a field holds an email address. */
export function isEmail(name: string): boolean {
  return /mail$/i.test(name);
}
