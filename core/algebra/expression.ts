import type { Factor } from '../quantities/factor.ts';

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

export type ChoiceValue = string | number;

/** A number that is given from outside: typed into a form, or read from a job. */
export interface NumberInput<out Value extends Amount = Amount> extends Expression<Value> {
  readonly kind: 'decimal' | 'whole';
  readonly unit: string;
}

/** A choice that is given from outside. A number among the choices is an operand as well. */
export interface ChoiceInput<out Value extends ChoiceValue = ChoiceValue>
  extends Expression<Value extends number ? Value : never> {
  readonly kind: 'choice';
  readonly values: readonly Value[];
  /** A form writes `prefix` and the value: "class2" for class 2. */
  readonly prefix: string;
}

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

export interface NumberNode<Value extends Amount = Amount> extends Expression<Value> {
  readonly kind: 'number';
  readonly value: Value;
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
  readonly by: readonly ChoiceInput[];
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

/** What no expression says: an algorithm over inputs and earlier quantities. */
export interface Computed<Value = unknown> extends Expression<Value extends Amount ? Value : never> {
  readonly kind: 'computed';
  readonly from: readonly Expression[];
  readonly compute: (...values: never[]) => Value;
  readonly unit: string;
  readonly decimals: number;
  /** The same number by another way, where a spreadsheet is to have it. */
  readonly inSheet?: Expression;
}

export type Node =
  | NumberNode
  | FactorNode
  | Operation
  | Lookup
  | When
  | OrElse
  | Quantity
  | Computed
  | NumberInput
  | ChoiceInput;

/** What a node holds once it is evaluated. */
type OperandValue<Of> =
  Of extends ChoiceInput<infer Value>
    ? Value
    : Of extends Computed<infer Value>
      ? Value
      : Of extends Expression<infer Value>
        ? Value
        : never;
type OperandValues<From extends readonly Expression[]> = { [Index in keyof From]: OperandValue<From[Index]> };

/** Operations of one, two or more operands: null as soon as one operand may be null. */
interface OfOne {
  (of: Term<number>): Operation<number>;
  (of: Term): Operation;
}
interface OfTwo {
  (one: Term<number>, other: Term<number>): Operation<number>;
  (one: Term, other: Term): Operation;
}
interface OfMany {
  (...of: readonly Term<number>[]): Operation<number>;
  (...of: readonly Term[]): Operation;
}

/** Types the result by the overloads above; evaluation gives null where an operand is null. */
function operation(operator: Operator) {
  return (...of: readonly Term[]): Operation<number> => ({ kind: 'operation', operator, of: of.map(asExpression) });
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

export const add: OfMany = operation('add');
export const subtract: OfTwo = operation('subtract');
export const multiply: OfMany = operation('multiply');
export const divide: OfTwo = operation('divide');
export const power: OfTwo = operation('power');
export const exp: OfOne = operation('exp');
export const ln: OfOne = operation('ln');
export const least: OfMany = operation('least');
export const most: OfMany = operation('most');
/** Whole machines that cover a need, free of what binary fractions add. */
export const roundUp: OfOne = operation('round-up');
/** Whole steps that fit, free of what binary fractions take away. */
export const roundDown: OfOne = operation('round-down');
/** The nearest whole number, half up, free of what binary fractions add. */
export const round: OfOne = operation('round');
/** The same number to twelve digits, free of what binary fractions add. */
export const exact: OfOne = operation('exact');

/** A table for `lookup`: rows by the value of a choice, or by two. */
export function table<const Rows>(unit: string, source: string, rows: Rows): Table<Rows> {
  return { unit, source, rows };
}

export function lookup<Key extends ChoiceValue, Value extends Amount>(
  from: Table<Readonly<Record<Key, Value>>>,
  by: ChoiceInput<Key>,
): Lookup<Value>;
export function lookup<Key extends ChoiceValue, Inner extends ChoiceValue, Value extends Amount>(
  from: Table<Readonly<Record<Key, Readonly<Record<Inner, Value>>>>>,
  by: ChoiceInput<Key>,
  inner: ChoiceInput<Inner>,
): Lookup<Value>;
/** The number that a table has for a choice. */
export function lookup(from: Table<unknown>, ...by: readonly ChoiceInput[]): Lookup {
  return { kind: 'lookup', table: from, by };
}

/** No amount, as one of two cases. */
export const nothing: NumberNode<null> = { kind: 'number', value: null };

/** A comparison for `when`. */
export function compare(left: Expression, is: Test['is'], right: Term): Test {
  return { left, is, right: asExpression(right) };
}

/** Whether a choice has a value. */
export function chose<Value extends ChoiceValue>(field: ChoiceInput<Value>, value: Value): Test {
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
export function orElse<Value extends Amount = number>(first: Expression, second: Term<Value>): OrElse<Value> {
  return { kind: 'or-else', first, second: asExpression(second) };
}

/** A named step: what it is, its unit, and how many decimals people read. */
export function quantity<Value extends Amount>(unit: string, decimals: number, is: Expression<Value>): Quantity<Value> {
  return { kind: 'quantity', is, unit, decimals };
}

/** What an algorithm makes of inputs and earlier quantities: machines on circuits, a verdict, an inverse. */
export function computed<const From extends readonly Expression[], Value>(
  from: From,
  compute: (...values: OperandValues<From>) => Value,
  shown: Partial<Pick<Computed, 'unit' | 'decimals' | 'inSheet'>> = {},
): Computed<Value> {
  return { kind: 'computed', from, compute: compute as Computed<Value>['compute'], unit: '', decimals: 0, ...shown };
}

/**
 * An optional input as if it were given, for calculations that are written for air that was measured. A blank gives null
 * in whatever comes of it.
 */
export function assumed(input: Expression): Expression<number> {
  return input as Expression<number>;
}
