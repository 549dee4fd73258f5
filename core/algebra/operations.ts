import type { SourceId } from '../units/factor.ts';
import type {
  Amount,
  ChoiceInput,
  ChoiceValue,
  Computed,
  Expression,
  FactorNode,
  Lookup,
  NumberNode,
  Operation,
  Operator,
  OrElse,
  Quantity,
  Table,
  Term,
  Test,
  When,
} from './expression.ts';

type OperandValue<Of> =
  Of extends ChoiceInput<infer Value>
    ? Value
    : Of extends Computed<infer Value>
      ? Value
      : Of extends Expression<infer Value>
        ? Value
        : never;
type OperandValues<From extends readonly Expression[]> = { [Index in keyof From]: OperandValue<From[Index]> };

/** Signatures by number of operands; nullable as soon as one operand is. */
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

/** Builds an operation; typed by the signatures above. Evaluates to null if an operand is null. */
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
/** Rounds up to whole units, ignoring floating-point error. */
export const roundUp: OfOne = operation('round-up');
/** Rounds down to whole steps, ignoring floating-point error. */
export const roundDown: OfOne = operation('round-down');
/** Rounds half up to a whole number, ignoring floating-point error. */
export const round: OfOne = operation('round');
/** Cuts to twelve significant digits, which removes floating-point error. */
export const exact: OfOne = operation('exact');

/** A table for `lookup`: rows by the value of a choice, or by two. */
export function table<const Rows>(unit: string, source: SourceId, rows: Rows): Table<Rows> {
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

/** The constant null, for a branch of `when`. */
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

/** The first operand, or the second if it is null, as for a blank field. */
export function orElse<Value extends Amount = number>(first: Expression, second: Term<Value>): OrElse<Value> {
  return { kind: 'or-else', first, second: asExpression(second) };
}

/** A named step with its unit and displayed decimals. */
export function quantity<Value extends Amount>(unit: string, decimals: number, is: Expression<Value>): Quantity<Value> {
  return { kind: 'quantity', is, unit, decimals };
}

/** Wraps a plain function of inputs and earlier quantities: circuit packing, a verdict, an inverse. */
export function computed<const From extends readonly Expression[], Value>(
  from: From,
  compute: (...values: OperandValues<From>) => Value,
  shown: Partial<Pick<Computed, 'unit' | 'decimals' | 'isStep' | 'inSheet'>> = {},
): Computed<Value> {
  return { kind: 'computed', from, compute: compute as Computed<Value>['compute'], unit: '', decimals: 0, ...shown };
}

/**
 * Treats an optional input as required in types. A blank still evaluates to null, and so does everything computed from it.
 */
export function assumed(input: Expression): Expression<number> {
  return input as Expression<number>;
}

/** Precedence of functions, names and numbers, which never need parentheses. */
const whole = 4;

const precedences: Partial<Readonly<Record<Operator, number>>> = {
  add: 1,
  subtract: 1,
  multiply: 2,
  divide: 2,
  power: 3,
};

/** Operator precedence, 1 the lowest; 4 for functions and plain operands. */
export function precedenceOf(operator: Operator | undefined): number {
  return (operator && precedences[operator]) ?? whole;
}
