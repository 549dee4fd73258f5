import { expect, test } from 'vitest';
import { shape } from '#core/drying-job/record/shape.ts';
import { tables } from '#core/loss-record/shape.ts';
import type { Field } from '#core/records/field.ts';
import { type FieldText, textOf, valueIn } from './field-text.ts';

const { things, costs, photos } = tables;
const { humidityPercent, temperatureF } = shape.tables.airs;
const { miles } = costs;

test.each<[string, Field, string, FieldText]>([
  ['dollars', things.costEach, '49.9', { ok: true, value: 4990 }],
  ['no dollars', things.costEach, ' ', { ok: true, value: null }],
  ['words for dollars', things.costEach, 'a lot', { ok: false, error: 'no-amount' }],
  ['dollars in thousands', things.costEach, '1,500', { ok: true, value: 150_000 }],
  ['miles in doubt', miles, '1,200', { ok: false, error: 'two-ways' }],
  ['miles in decimals', miles, '1.2', { ok: true, value: 1.2 }],
  ['a count', things.quantity, '3', { ok: true, value: 3 }],
  ['no count', things.quantity, '', { ok: true, value: null }],
  ['half a count', things.quantity, '1.5', { ok: false, error: 'number' }],
  ['none of them', things.quantity, '0', { ok: false, error: 'number' }],
  ['a word', things.quantity, 'two', { ok: false, error: 'number' }],
  ['a text at its limit', things.item, 'x'.repeat(200), { ok: true, value: 'x'.repeat(200) }],
  ['a text over it', things.item, 'x'.repeat(201), { ok: false, error: 'text' }],
  ['percent with its sign', humidityPercent, '62.5 %', { ok: true, value: 62.5 }],
  ['degrees with their sign', temperatureF, '78°F', { ok: true, value: 78 }],
  ['degrees with another sign', temperatureF, '78%', { ok: false, error: 'number' }],
  ['a day', costs.day, '2026-11-22', { ok: true, value: '2026-11-22' }],
  ['a year of five digits', costs.day, '12026-11-22', { ok: false, error: 'wrong' }],
  ['a choice', photos.shows, 'damage', { ok: true, value: 'damage' }],
])('%s', (_, field, text, meant) => {
  expect(valueIn(field, text, 'en')).toEqual(meant);
});

test.each<[string, Field]>([
  ['2.000', miles],
  ['2,000', miles],
  ['2.000', things.quantity],
  ['$2.000', things.costEach],
])('%s in a Spanish form is ambiguous', (text, field) => {
  expect(valueIn(field, text, 'es')).toEqual({ ok: false, error: 'two-ways' });
});

test.each<[Field, Parameters<typeof textOf>[1], string]>([
  [things.costEach, 4990, '49.90'],
  [things.costEach, null, ''],
  [things.ageYears, 2.5, '2.5'],
  [things.item, 'Sofa', 'Sofa'],
])('%o holding %s', (field, value, text) => {
  expect(textOf(field, value)).toBe(text);
});
