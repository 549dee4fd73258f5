import type { Factor } from '../../quantities/factor.ts';
import type { ChoiceField, ChoiceValue, Field } from './fields.ts';

/** A number; null where there is none: no factor for this machine, no dew point of dry air. */
export type Amount = number | null;

/**
 * A calculation as data: evaluated here, printed as the steps of the working, and written as a formula of a spreadsheet.
 * `gives` is never set: it carries the type of the value, null included, from the operands to the result.
 */
export interface Expression<out Value extends Amount = Amount> {
  readonly kind: Node['kind'];
  readonly gives?: Value;
}

/** What may stand in a calculation: a bare number only where it is geometry or arithmetic. */
export type Term<Value extends Amount = Amount> = Expression<Value> | Factor | number;

/** Null as soon as one operand may be null. */
type Blank<Value extends Amount> = null extends Value ? Amount : number;

export type Operator =
  | 'add'
  | 'subtract'
  | 'multiply'
  | 'divide'
  | 'power'
  | 'exp'
  | 'ln'
  | 'least'
  | 'most'
  | 'round-up'
  | 'round-down'
  | 'round'
  | 'exact';

export interface NumberNode extends Expression<number> {
  readonly kind: 'number';
  readonly value: number;
}

/** A named number with its source. */
export interface FactorNode extends Expression<number> {
  readonly kind: 'factor';
  readonly factor: Factor;
}

export interface Operation<Value extends Amount = Amount> extends Expression<Value> {
  readonly kind: 'operation';
  readonly operator: Operator;
  readonly of: readonly Expression[];
}

/** Numbers by choice, in one unit and from one source. */
export interface Table<Rows> {
  readonly unit: string;
  readonly source: string;
  readonly rows: Rows;
}

export interface Lookup<Value extends Amount = Amount> extends Expression<Value> {
  readonly kind: 'lookup';
  readonly table: Table<unknown>;
  readonly by: readonly ChoiceField[];
}

/** Whether two numbers, or a choice and one of its values, stand in a relation. Never true of null. */
export interface Test {
  readonly left: Expression;
  readonly is: '<' | '<=' | '>' | '>=' | '=';
  readonly right: Expression | ChoiceValue;
}

export interface When<Value extends Amount = Amount> extends Expression<Value> {
  readonly kind: 'when';
  readonly test: Test;
  readonly met: Expression;
  readonly otherwise: Expression;
}

/** The first amount, or the second where the first is null. */
export interface OrElse<Value extends Amount = Amount> extends Expression<Value> {
  readonly kind: 'or-else';
  readonly first: Expression;
  readonly second: Expression;
}

/** A named step of a calculation. */
export interface Quantity<Value extends Amount = Amount> extends Expression<Value> {
  readonly kind: 'quantity';
  readonly is: Expression;
  /** Empty for a plain number. */
  readonly unit: string;
  /** How many decimals people read. */
  readonly decimals: number;
}

/** What no expression says: an algorithm over fields and earlier quantities, with its own steps as data. */
export interface Computed<Value = unknown> extends Expression<Value extends Amount ? Value : never> {
  readonly kind: 'computed';
  readonly from: readonly Expression[];
  readonly compute: (...values: never[]) => Value;
  readonly unit: string;
  readonly decimals: number;
  /** The same number by another way, where a spreadsheet is to have it. */
  readonly inSheet?: Expression;
}

export type Node = NumberNode | FactorNode | Operation | Lookup | When | OrElse | Quantity | Computed | Field;

function operation<Value extends Amount>(operator: Operator, of: readonly Term[]): Operation<Value> {
  return { kind: 'operation', operator, of: of.map(asExpression) };
}

function asExpression(term: Term): Expression {
  if (typeof term === 'number') {
    const bare: NumberNode = { kind: 'number', value: term };
    return bare;
  }
  if ('kind' in term) return term;
  const named: FactorNode = { kind: 'factor', factor: term };
  return named;
}

export const add = <Value extends Amount = number>(...of: readonly Term<Value>[]) => operation<Blank<Value>>('add', of);
export const subtract = <Value extends Amount = number>(from: Term<Value>, what: Term<Value>) =>
  operation<Blank<Value>>('subtract', [from, what]);
export const multiply = <Value extends Amount = number>(...of: readonly Term<Value>[]) =>
  operation<Blank<Value>>('multiply', of);
export const divide = <Value extends Amount = number>(what: Term<Value>, by: Term<Value>) =>
  operation<Blank<Value>>('divide', [what, by]);
export const power = <Value extends Amount = number>(base: Term<Value>, exponent: Term<Value>) =>
  operation<Blank<Value>>('power', [base, exponent]);
export const exp = <Value extends Amount>(of: Term<Value>) => operation<Blank<Value>>('exp', [of]);
export const ln = <Value extends Amount>(of: Term<Value>) => operation<Blank<Value>>('ln', [of]);
export const least = <Value extends Amount = number>(...of: readonly Term<Value>[]) =>
  operation<Blank<Value>>('least', of);
export const most = <Value extends Amount = number>(...of: readonly Term<Value>[]) =>
  operation<Blank<Value>>('most', of);

/** Whole machines that cover a need, free of what binary fractions add. */
export const roundUp = <Value extends Amount>(of: Term<Value>) => operation<Blank<Value>>('round-up', [of]);
/** Whole steps that fit, free of what binary fractions take away. */
export const roundDown = <Value extends Amount>(of: Term<Value>) => operation<Blank<Value>>('round-down', [of]);
/** The nearest whole number, half up, free of what binary fractions add. */
export const round = <Value extends Amount>(of: Term<Value>) => operation<Blank<Value>>('round', [of]);
/** The same number to twelve digits, free of what binary fractions add. */
export const exact = <Value extends Amount>(of: Term<Value>) => operation<Blank<Value>>('exact', [of]);

/** A table for `lookup`: rows by the value of a choice, or by two. */
export function table<const Rows>(unit: string, source: string, rows: Rows): Table<Rows> {
  return { unit, source, rows };
}

export function lookup<Key extends ChoiceValue, Value extends Amount>(
  from: Table<Readonly<Record<Key, Value>>>,
  by: ChoiceField<Key>,
): Lookup<Value>;
export function lookup<Key extends ChoiceValue, Inner extends ChoiceValue, Value extends Amount>(
  from: Table<Readonly<Record<Key, Readonly<Record<Inner, Value>>>>>,
  by: ChoiceField<Key>,
  inner: ChoiceField<Inner>,
): Lookup<Value>;
/** The number that a table has for a choice. */
export function lookup(from: Table<unknown>, ...by: readonly ChoiceField[]): Lookup {
  return { kind: 'lookup', table: from, by };
}

/** A comparison for `when`. */
export function compare(left: Expression, is: Test['is'], right: Term): Test {
  return { left, is, right: asExpression(right) };
}

/** Whether a choice has a value. */
export function chose<Value extends ChoiceValue>(field: ChoiceField<Value>, value: Value): Test {
  return { left: field, is: '=', right: value };
}

/** One expression where a test holds, another where it does not. */
export function when<Met extends Amount, Otherwise extends Amount>(
  test: Test,
  met: Term<Met>,
  otherwise: Term<Otherwise>,
): When<Met | Otherwise> {
  return { kind: 'when', test, met: asExpression(met), otherwise: asExpression(otherwise) };
}

/** An amount, or another where it is null: a field that was left blank. */
export function orElse<Value extends Amount>(first: Expression, second: Expression<Value>): OrElse<Value> {
  return { kind: 'or-else', first, second };
}

/** A named step: what it is, its unit, and how many decimals people read. */
export function quantity<Value extends Amount>(unit: string, decimals: number, is: Expression<Value>): Quantity<Value> {
  return { kind: 'quantity', is, unit, decimals };
}
