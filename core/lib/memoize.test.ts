import { describe, expect, test, vi } from 'vitest';
import { listsEqual, memoize, once } from './memoize.ts';

describe('memoize', () => {
  const of = {};
  test.each<[string, unknown[], unknown[], number]>([
    ['no further argument', [], [], 1],
    ['the same values', [1, 'a', Number.NaN], [1, 'a', Number.NaN], 1],
    ['another list of the same items', [[of, 2]], [[of, 2]], 1],
    ['another value', [1], [2], 2],
    ['a shorter list', [[1, 2]], [[1]], 2],
    ['another object that is equal', [{}], [{}], 2],
  ])('with %s calls the function so often', (_what, first, second, times) => {
    const work = vi.fn((_of: object, ..._rest: unknown[]) => ({}));
    const memoized = memoize(work);
    memoized(of, ...first);
    memoized(of, ...second);
    expect(work).toHaveBeenCalledTimes(times);
  });

  test('stores one answer for each first argument', () => {
    const memoized = memoize((_of: object, value: number) => ({ value }));
    const [one, other] = [{}, {}];
    const first = memoized(one, 1);
    expect(memoized(other, 2)).toEqual({ value: 2 });
    expect(memoized(one, 1)).toBe(first);
  });

  test('answers again where another argument changed', () => {
    const memoized = memoize((_of: object, value: number) => ({ value }));
    memoized(of, 1);
    expect(memoized(of, 2)).toEqual({ value: 2 });
    expect(memoized(of, 1)).toEqual({ value: 1 });
  });
});

describe('listsEqual', () => {
  const thing = {};
  test.each<[string, unknown, unknown, boolean]>([
    ['one object', thing, thing, true],
    ['two objects that are alike', {}, {}, false],
    ['empty lists', [], [], true],
    ['lists of the same items', [1, thing], [1, thing], true],
    ['lists of such lists', [[1], [thing]], [[1], [thing]], true],
    ['another order', [1, 2], [2, 1], false],
    ['a longer list', [1], [1, 2], false],
    ['a list that goes on with undefined', [1], [1, undefined], false],
    ['a list and a string of its letters', ['a', 'b'], 'ab', false],
    ['a list and undefined', [], undefined, false],
  ])('%s', (_what, one, other, expected) => {
    expect(listsEqual(one, other)).toBe(expected);
    expect(listsEqual(other, one)).toBe(expected);
  });
});

test('once calculates at the first call, and only then', () => {
  const work = vi.fn(() => undefined);
  const value = once(work);
  expect(work).not.toHaveBeenCalled();
  value();
  value();
  expect(work).toHaveBeenCalledTimes(1);
});
