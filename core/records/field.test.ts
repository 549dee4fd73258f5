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

describe('what may stand in a field', () => {
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
