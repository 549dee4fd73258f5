import { describe, expect, test, vi } from 'vitest';
import { late, withLate } from './late.ts';
import { remembered } from './remembered.ts';
import { sharedList } from './shared.ts';

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
