import { describe, expect, test } from 'vitest';
import { amountOf } from '../../algebra/evaluate.ts';
import type { Expression } from '../../algebra/expression.ts';
import * as e from '../../algebra/operations.ts';
import { definition as airMovement } from '../air-movement/definition.ts';
import {
  calculate,
  define,
  type ErrorCode,
  type FactorName,
  type FieldName,
  firstTexts,
  type QuantityName,
} from './define.ts';
import { choice, decimal, optional, textsOf, unlessZero, whole } from './fields.ts';
import { stepsOf } from './steps.ts';
import { validate, validateValues } from './validate.ts';

const depth = decimal({ unit: 'ft', least: 0.1, most: 10 });
const pumps = whole({ unit: '', least: 0, most: 9, first: 1 });
const flow = unlessZero(pumps, decimal({ unit: 'gal/min', least: 1, most: 100 }));
const known = optional(decimal({ unit: 'h', least: 0, most: 99 }));
const silt = choice(['none', 'some'], { first: 'none' });
const size = choice([4, 6], { prefix: 'inch' });

const sizes = e.table('', 'air-movers-knowhow', { 4: 1, 6: null });
const slowing = e.table('', 'house-rule', { none: { 4: 1, 6: 2 }, some: { 4: 3, 6: 4 } });
const spare = { value: 2, unit: 'pumps', source: 'house-rule' } as const;

const total = e.quantity('gal/min', 1, e.multiply(pumps, flow));
const sized = e.quantity('', 0, e.multiply(e.lookup(sizes, size), 10));
const withSpare = e.quantity('pumps', 0, e.add(e.roundUp(e.divide(total, 7)), spare));
const hours = e.quantity('h', 1, e.orElse(known, e.when(e.chose(silt, 'some'), e.multiply(depth, 2), depth)));
const late = e.quantity('h', 1, e.when(e.compare(hours, '>', 5), e.subtract(hours, e.subtract(5, depth)), 0));
/** Two algorithms: one whose number is a step of the working unless it finds none, and one that is nobody's business. */
const searched = e.computed([depth, total], (feet, gallons) => (feet > 5 ? null : feet + gallons), { isStep: true });
const silent = e.computed([depth], (feet) => feet);

const toy = define({
  name: 'toy',
  fields: { depth, pumps, flow, known, silt, size },
  factors: { sizes, slowing, spare },
  quantities: {
    total,
    sized,
    slow: e.quantity('', 0, e.lookup(slowing, silt, size)),
    withSpare,
    hours,
    late,
    searched,
    silent,
  },
  example: { depth: '2', flow: '10', size: 'inch4' },
  results: ['hours', 'withSpare'],
  refusals: [
    { code: 'no-depth', only: ['depth'], fault: 'not-positive' },
    { code: 'bad-size', any: ['size'] },
    { code: 'bad-fields' },
    { code: 'no-water', fields: ['pumps', 'flow'], refused: e.compare(total, '<', 1) },
  ],
});

const good = { depth: '2', pumps: '2', flow: '10', known: '', silt: 'none', size: 'inch4' };
const inputOf = (changed: object) => {
  const checked = validate(toy, { ...good, ...changed });
  if (!checked.ok) throw new Error(checked.error);
  return checked.value;
};

test('a form begins with its first texts', () => {
  expect(firstTexts(toy)).toEqual({ depth: '', pumps: '1', flow: '', known: '', silt: 'none', size: '' });
  expect(textsOf(size)).toEqual(['inch4', 'inch6']);
});

test('the text of a form becomes typed input', () => {
  const input = inputOf({});
  const typed: {
    readonly depth: number;
    readonly known: number | null;
    readonly silt: 'none' | 'some';
    readonly size: 4 | 6;
  } = input;
  expect(typed).toEqual({ depth: 2, pumps: 2, flow: 10, known: null, silt: 'none', size: 4 });
  const field: FieldName<typeof toy> = 'depth';
  const quantity: QuantityName<typeof toy> = 'late';
  const factor: FactorName<typeof toy> = 'spare';
  expect([toy.fields[field], toy.quantities[quantity], toy.factors[factor]]).toEqual([depth, late, spare]);
});

test.each<[object, ErrorCode<typeof toy>, FieldName<typeof toy>[]]>([
  [{ depth: '0' }, 'no-depth', ['depth']],
  [{ depth: '0.05' }, 'bad-fields', ['depth']],
  [{ depth: '-1', pumps: '1.5' }, 'bad-fields', ['depth', 'pumps']],
  [{ size: 'inch5', depth: '' }, 'bad-size', ['depth', 'size']],
  [{ size: 'toString' }, 'bad-size', ['size']],
  [{ flow: '' }, 'bad-fields', ['flow']],
  [{ known: 'soon' }, 'bad-fields', ['known']],
  [{ pumps: '0', flow: '' }, 'no-water', ['pumps', 'flow']],
])('%j is refused', (changed, error, fields) => {
  expect(validate(toy, { ...good, ...changed })).toEqual({ ok: false, error, fields });
});

test('a name that is missing is blank, and one of every object is no field', () => {
  expect(validate(toy, {})).toMatchObject({ ok: false, fields: ['depth', 'pumps', 'flow', 'silt', 'size'] });
});

test.each([
  [{}, { total: 20, sized: 10, slow: 1, withSpare: 5, hours: 2, late: 0 }],
  [{ size: 'inch6' }, { sized: null, slow: 2 }],
  [
    { silt: 'some', depth: '4' },
    { hours: 8, slow: 3, late: 7 },
  ],
  [{ known: '6' }, { hours: 6, late: 3 }],
])('%j gives %j', (changed, expected) => {
  expect(calculate(toy, inputOf(changed))).toMatchObject(expected);
});

const two = e.add(1, 1);
test.each<[string, Expression, number | null]>([
  ['power', e.power(two, 10), 1024],
  ['exp and ln', e.ln(e.exp(two)), 2],
  ['least', e.least(3, two), 2],
  ['most', e.most(3, two), 3],
  ['whole machines without float error', e.roundUp(e.multiply(1.1, 30)), 33],
  ['whole steps without float error', e.roundDown(e.multiply(e.add(0.7, 0.1), 10)), 8],
  ['half up', e.round(e.multiply(1.3, 1375)), 1788],
  ['twelve digits', e.exact(e.add(0.1, 0.2)), 0.3],
  ['<=', e.when(e.compare(two, '<=', 2), 1, 0), 1],
  ['>=', e.when(e.compare(two, '>=', 3), 1, 0), 0],
  ['<', e.when(e.compare(two, '<', 3), 1, 0), 1],
  ['=', e.when(e.compare(two, '=', 3), 1, 0), 0],
])('%s', (_, expression, value) => {
  expect(amountOf(expression, new Map())).toBe(value);
});

describe('steps', () => {
  const operand = (name: string, value: number, unit: string) => ({ name, from: 'field', value, unit });
  const steps = (changed: object) => new Map(stepsOf(toy, inputOf(changed)).map((step) => [step.id, step]));

  test('hold rule, operands, source and value; a name for another number is no step', () => {
    expect([...steps({}).keys()]).toEqual(['total', 'sized', 'withSpare', 'hours', 'late', 'searched']);
    const total = { name: 'total', from: 'quantity', value: 20, unit: 'gal/min' };
    expect(steps({}).get('withSpare')).toEqual({
      id: 'withSpare',
      value: 5,
      unit: 'pumps',
      decimals: 0,
      rule: [
        { rounded: 'up', of: [total, '÷', 7], exact: 20 / 7, value: 3 },
        '+',
        { name: 'spare', from: 'factor', ...spare },
      ],
    });
  });

  test('show the case that holds, with parentheses where the order needs them', () => {
    expect(steps({ silt: 'some' }).get('hours')?.rule).toEqual([operand('depth', 2, 'ft'), '×', 2]);
    const hours = { name: 'hours', from: 'quantity', value: 8, unit: 'h' };
    expect(steps({ silt: 'some', depth: '4' }).get('late')?.rule).toEqual([
      hours,
      '−',
      '(',
      5,
      '−',
      operand('depth', 4, 'ft'),
      ')',
    ]);
    expect(steps({ known: '3' }).get('hours')?.rule).toEqual([operand('known', 3, 'h')]);
  });

  test('of an algorithm hold what it starts from and what it finds, and are left out where it finds nothing', () => {
    expect(steps({}).get('searched')).toEqual({
      id: 'searched',
      value: 22,
      unit: '',
      decimals: 0,
      rule: [operand('depth', 2, 'ft'), { name: 'total', from: 'quantity', value: 20, unit: 'gal/min' }],
    });
    expect(steps({ depth: '6' }).has('searched')).toBe(false);
  });

  test('name the choices of a table', () => {
    const [looked] = steps({}).get('sized')?.rule ?? [];
    expect(looked).toEqual({
      name: 'sizes',
      from: 'table',
      value: 1,
      unit: '',
      source: 'air-movers-knowhow',
      chosen: { size: 'inch4' },
    });
  });
});

test.each<[string | number, boolean]>([
  [12.5, true],
  ['12.5', true],
  // Written as 1e-7, which no field reads.
  [0.0000001, true],
  [1e21, false],
  [Number.NaN, false],
])('the value %s is taken as its text is: %s', (wetUpper, isTaken) => {
  const room = { length: 12, width: 15, moverType: 'axial', surface: 'carpet' };
  expect(validateValues(airMovement, { ...room, wetUpper }).ok).toBe(isTaken);
});
