import { roundDollars, wholeStepsIn, wholeUnitsFor, withoutFloatError } from '../../quantities/whole-units.ts';
import type { Amount, Computed, Expression, Lookup, Node, Operator, Test } from './expression.ts';
import type { ChoiceValue } from './fields.ts';

/** The values of fields, and of the quantities found so far. */
export type Known = Map<Expression, unknown>;

const operators: Readonly<Record<Operator, (...of: number[]) => number>> = {
  add: (...of) => of.reduce((sum, one) => sum + one),
  subtract: (from = 0, what = 0) => from - what,
  multiply: (...of) => of.reduce((product, one) => product * one),
  divide: (what = 0, by = 1) => what / by,
  power: (base = 0, exponent = 1) => base ** exponent,
  exp: (of = 0) => Math.exp(of),
  ln: (of = 1) => Math.log(of),
  least: Math.min,
  most: Math.max,
  'round-up': (of = 0) => wholeUnitsFor(of),
  'round-down': (of = 0) => wholeStepsIn(of),
  round: (of = 0) => roundDollars(of),
  exact: (of = 0) => withoutFloatError(of),
};

/** The amount that an expression gives for the values of its fields. Quantities on the way are kept in `known`. */
export function amountOf(expression: Expression, known: Known): Amount {
  const value = evaluate(expression, known);
  return typeof value === 'number' ? value : null;
}

/** The value of a node: an amount, a choice, or whatever an algorithm makes. */
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
      return kept(node, known, () => amountOf(node.is, known));
    case 'computed':
      return kept(node, known, () => compute(node, known));
    default:
      return known.get(node);
  }
}

function kept(node: Expression, known: Known, find: () => unknown): unknown {
  if (!known.has(node)) known.set(node, find());
  return known.get(node);
}

function compute({ from, compute: algorithm }: Computed, known: Known): unknown {
  return algorithm(...(from.map((one) => evaluate(one, known)) as never[]));
}

function operate(operator: Operator, of: readonly Expression[], known: Known): Amount {
  const values: number[] = [];
  for (const one of of) {
    const value = amountOf(one, known);
    if (value === null) return null;
    values.push(value);
  }
  return operators[operator](...values);
}

/** The row of a table for the values of its choices. */
export function rowOf({ table, by }: Lookup, known: Known): Amount {
  let row = table.rows;
  for (const field of by) row = (row as Readonly<Record<ChoiceValue, unknown>>)[known.get(field) as ChoiceValue];
  return row as Amount;
}

/** Whether a test holds. Nothing is less or more than null. */
export function holds({ left, is, right }: Test, known: Known): boolean {
  const one = evaluate(left, known);
  const other = typeof right === 'object' ? evaluate(right, known) : right;
  if (is === '=') return one === other;
  if (typeof one !== 'number' || typeof other !== 'number') return false;
  if (is === '<') return one < other;
  if (is === '<=') return one <= other;
  return is === '>' ? one > other : one >= other;
}
