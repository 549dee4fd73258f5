import { holds } from '../../algebra/evaluate.ts';
import type { Checked } from '../../lib/result.ts';
import {
  calculate,
  type Definition,
  type Fields,
  firstTexts,
  type InputOf,
  knownFrom,
  type Quantities,
  type Refusal,
  type ResultOf,
} from './define.ts';
import { type Fault, type Field, type ReadText, readText } from './fields.ts';

/**
 * Validates numbers or typed texts as `validate` does. Missing fields use their defaults.
 * @param values in the units of the form: feet, °F, percent
 */
export function validateValues<F extends Fields, Code extends string>(
  definition: Definition<F, Quantities, Code>,
  values: Readonly<Record<string, string | number | undefined>>,
): Checked<InputOf<F>, Code> {
  const texts = Object.entries(values).map(([name, value = '']) => [name, typedText(value)]);
  return validate(definition, { ...firstTexts(definition), ...Object.fromEntries(texts) });
}

/** A number without exponent notation, which fields do not accept. */
function typedText(value: string | number): string {
  const text = String(value);
  return typeof value === 'number' && text.includes('e-') ? value.toFixed(20) : text;
}

type Faults = ReadonlyMap<string, Fault>;

/**
 * Validates the texts of a form; missing names are blank. Reports the first error rule that applies, with the invalid fields
 * in form order.
 */
export function validate<F extends Fields, Code extends string>(
  definition: Definition<F, Quantities, Code>,
  raw: Readonly<Partial<Record<string, string>>>,
): Checked<InputOf<F>, Code> {
  const { fields, refusals } = definition;
  const read = readAll(fields, raw);
  const faults = faultsOf(definition, read, raw);
  const value = Object.fromEntries([...read].map(([name, one]) => [name, one.ok ? one.value : null])) as InputOf<F>;
  const known = knownFrom(fields, value);
  for (const refusal of refusals) {
    if ('refused' in refusal) {
      const isBroken = !refusal.fields.some((name) => faults.has(name)) && holds(refusal.refused, known);
      if (isBroken) return { ok: false, error: refusal.code, fields: refusal.fields };
    } else if (fits(refusal, faults)) {
      return { ok: false, error: refusal.code, fields: [...faults.keys()].filter((name) => isNamed(refusal, name)) };
    }
  }
  return { ok: true, value };
}

type Raw = Readonly<Partial<Record<string, string>>>;

function textIn(raw: Raw, name: string): string {
  return Object.hasOwn(raw, name) ? (raw[name] ?? '') : '';
}

function readAll(fields: Fields, raw: Raw): ReadonlyMap<string, ReadText> {
  const nameOf = (field: Field) => Object.keys(fields).find((name) => fields[name] === field) ?? '';
  const textOf = (field: Field) => textIn(raw, nameOf(field));
  return new Map(Object.entries(fields).map(([name, field]) => [name, readText(field, textIn(raw, name), textOf)]));
}

function faultsOf({ pairs }: Definition, read: ReadonlyMap<string, ReadText>, raw: Raw): Faults {
  const isBlank = (name: string) => textIn(raw, name).trim() === '';
  const isWithout = (name: string) =>
    isBlank(name) && pairs.some((pair) => pair.includes(name) && !pair.every(isBlank));
  return new Map(
    [...read].flatMap(([name, one]) => {
      if (!one.ok) return [[name, one.fault]];
      return isWithout(name) ? [[name, 'blank' as const]] : [];
    }),
  );
}

function fits({ any, only, fault, about }: Refusal<string, string>, faults: Faults): boolean {
  const names = [...faults.keys()];
  if (names.length === 0) return false;
  if (any && !any.some((name) => faults.has(name))) return false;
  if (about && !about.some((name) => faults.has(name))) return false;
  if (only && !names.every((name) => only.includes(name))) return false;
  return !fault || [...faults.values()].every((one) => one === fault);
}

function isNamed({ about }: Refusal<string, string>, name: string): boolean {
  return !about || about.includes(name);
}

/** Validates and calculates in one step; null if the values are invalid. */
export function resultOf<F extends Fields, Q extends Quantities>(
  definition: Definition<F, Q>,
  values: Readonly<Record<string, string | number>>,
): ResultOf<Q> | null {
  const checked = validateValues(definition, values);
  return checked.ok ? calculate(definition, checked.value) : null;
}
