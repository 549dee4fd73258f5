import { expect, test } from 'vitest';
import type { Expression } from '../../algebra/expression.ts';
import * as e from '../../algebra/operations.ts';
import { decimal } from './fields.ts';
import { ruleOf } from './steps.ts';

const a = decimal({ unit: 'ft', least: 0, most: 9 });
const b = decimal({ unit: 'h', least: 0, most: 9 });
const factor = { value: 12, unit: 'h', source: 'house-rule' } as const;
const named = e.quantity('h', 0, e.multiply(factor, 1).of[0] as Expression);
const namedSum = e.quantity('ft', 0, e.add(a, 1));
const found = e.computed([a], (feet) => feet);
const names = new Map<unknown, string>([
  [a, 'a'],
  [b, 'b'],
  [factor, 'twelve'],
  [named, 'dozen'],
  [namedSum, 'sum'],
  [found, 'found'],
]);

function written(expression: Expression): string {
  const rule = ruleOf(
    expression,
    names,
    new Map([
      [a as Expression, 6],
      [b as Expression, null],
    ]),
  );
  return rule.map((part) => (typeof part === 'object' && 'name' in part ? part.name : part)).join(' ');
}

test.each([
  ['a sum in a sum on the right', () => e.add(1, e.add(a, 2)), '1 + a + 2'],
  ['a sum right of a minus', () => e.subtract(1, e.add(a, 2)), '1 − ( a + 2 )'],
  ['a sum left of a minus', () => e.subtract(e.add(a, 2), 1), 'a + 2 − 1'],
  ['a product right of a division', () => e.divide(1, e.multiply(a, 2)), '1 ÷ ( a × 2 )'],
  ['a product left of a division', () => e.divide(e.multiply(a, 2), 3), 'a × 2 ÷ 3'],
  ['a product right of a product', () => e.multiply(3, e.multiply(a, 2)), '3 × a × 2'],
  ['a sum in a product', () => e.multiply(e.add(a, 1), 2), '( a + 1 ) × 2'],
  ['a product in a sum', () => e.add(e.multiply(a, 2), 1), 'a × 2 + 1'],
  ['a difference right of a minus', () => e.subtract(1, e.subtract(a, 2)), '1 − ( a − 2 )'],
  ['a power of a power', () => e.power(e.power(a, 2), 3), '( a ^ 2 ) ^ 3'],
  ['a power in a product', () => e.multiply(2, e.power(a, 2)), '2 × a ^ 2'],
  ['the least of three', () => e.least(a, 2, 3), 'least ( a ; 2 ; 3 )'],
  ['a sum in a logarithm', () => e.ln(e.add(a, 1)), 'ln ( a + 1 )'],
  ['an exact sum in a product', () => e.multiply(2, e.exact(e.add(a, 1))), '2 × ( a + 1 )'],
  ['nothing', () => e.nothing, ''],
  ['a named number', () => named, 'dozen'],
  ['a named sum', () => namedSum, 'sum'],
  ['an algorithm', () => found, 'found'],
  ['the case that holds', () => e.multiply(2, e.when(e.compare(a, '>', 5), e.add(a, 1), a)), '2 × ( a + 1 )'],
  ['the case that does not', () => e.multiply(2, e.when(e.compare(a, '>', 6), a, e.add(a, 1))), '2 × ( a + 1 )'],
  ['the second where the first is blank', () => e.multiply(2, e.orElse(b, e.add(a, 1))), '2 × ( a + 1 )'],
  ['the first where it is not', () => e.multiply(2, e.orElse(e.add(a, 1), b)), '2 × ( a + 1 )'],
])('%s', (_name, expression, text) => {
  expect(written(expression() as Expression)).toBe(text);
});

test('a field is an operand with its unit and amount', () => {
  expect(ruleOf(a, names, new Map([[a, 6]]))).toEqual([{ name: 'a', from: 'field', value: 6, unit: 'ft' }]);
});
