import { evaluate, type Known } from '../../algebra/evaluate.ts';
import type { Amount, Computed, Expression, Quantity, Table, Test } from '../../algebra/expression.ts';
import type { Factor } from '../../units/factor.ts';
import type { Fault, Field, ValueOf } from './fields.ts';

export type Fields = Readonly<Record<string, Field>>;
export type Quantities = Readonly<Record<string, Quantity | Computed>>;

/** When a code is given for fields at fault: all that it says must hold. */
export interface Refusal<Code extends string, Name> {
  readonly code: Code;
  /** One of these is at fault. */
  readonly any?: readonly Name[];
  /** All that are at fault are among these. */
  readonly only?: readonly Name[];
  /** All faults are of this kind. */
  readonly fault?: Fault;
  /** The fault of these alone is named, whatever else is at fault. */
  readonly about?: readonly Name[];
}

/** What must not hold between fields that are each good. */
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
  /** A form that is filled in; fields that are left out keep their first text. */
  readonly example: Readonly<Partial<Record<keyof F & string, string>>>;
  /** The quantities that are the result, in their order. */
  readonly results: readonly (keyof Q & string)[];
  /** Codes for what is refused, in the order in which they are tried; one of them says nothing but its code. */
  readonly refusals: readonly (Refusal<Code, keyof F & string> | Rule<Code, keyof F & string>)[];
  /** Fields of which both or none must be given, by pairs. */
  readonly pairs: readonly (readonly [keyof F & string, keyof F & string])[];
  /** Names that fields had in links of an earlier time. */
  readonly formerNames: Readonly<Record<string, keyof F & string>>;
}

/** The names of a calculator's fields. */
export type FieldName<D> = D extends Definition<infer F> ? keyof F & string : never;
export type QuantityName<D> = D extends { readonly quantities: infer Q } ? keyof Q & string : never;
export type FactorName<D> = D extends { readonly factors: infer C } ? keyof C & string : never;
export type ErrorCode<D> = D extends { readonly refusals: readonly (infer One)[] }
  ? One extends { readonly code: infer Code }
    ? Code
    : never
  : never;

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
  definition: Omit<Definition<F, Q, Code, Constants>, Blanks> &
    Partial<Pick<Definition<F, Q, Code, Constants>, Blanks>>,
): Definition<F, Q, Code, Constants> {
  return { groups: {}, pairs: [], formerNames: {}, ...definition };
}
type Blanks = 'groups' | 'pairs' | 'formerNames';

/** The text that each field begins with. */
export function firstTexts<F extends Fields>(definition: Definition<F>): Raw<F> {
  return mapFields(definition.fields, ({ first }) => first);
}

function mapFields<F extends Fields, To>(fields: F, to: (field: Field, name: string) => To) {
  const mapped = Object.entries(fields).map(([name, field]) => [name, to(field, name)] as const);
  return Object.fromEntries(mapped) as Readonly<Record<keyof F & string, To>>;
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
