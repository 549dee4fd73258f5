import { describe, expect, test } from 'vitest';
import { emptyOf, type Field, fits, isId, type Value } from './field.ts';

const text: Field = { kind: 'text', most: 30 };
const number: Field = { kind: 'number', least: 0, most: 9, decimals: 1 };

test.each<[Field, Value]>([
  [text, ''],
  [{ kind: 'choice', of: ['a'] }, ''],
  [{ kind: 'day' }, ''],
  [{ kind: 'moment' }, ''],
  [{ kind: 'row', of: 'rooms' }, ''],
  [{ kind: 'cents' }, null],
  [number, null],
  [{ kind: 'flag' }, false],
])('a field %j is empty as %j, and may be', (field, empty) => {
  expect(emptyOf(field)).toBe(empty);
  expect(fits(field, empty)).toBe(true);
});

describe('valid values in a field', () => {
  test.each<[string, Field, unknown, boolean]>([
    ['no cents at all', { kind: 'cents' }, 0, true],
    ['one cent', { kind: 'cents' }, 1, true],
    ['cents as text', { kind: 'cents' }, '1', false],
    ['the least number', number, 0, true],
    ['minus nothing', number, -0, false],
    ['a number as text', number, '5', false],
    ['a number without an end', number, Number.POSITIVE_INFINITY, false],
    ['nothing in a text', text, null, false],
    ['what is not there in a text', text, undefined, false],
    ['a list in a text', text, ['a'], false],
    ['a flag that is set', { kind: 'flag' }, true, true],
    ['nothing in a flag', { kind: 'flag' }, null, false],
    ['the first minute', { kind: 'moment' }, '2026-11-22T00:00', true],
    ['a moment of a day that no calendar has', { kind: 'moment' }, '2026-02-30T10:00', false],
    ['a moment with something before it', { kind: 'moment' }, '12026-11-22T10:00', false],
    ['a day without a time', { kind: 'moment' }, '2026-11-22', false],
    ['a time without a day', { kind: 'moment' }, 'T10:00', false],
    ['a day with a time', { kind: 'day' }, '2026-11-22T10:00', false],
  ])('%s', (_what, field, value, isFit) => {
    expect(fits(field, value)).toBe(isFit);
  });
});

test.each<[unknown, boolean]>([
  ['a', true],
  ['3f-2b', true],
  ['x'.repeat(64), true],
  ['x'.repeat(65), false],
  ['', false],
  ['A', false],
  ['a/b', false],
  ['/a', false],
  ['a ', false],
  ['a\n', false],
  [7, false],
  [['a'], false],
])('%j as an id: %s', (id, isOne) => {
  expect(isId(id)).toBe(isOne);
});

describe('valid values of a field', () => {
  const number: Field = { kind: 'number', least: 1, most: 999, decimals: 1 };
  test.each<[string, Field, unknown, boolean]>([
    ['text at its limit', { kind: 'text', most: 3 }, 'abc', true],
    ['text over its limit', { kind: 'text', most: 3 }, 'abcd', false],
    ['half a letter', { kind: 'text', most: 3 }, '\ud800', false],
    ['a number as text', { kind: 'text', most: 3 }, 7, false],
    ['a known code', { kind: 'choice', of: ['a'] }, 'a', true],
    ['no code yet', { kind: 'choice', of: ['a'] }, '', true],
    ['an unknown code', { kind: 'choice', of: ['a'] }, 'b', false],
    ['a leap day', { kind: 'day' }, '2028-02-29', true],
    ['a day that no calendar has', { kind: 'day' }, '2027-02-29', false],
    ['the last minute', { kind: 'moment' }, '2026-11-22T23:59', true],
    ['the hour 24', { kind: 'moment' }, '2026-11-22T24:00', false],
    ['the minute 60', { kind: 'moment' }, '2026-11-22T23:60', false],
    ['a moment with seconds', { kind: 'moment' }, '2026-11-22T23:59:00', false],
    ['the most cents', { kind: 'cents' }, 100_000_000, true],
    ['a cent more', { kind: 'cents' }, 100_000_001, false],
    ['half a cent', { kind: 'cents' }, 0.5, false],
    ['less than nothing', { kind: 'cents' }, -1, false],
    ['minus nothing', { kind: 'cents' }, -0, false],
    ['no cents', { kind: 'cents' }, null, true],
    ['the least number', number, 1, true],
    ['the most', number, 999, true],
    ['one decimal', number, 2.5, true],
    ['two decimals', number, 2.55, false],
    ['below', number, 0.9, false],
    ['above', number, 999.1, false],
    ['no number', number, Number.NaN, false],
    ['an id', { kind: 'row', of: 'rooms' }, 'a-1', true],
    ['a path as an id', { kind: 'row', of: 'rooms' }, '../a', false],
    ['a flag', { kind: 'flag' }, false, true],
    ['a flag as text', { kind: 'flag' }, '', false],
  ])('%s', (_, field, value, isFit) => {
    expect(fits(field, value)).toBe(isFit);
  });
});
