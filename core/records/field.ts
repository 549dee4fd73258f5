import { type Cents, mostCents } from '../job/money.ts';
import { dayOf } from '../lib/civil-day.ts';

/** Field type of a record. Each kind has one empty value: "", null or false. */
export type Field =
  /** Text of at most so many characters. */
  | { readonly kind: 'text'; readonly most: number }
  /** One of a list of codes, or "". */
  | { readonly kind: 'choice'; readonly of: readonly string[] }
  /** A day of the calendar, "2026-11-22", or "". */
  | { readonly kind: 'day' }
  /** Local wall-clock time, "2026-11-22T02:10", or "". */
  | { readonly kind: 'moment' }
  /** Whole cents from 0, or null. */
  | { readonly kind: 'cents' }
  /** A number with limited decimals, or null; `sign` is a unit sign that may be typed after it. */
  | {
      readonly kind: 'number';
      readonly least: number;
      readonly most: number;
      readonly decimals: number;
      readonly sign?: '%' | '°F';
    }
  /** The id of a row in another table, or "". */
  | { readonly kind: 'row'; readonly of: string }
  | { readonly kind: 'flag' };

export type ValueOf<Some extends Field> = Some extends { readonly kind: 'cents' }
  ? Cents | null
  : Some extends { readonly kind: 'number' }
    ? number | null
    : Some extends { readonly kind: 'flag' }
      ? boolean
      : Some extends { readonly kind: 'choice'; readonly of: readonly (infer Code)[] }
        ? Code | ''
        : string;

/** Anything that a field may hold. */
export type Value = string | number | boolean | null;

/** The empty value of a field. */
export function emptyOf({ kind }: Field): Value {
  if (kind === 'flag') return false;
  return kind === 'cents' || kind === 'number' ? null : '';
}

/** Whether a value is valid for a field. Does not check that a referenced row exists. */
export function fits(field: Field, value: unknown): value is Value {
  if (field.kind === 'flag') return typeof value === 'boolean';
  if (value === emptyOf(field)) return true;
  if (field.kind === 'cents') return isWhole(value) && value >= 0 && value <= mostCents;
  if (field.kind === 'number') return isNumberOf(field, value);
  return typeof value === 'string' && textFits(field, value);
}

function textFits(field: Exclude<Field, { readonly kind: 'flag' | 'cents' | 'number' }>, text: string): boolean {
  switch (field.kind) {
    case 'text':
      return text.length <= field.most && text.isWellFormed();
    case 'choice':
      return field.of.includes(text);
    case 'day':
      return dayOf(text) !== null;
    case 'moment':
      return isMoment(text);
    case 'row':
      return isId(text);
  }
}

/** Whether a value is a valid row id: letters, digits and hyphens, safe as a file name. */
export function isId(text: unknown): text is string {
  return typeof text === 'string' && /^[a-z0-9-]{1,64}$/.test(text);
}

function isMoment(text: string): boolean {
  const [, day, hour, minute] = /^(\d{4}-\d{2}-\d{2})T(\d{2}):(\d{2})$/.exec(text) ?? [];
  return day !== undefined && dayOf(day) !== null && Number(hour) < 24 && Number(minute) < 60;
}

/** Excludes -0, which JSON cannot store. */
function isWhole(value: unknown): value is number {
  return Number.isInteger(value) && !Object.is(value, -0);
}

function isNumberOf(field: Extract<Field, { readonly kind: 'number' }>, value: unknown): boolean {
  if (typeof value !== 'number' || Object.is(value, -0) || !(value >= field.least && value <= field.most)) return false;
  return Number(value.toFixed(field.decimals)) === value;
}
