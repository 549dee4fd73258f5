import { describe, expect, test, vi } from 'vitest';
import { byText } from './by-text.ts';
import { late, withLate } from './late.ts';
import { isSame, remembered } from './remembered.ts';
import { sharedList, sharedRow } from './shared.ts';

describe('remembered', () => {
  const of = {};
  test.each<[string, unknown[], unknown[], number]>([
    ['nothing', [], [], 1],
    ['the same value', [1, 'a', Number.NaN], [1, 'a', Number.NaN], 1],
    ['another list of the same things', [[of, 2]], [[of, 2]], 1],
    ['another value', [1], [2], 2],
    ['a shorter list', [[1, 2]], [[1]], 2],
    ['another thing that is equal', [{}], [{}], 2],
  ])('with %s works so often', (_what, first, second, times) => {
    const work = vi.fn((_of: object, ..._rest: unknown[]) => ({}));
    const again = remembered(work);
    again(of, ...first);
    again(of, ...second);
    expect(work).toHaveBeenCalledTimes(times);
  });

  test('keeps one answer for each first argument', () => {
    const again = remembered((_of: object, value: number) => ({ value }));
    const [one, other] = [{}, {}];
    const first = again(one, 1);
    expect(again(other, 2)).toEqual({ value: 2 });
    expect(again(one, 1)).toBe(first);
  });

  test('answers anew where another argument changed', () => {
    const again = remembered((_of: object, value: number) => ({ value }));
    again(of, 1);
    expect(again(of, 2)).toEqual({ value: 2 });
    expect(again(of, 1)).toEqual({ value: 1 });
  });

  test('gives what is equal in a new answer its identity', () => {
    const again = remembered(
      (_of: object, values: readonly number[]): readonly { readonly value: number }[] =>
        values.map((value) => ({ value })),
      sharedList,
    );
    const [first] = again(of, [1, 2]);
    expect(again(of, [1, 3])[0]).toBe(first);
  });
});

test('an answer is kept for each text, nothing for an answer too', () => {
  const work = vi.fn((text: string) => (text ? { text } : undefined));
  const again = byText(work);
  const first = again('a');
  expect([again('b'), again(''), again('')]).toEqual([{ text: 'b' }, undefined, undefined]);
  expect(again('a')).toBe(first);
  expect(work.mock.calls).toEqual([['a'], ['b'], ['']]);
});

describe('two values are the same', () => {
  const thing = {};
  test.each<[string, unknown, unknown, boolean]>([
    ['where they are one', thing, thing, true],
    ['not where they are only alike', {}, {}, false],
    ['where they are empty lists', [], [], true],
    ['where they are lists of the same things', [1, thing], [1, thing], true],
    ['where they are lists of such lists', [[1], [thing]], [[1], [thing]], true],
    ['not in another order', [1, 2], [2, 1], false],
    ['not where one goes on', [1], [1, 2], false],
    ['not where one goes on with nothing', [1], [1, undefined], false],
    ['not where one is a list and one its letters', ['a', 'b'], 'ab', false],
    ['not where one is a list and one nothing', [], undefined, false],
  ])('%s', (_what, one, other, expected) => {
    expect(isSame(one, other)).toBe(expected);
    expect(isSame(other, one)).toBe(expected);
  });
});

describe('a row that came anew is the one before', () => {
  type Some = Readonly<Record<string, unknown>> | null;
  test.each<[string, Some | undefined, Some, boolean]>([
    ['where it holds the same values', { a: 1, b: '' }, { a: 1, b: '' }, true],
    ['where it holds them in another order', { a: 1, b: '' }, { b: '', a: 1 }, true],
    ['where it holds what is no number', { a: Number.NaN }, { a: Number.NaN }, true],
    ['where both hold nothing', {}, {}, true],
    ['not where one value of two is another', { a: 1, b: 2 }, { a: 1, b: 3 }, false],
    ['not where it holds more', { a: 1 }, { a: 1, b: 2 }, false],
    ['not where it holds less', { a: 1, b: 2 }, { a: 1 }, false],
    ['not where it holds the value by another name', { a: 1 }, { b: 1 }, false],
    ['not where it holds nothing by another name', { a: undefined }, { b: 1 }, false],
    ['not where it holds another list of the same', { a: [1] }, { a: [1] }, false],
    ['not where there was none', undefined, { a: 1 }, false],
    ['not where there was nothing', null, { a: 1 }, false],
    ['not where there is nothing now', { a: 1 }, null, false],
  ])('%s', (_what, before, after, isBefore) => {
    expect(sharedRow(before, after)).toBe(isBefore ? before : after);
  });
});

test('a list of as many rows, of which one is another, keeps the rest', () => {
  const before = [{ a: 1 }, { a: 2 }];
  const shared = sharedList(before, [{ a: 1 }, { a: 3 }]);
  expect(shared).toEqual([{ a: 1 }, { a: 3 }]);
  expect(shared[0]).toBe(before[0]);
});

test('a list that says the same is the list before', () => {
  const before = [{ a: 1 }, null, { a: 2 }];
  expect(sharedList(before, [{ a: 1 }, null, { a: 2 }])).toBe(before);
  expect(sharedList(before, [{ a: 1 }, null])).toEqual([{ a: 1 }, null]);
});

test('a late value is worked out when it is asked for, once, and is part of copies', () => {
  const work = vi.fn(() => 7);
  const whole = withLate({ own: 1 }, { value: work });
  expect(work).not.toHaveBeenCalled();
  expect({ ...whole }).toEqual({ own: 1, value: 7 });
  expect(whole.value).toBe(7);
  expect(work).toHaveBeenCalledTimes(1);
});

test('nothing is a value as any other', () => {
  const work = vi.fn(() => undefined);
  const value = late(work);
  value();
  value();
  expect(work).toHaveBeenCalledTimes(1);
});
