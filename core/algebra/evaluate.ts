import { roundDollars, wholeStepsIn, wholeUnitsFor, withoutFloatError } from '../units/rounding.ts';
import type { Amount, ChoiceValue, Computed, Expression, Lookup, Node, Operator, Test } from './expression.ts';

/** Values of inputs, and a cache of the quantities evaluated so far. */
export type Known = Map<Expression, unknown>;

const ofOne: Partial<Readonly<Record<Operator, (of: number) => number>>> = {
  exp: Math.exp,
  ln: Math.log,
  'round-up': wholeUnitsFor,
  'round-down': wholeStepsIn,
  round: roundDollars,
  exact: withoutFloatError,
};

/** Binary operators; longer operand lists are folded from the left. */
const ofTwo: Partial<Readonly<Record<Operator, (one: number, other: number) => number>>> = {
  add: (one, other) => one + other,
  subtract: (one, other) => one - other,
  multiply: (one, other) => one * other,
  divide: (one, other) => one / other,
  power: (one, other) => one ** other,
  least: Math.min,
  most: Math.max,
};

/** The amount that an expression gives for the values of its inputs. Quantities on the way are cached in `known`. */
export function amountOf<Value extends Amount>(expression: Expression<Value>, known: Known): Value {
  const value = evaluate(expression, known);
  return (typeof value === 'number' ? value : null) as Value;
}

/** Evaluates any node: an amount, a choice, or the result of a computed node. */
export function evaluate(expression: Expression, known: Known): unknown {
  const node = expression as Node;
  switch (node.kind) {
    case 'number':
      return node.value;
    case 'factor':
      return node.factor.value;
    case 'operation':
      return operate(node.operator, node.of, known);
    case 'lookup':
      return rowOf(node, known);
    case 'when':
      return amountOf(holds(node.test, known) ? node.met : node.otherwise, known);
    case 'or-else':
      return amountOf(node.first, known) ?? amountOf(node.second, known);
    case 'quantity':
      return cached(node, known, () => amountOf(node.is, known));
    case 'computed':
      return cached(node, known, () => compute(node, known));
    default:
      return known.get(node);
  }
}

function cached(node: Expression, known: Known, find: () => unknown): unknown {
  if (!known.has(node)) known.set(node, find());
  return known.get(node);
}

function compute({ from, compute: algorithm }: Computed, known: Known): unknown {
  return algorithm(...(from.map((one) => evaluate(one, known)) as never[]));
}

function operate(operator: Operator, of: readonly Expression[], known: Known): Amount {
  let result: Amount = null;
  for (const one of of) {
    const value = amountOf(one, known);
    if (value === null) return null;
    result = result === null ? (ofOne[operator]?.(value) ?? value) : (ofTwo[operator]?.(result, value) ?? null);
  }
  return result;
}

/** The row of a table for the values of its choices. */
export function rowOf({ table, by }: Lookup, known: Known): Amount {
  let row = table.rows;
  for (const field of by) row = (row as Readonly<Record<ChoiceValue, unknown>>)[known.get(field) as ChoiceValue];
  return row as Amount;
}

/** Whether a test is true. Comparisons with null are false. */
export function holds({ left, is, right }: Test, known: Known): boolean {
  const one = evaluate(left, known);
  const other = typeof right === 'object' ? evaluate(right, known) : right;
  if (is === '=') return one === other;
  if (typeof one !== 'number' || typeof other !== 'number') return false;
  if (is === '<') return one < other;
  if (is === '<=') return one <= other;
  return is === '>' ? one > other : one >= other;
}
