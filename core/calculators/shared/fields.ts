import type { Amount, ChoiceInput, ChoiceValue, NumberInput } from '../../algebra/expression.ts';
import { parseDecimal } from '../../lib/decimal.ts';

export interface NumberField<out Value extends Amount = Amount> extends NumberInput<Value> {
  readonly least: number;
  readonly most: number;
  /** Whether the number must be greater than `least`, not equal. */
  readonly isOpen: boolean;
  readonly first: string;
  /** How a blank is read: as an error, as null, or as zero if another field is zero. */
  readonly blank: 'refused' | 'nothing' | NumberField;
}

export interface ChoiceField<out Value extends ChoiceValue = ChoiceValue> extends ChoiceInput<Value> {
  readonly first: string;
}

export type Field = NumberField | ChoiceField;

export type ValueOf<Of extends Field> =
  Of extends ChoiceField<infer Value> ? Value : Of extends NumberField<infer Value> ? Value : never;

export type Fault = 'blank' | 'no-number' | 'not-whole' | 'not-positive' | 'out-of-range' | 'no-choice';

export type ReadText =
  | { readonly ok: true; readonly value: ChoiceValue | null }
  | { readonly ok: false; readonly fault: Fault };

export interface Limits {
  readonly unit: string;
  readonly least: number;
  readonly most: number;
  readonly isOpen?: boolean;
  readonly first?: number;
}

/** A plain decimal number within both limits. */
export function decimal({ unit, least, most, isOpen = false, first }: Limits): NumberField<number> {
  const text = first === undefined ? '' : String(first);
  return { kind: 'decimal', unit, least, most, isOpen, first: text, blank: 'refused' };
}

/** A whole number within both limits. */
export function whole(limits: Limits): NumberField<number> {
  return { ...decimal(limits), kind: 'whole' };
}

/** Makes a number optional: a blank is null. */
export function optional(field: NumberField<number>): NumberField<number | null> {
  return { ...field, blank: 'nothing' };
}

/** Makes a number optional if another is zero, such as the amps of no equipment: a blank is zero then. */
export function unlessZero(other: NumberField<number>, field: NumberField<number>): NumberField<number> {
  return { ...field, blank: other };
}

/** One of a list; without a default unless `first` is given. */
export function choice<const Value extends ChoiceValue>(
  values: readonly Value[],
  { first, prefix = '' }: { readonly first?: NoInfer<Value>; readonly prefix?: string } = {},
): ChoiceField<Value> {
  return { kind: 'choice', values, prefix, first: first === undefined ? '' : `${prefix}${first}` };
}

/** The texts that a form offers for a choice. */
export function textsOf({ values, prefix }: ChoiceField): readonly string[] {
  return values.map((value) => `${prefix}${value}`);
}

/** Reads the text of one field; `textOf` gives the text of the others. */
export function readText(field: Field, text: string, textOf: (field: Field) => string): ReadText {
  const typed = text.trim();
  if (field.kind === 'choice') return readChoice(field, typed);
  if (typed !== '') return readNumber(field, typed);
  if (field.blank === 'nothing') return { ok: true, value: null };
  if (field.blank !== 'refused' && parseDecimal(textOf(field.blank), null) === 0) return { ok: true, value: 0 };
  return { ok: false, fault: 'blank' };
}

function readChoice({ values, prefix }: ChoiceField, typed: string): ReadText {
  const value = values.find((one) => `${prefix}${one}` === typed);
  return value === undefined ? { ok: false, fault: typed === '' ? 'blank' : 'no-choice' } : { ok: true, value };
}

function readNumber({ kind, unit, least, most, isOpen }: NumberField, typed: string): ReadText {
  // The form has already asked about ambiguous numbers.
  const value = parseDecimal(typed, null, /[%°]/.test(unit) ? unit : '');
  if (value === null) return { ok: false, fault: 'no-number' };
  if (value <= 0 && (least > 0 || isOpen)) return { ok: false, fault: 'not-positive' };
  if (value < least || value > most) return { ok: false, fault: 'out-of-range' };
  return kind === 'whole' && !Number.isInteger(value) ? { ok: false, fault: 'not-whole' } : { ok: true, value };
}
