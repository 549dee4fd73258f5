import { evaluate, type Known } from '../../algebra/evaluate.ts';
import type { Amount, Computed, Expression, Quantity, Table, Test } from '../../algebra/expression.ts';
import type { Factor } from '../../units/factor.ts';
import type { Fault, Field, ValueOf } from './fields.ts';

export type Fields = Readonly<Record<string, Field>>;
export type Quantities = Readonly<Record<string, Quantity | Computed>>;

/** An error code for invalid fields, given when all conditions below are met. */
export interface Refusal<Code extends string, Name> {
  readonly code: Code;
  /** At least one of these is invalid. */
  readonly any?: readonly Name[];
  /** Every invalid field is one of these. */
  readonly only?: readonly Name[];
  /** Every fault is of this kind. */
  readonly fault?: Fault;
  /** Only these are reported, whatever else is invalid. */
  readonly about?: readonly Name[];
}

/** A cross-field rule: an error code for a test that must not be true of valid fields. */
export interface Rule<Code extends string, Name> {
  readonly code: Code;
  readonly fields: readonly Name[];
  readonly refused: Test;
}

/** A calculator as data. Its form, link, results, worked steps, print, workbook sheet and endpoint are derived from it. */
export interface Definition<
  F extends Fields = Fields,
  Q extends Quantities = Quantities,
  Code extends string = string,
  Constants extends string = string,
> {
  readonly name: string;
  readonly fields: F;
  readonly groups: Readonly<Record<string, readonly (keyof F & string)[]>>;
  readonly factors: Readonly<Record<Constants, Factor | Table<unknown>>>;
  readonly quantities: Q;
  /** Example input; missing fields use their defaults. */
  readonly example: Readonly<Partial<Record<keyof F & string, string>>>;
  /** Names of the result quantities, in display order. */
  readonly results: readonly (keyof Q & string)[];
  /** Error rules in the order in which they are tried. The last resort has a code alone. */
  readonly refusals: readonly (Refusal<Code, keyof F & string> | Rule<Code, keyof F & string>)[];
  /** Pairs of fields that must be both given or both blank. */
  readonly pairs: readonly (readonly [keyof F & string, keyof F & string])[];
  /** Former field names in old links. */
  readonly formerNames: Readonly<Record<string, keyof F & string>>;
}

export type FieldName<D> = D extends Definition<infer F> ? keyof F & string : never;
export type QuantityName<D> = D extends { readonly quantities: infer Q } ? keyof Q & string : never;
export type FactorName<D> = D extends { readonly factors: infer C } ? keyof C & string : never;
export type ErrorCode<D> = D extends { readonly refusals: readonly (infer One)[] }
  ? One extends { readonly code: infer Code }
    ? Code
    : never
  : never;

export type Raw<F extends Fields> = Readonly<Record<keyof F & string, string>>;

export type InputOf<F extends Fields> = { readonly [Name in keyof F]: ValueOf<F[Name]> };

type QuantityValue<Of> = Of extends Computed<infer Value> ? Value : Of extends Quantity<infer Value> ? Value : never;

export type ResultOf<Q extends Quantities> = { readonly [Name in keyof Q]: QuantityValue<Q[Name]> };

/** Defines a calculator, inferring the types of its fields, quantities, codes and factors. */
export function define<
  const F extends Fields,
  const Q extends Quantities,
  const Code extends string,
  const Constants extends string,
>(
  definition: Omit<Definition<F, Q, Code, Constants>, Blanks> &
    Partial<Pick<Definition<F, Q, Code, Constants>, Blanks>>,
): Definition<F, Q, Code, Constants> {
  return { groups: {}, pairs: [], formerNames: {}, ...definition };
}
type Blanks = 'groups' | 'pairs' | 'formerNames';

/** Default text of each field. */
export function firstTexts<F extends Fields>(definition: Definition<F>): Raw<F> {
  return mapFields(definition.fields, ({ first }) => first);
}

function mapFields<F extends Fields, To>(fields: F, to: (field: Field, name: string) => To) {
  const mapped = Object.entries(fields).map(([name, field]) => [name, to(field, name)] as const);
  return Object.fromEntries(mapped) as Readonly<Record<keyof F & string, To>>;
}

/** Validated input as values for `evaluate`. */
export function knownFrom<F extends Fields>(fields: F, input: InputOf<F>): Known {
  return new Map(Object.entries(fields).map(([name, field]) => [field as Expression, input[name] as Amount]));
}

/** Evaluates every quantity for validated input. */
export function calculate<F extends Fields, Q extends Quantities>(
  { fields, quantities }: Pick<Definition<F, Q>, 'fields' | 'quantities'>,
  input: InputOf<F>,
): ResultOf<Q> {
  const known = knownFrom(fields, input);
  const found = Object.entries(quantities).map(([name, one]) => [name, evaluate(one, known)]);
  return Object.fromEntries(found) as ResultOf<Q>;
}
