import { centsIn } from '#core/job/money.ts';
import { ambiguityOf, parseDecimal } from '#core/lib/decimal.ts';
import { type Field, fits, type Value } from '#core/records/field.ts';

/** Why a text cannot stand in a field; each has words. */
export type FieldFault = 'no-amount' | 'two-ways' | 'too-much' | 'number' | 'text' | 'wrong';

export type FieldText =
  | { readonly ok: true; readonly value: Value }
  | { readonly ok: false; readonly fault: FieldFault };

/** What a field holds, as it is shown while it is not being typed into. */
export function textOf({ kind }: Field, value: Value): string {
  if (value === null) return '';
  return kind === 'cents' && typeof value === 'number' ? (value / 100).toFixed(2) : String(value);
}

/** What a text typed in a language means in a field. */
export function valueIn(field: Field, text: string, language: string): FieldText {
  if (field.kind === 'cents') {
    const money = centsIn(text, language);
    return money.ok ? { ok: true, value: money.cents } : { ok: false, fault: money.error };
  }
  if (field.kind === 'number' && ambiguityOf(text, language)) return { ok: false, fault: 'two-ways' };
  const value = field.kind === 'number' ? numberIn(text, language, field.sign) : text;
  if (fits(field, value)) return { ok: true, value };
  return { ok: false, fault: field.kind === 'number' || field.kind === 'text' ? field.kind : 'wrong' };
}

/** NaN where the text is no number: it fits nowhere. */
function numberIn(text: string, language: string, sign?: string): number | null {
  return text.trim() === '' ? null : (parseDecimal(text, language, sign) ?? Number.NaN);
}
