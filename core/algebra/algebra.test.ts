import { describe, expect, test } from 'vitest';
import { amountOf, evaluate, holds, type Known } from './evaluate.ts';
import type { Amount, ChoiceInput, Expression, NumberInput, Test } from './expression.ts';
import {
  add,
  chose,
  compare,
  computed,
  divide,
  exact,
  exp,
  least,
  ln,
  lookup,
  most,
  multiply,
  nothing,
  orElse,
  power,
  quantity,
  round,
  roundDown,
  roundUp,
  subtract,
  table,
  when,
} from './operations.ts';

// Expressions are made inside the tests: what a definition makes while it loads is another matter.

const x: NumberInput<number> = { kind: 'decimal', unit: 'ft' };
const blank: NumberInput = { kind: 'decimal', unit: 'ft' };
const kind: ChoiceInput<'small' | 'large'> = { kind: 'choice', values: ['small', 'large'], prefix: '' };
const level: ChoiceInput<1 | 2> = { kind: 'choice', values: [1, 2], prefix: 'class' };
const factor = { value: 2.5, unit: 'ft', source: 'house-rule' } as const;
const rows = { small: { 1: 10, 2: 20 }, large: { 1: 30, 2: null } } as const;

const known = (): Known =>
  new Map<Expression, unknown>([
    [x, 4],
    [blank, null],
    [kind, 'large'],
    [level, 2],
  ]);

describe('amountOf', () => {
  test.each<[string, () => Expression, Amount]>([
    ['a bare number', () => add(7), 7],
    ['an input', () => x, 4],
    ['a blank input', () => blank, null],
    ['a factor', () => multiply(factor, x), 10],
    ['a sum of three', () => add(x, 1, 2), 7],
    ['a difference', () => subtract(x, 1), 3],
    ['a product of three', () => multiply(x, 2, 3), 24],
    ['a quotient', () => divide(x, 8), 0.5],
    ['a power', () => power(x, 3), 64],
    ['e to a power', () => exp(0), 1],
    ['a logarithm', () => ln(1), 0],
    ['the least', () => least(x, 3, 9), 3],
    ['the most', () => most(x, 3, 9), 9],
    ['whole machines', () => roundUp(divide(x, 3)), 2],
    ['whole steps', () => roundDown(divide(x, 3)), 1],
    ['half goes up', () => round(divide(x, 8)), 1],
    ['less than half goes down', () => round(divide(x, 9)), 0],
    ['what binary fractions add', () => exact(add(0.1, 0.2)), 0.3],
    ['an operand that is blank', () => add(x, blank), null],
    ['a first operand that is blank', () => subtract(blank, x), null],
    ['no amount', () => nothing, null],
    ['a blank with another in its place', () => orElse(blank, 5), 5],
    ['an amount keeps its place', () => orElse(x, 5), 4],
    ['one table', () => lookup(table('ft', 'house-rule', { small: 1, large: 2 }), kind), 2],
    ['a table in a table, where it has none', () => lookup(table('ft', 'house-rule', rows), kind, level), null],
    ['a named step', () => quantity('ft', 1, add(x, 1)), 5],
    ['an algorithm', () => computed([x, kind], (one, other) => one + other.length), 9],
    ['an algorithm that makes no amount', () => computed([x], (one) => ({ one })), null],
    ['the case of a test that holds', () => when(chose(kind, 'large'), 1, 2), 1],
    ['the other case', () => when(chose(kind, 'small'), 1, 2), 2],
  ])('%s', (_case, make, expected) => {
    expect(amountOf(make(), known())).toBe(expected);
  });

  test('a step is found once, however often it is asked for', () => {
    let asked = 0;
    const step = computed([x], (one) => {
      asked += 1;
      return one;
    });
    expect(amountOf(add(step, step, quantity('', 0, step)), known())).toBe(12);
    expect(asked).toBe(1);
  });

  test('an algorithm is a plain number without decimals, unless it says otherwise', () => {
    expect(computed([], () => 1)).toMatchObject({ kind: 'computed', unit: '', decimals: 0 });
    expect(computed([], () => 1, { unit: 'A', decimals: 1 })).toMatchObject({ unit: 'A', decimals: 1 });
  });
});

test('a choice is the value that was chosen', () => {
  expect(evaluate(kind, known())).toBe('large');
});

describe('holds', () => {
  test.each<[string, () => Test, boolean]>([
    ['less', () => compare(x, '<', 5), true],
    ['not less than itself', () => compare(x, '<', 4), false],
    ['at most itself', () => compare(x, '<=', 4), true],
    ['not at most less', () => compare(x, '<=', 3), false],
    ['more', () => compare(x, '>', 3), true],
    ['not more than itself', () => compare(x, '>', 4), false],
    ['at least itself', () => compare(x, '>=', 4), true],
    ['not at least more', () => compare(x, '>=', 5), false],
    ['the same', () => compare(x, '=', 4), true],
    ['not the same', () => compare(x, '=', 5), false],
    ['a blank is not less', () => compare(blank, '<', 5), false],
    ['nor more', () => compare(blank, '>=', -5), false],
    ['nothing is less than a blank', () => compare(x, '<=', blank), false],
    ['against an expression', () => compare(x, '<', add(x, 1)), true],
    ['a choice by its number', () => chose(level, 2), true],
  ])('%s', (_case, make, expected) => {
    expect(holds(make(), known())).toBe(expected);
  });
});
