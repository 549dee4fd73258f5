import type { Checked } from '../../form/checked.ts';
import type { Factor } from '../../quantities/factor.ts';
import { evaluate, holds, type Known } from './evaluate.ts';
import type { Amount, Computed, Expression, Quantity, Table, Test } from './expression.ts';
import { type Fault, type Field, readText, type ValueOf } from './fields.ts';

export type Fields = Readonly<Record<string, Field>>;
export type Quantities = Readonly<Record<string, Quantity | Computed>>;

/** When a code is given for fields at fault. The first of a definition's list that fits is given. */
export interface Refusal<Code extends string, Name> {
  readonly code: Code;
  /** Fits when one of these is at fault; without it, always. */
  readonly any?: readonly Name[];
  /** Fits when all that are at fault are among these. */
  readonly only?: readonly Name[];
  /** Fits when all faults are of this kind. */
  readonly fault?: Fault;
}

/** What must hold between fields that are each good. */
export interface Rule<Code extends string, Name> {
  readonly code: Code;
  readonly fields: readonly Name[];
  readonly refused: Test;
}

/** One calculator: all that its form, link, results, working, print, workbook sheet and endpoint are made from. */
export interface Definition<
  F extends Fields = Fields,
  Q extends Quantities = Quantities,
  Code extends string = string,
  Constants extends string = string,
> {
  readonly name: string;
  readonly fields: F;
  /** Fields that the form keeps apart, by the name of the group. */
  readonly groups: Readonly<Record<string, readonly (keyof F & string)[]>>;
  readonly factors: Readonly<Record<Constants, Factor | Table<unknown>>>;
  readonly quantities: Q;
  /** The quantities that are the result, in their order. */
  readonly results: readonly (keyof Q & string)[];
  readonly refusals: readonly Refusal<Code, keyof F & string>[];
  readonly rules: readonly Rule<Code, keyof F & string>[];
}

/** The names of a calculator's fields. */
export type FieldName<D> = D extends Definition<infer F> ? keyof F & string : never;
export type QuantityName<D> = D extends { readonly quantities: infer Q } ? keyof Q & string : never;
export type FactorName<D> = D extends { readonly factors: infer C } ? keyof C & string : never;
export type ErrorCode<D> = D extends { readonly refusals: readonly Refusal<infer Code, infer _>[] } ? Code : never;

/** What a form sends: the text of each field. */
export type Raw<F extends Fields> = Readonly<Record<keyof F & string, string>>;

/** Checked input. */
export type InputOf<F extends Fields> = { readonly [Name in keyof F]: ValueOf<F[Name]> };

type QuantityValue<Of> = Of extends Computed<infer Value> ? Value : Of extends Quantity<infer Value> ? Value : never;

/** Every quantity of a calculation by its name. */
export type ResultOf<Q extends Quantities> = { readonly [Name in keyof Q]: QuantityValue<Q[Name]> };

/** Makes a calculator. Everything that it names is typed from here on. */
export function define<
  const F extends Fields,
  const Q extends Quantities,
  const Code extends string,
  const Constants extends string,
>(
  definition: Omit<Definition<F, Q, Code, Constants>, 'groups' | 'rules'> &
    Partial<Pick<Definition<F, Q, Code, Constants>, 'groups' | 'rules'>>,
): Definition<F, Q, Code, Constants> {
  return { groups: {}, rules: [], ...definition };
}

/** The text that each field begins with. */
export function firstTexts<F extends Fields>(definition: Definition<F>): Raw<F> {
  return mapFields(definition.fields, ({ first }) => first);
}

function mapFields<F extends Fields, To>(fields: F, to: (field: Field, name: string) => To) {
  const mapped = Object.entries(fields).map(([name, field]) => [name, to(field, name)] as const);
  return Object.fromEntries(mapped) as Readonly<Record<keyof F & string, To>>;
}

/**
 * Checks the text of a form; a name that is missing is blank. All fields at fault are named at once, in the order of the
 * form, under the first code of the definition that fits.
 */
export function validate<F extends Fields, Code extends string>(
  definition: Definition<F, Quantities, Code>,
  raw: Readonly<Partial<Record<string, string>>>,
): Checked<InputOf<F>, Code> {
  const { fields, refusals, rules } = definition;
  const textOf = (name: string) => (Object.hasOwn(raw, name) ? (raw[name] ?? '') : '');
  const nameOf = (field: Field) => Object.keys(fields).find((name) => fields[name] === field) ?? '';
  const read = Object.entries(fields).map(
    ([name, field]) => [name, readText(field, textOf(name), (other) => textOf(nameOf(other)))] as const,
  );
  const faults = new Map(read.flatMap(([name, one]) => (one.ok ? [] : [[name, one.fault] as const])));
  const refusal = faults.size > 0 ? refusals.find((one) => fits(one, faults)) : undefined;
  if (refusal) return { ok: false, error: refusal.code, fields: [...faults.keys()] };
  const value = Object.fromEntries(read.flatMap(([name, one]) => (one.ok ? [[name, one.value]] : []))) as InputOf<F>;
  const known = knownFrom(fields, value);
  const broken = rules.find(({ refused }) => holds(refused, known));
  return broken ? { ok: false, error: broken.code, fields: broken.fields } : { ok: true, value };
}

function fits({ any, only, fault }: Refusal<string, string>, faults: ReadonlyMap<string, Fault>): boolean {
  const names = [...faults.keys()];
  if (any && !any.some((name) => faults.has(name))) return false;
  if (only && !names.every((name) => only.includes(name))) return false;
  return !fault || [...faults.values()].every((one) => one === fault);
}

/** The checked input as the values of its fields. */
export function knownFrom<F extends Fields>(fields: F, input: InputOf<F>): Known {
  return new Map(Object.entries(fields).map(([name, field]) => [field as Expression, input[name] as Amount]));
}

/** Every quantity of a checked input. */
export function calculate<F extends Fields, Q extends Quantities>(
  { fields, quantities }: Pick<Definition<F, Q>, 'fields' | 'quantities'>,
  input: InputOf<F>,
): ResultOf<Q> {
  const known = knownFrom(fields, input);
  const found = Object.entries(quantities).map(([name, one]) => [name, evaluate(one, known)]);
  return Object.fromEntries(found) as ResultOf<Q>;
}
