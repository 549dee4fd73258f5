import { expect, test } from 'vitest';
import { choice, decimal, type Field, readText, unlessZero, whole } from './fields.ts';

const count = whole({ unit: '', least: 1, most: 9 });
const depth = decimal({ unit: 'ft', least: -1, most: 9 });
const humidity = decimal({ unit: '%', least: 0, most: 100 });
const heat = decimal({ unit: '°F', least: 0, most: 100 });
const size = choice([4, 6], { prefix: 'inch' });

test.each<[string, Field, string, string, object]>([
  ['a blank', count, ' ', '', { ok: false, fault: 'blank' }],
  ['a blank beside a zero', unlessZero(count, depth), '', '0', { ok: true, value: 0 }],
  ['a blank beside more than zero', unlessZero(count, depth), '', '1', { ok: false, fault: 'blank' }],
  ['a blank beside a zero that it does not follow', count, '', '0', { ok: false, fault: 'blank' }],
  ['no number', depth, 'x', '', { ok: false, fault: 'no-number' }],
  ['a number at its most', depth, '9', '', { ok: true, value: 9 }],
  ['a number above its most', depth, '9.1', '', { ok: false, fault: 'out-of-range' }],
  ['a number with the sign of its unit', humidity, '50%', '', { ok: true, value: 50 }],
  ['a number before the sign of its unit', heat, '78 °F', '', { ok: true, value: 78 }],
  ['a number with the sign of another unit', heat, '78%', '', { ok: false, fault: 'no-number' }],
  ['a number with a unit that is a word', depth, '9 ft', '', { ok: false, fault: 'no-number' }],
  ['a part of a whole', count, '1.5', '', { ok: false, fault: 'not-whole' }],
  ['no choice', size, '', '', { ok: false, fault: 'blank' }],
  ['a choice that is not offered', size, 'inch5', '', { ok: false, fault: 'no-choice' }],
  ['a choice', size, 'inch6', '', { ok: true, value: 6 }],
])('%s', (_name, field, text, other, read) => {
  expect(readText(field, text, () => other)).toEqual(read);
});
