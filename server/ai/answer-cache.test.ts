import { describe, expect, test } from 'vitest';
import { createAnswerCache } from './assessor.ts';
import { BudgetSpent, createDailyBudget } from './daily-budget.ts';

describe('answer cache', () => {
  const counting = () => {
    let asked = 0;
    return { ask: async () => ++asked, asked: () => asked };
  };

  test('equal texts are asked once, also when they arrive together', async () => {
    const { ask, asked } = counting();
    const cache = createAnswerCache<number>(() => 0);
    await Promise.all([cache.get('wet  floor', ask), cache.get('wet floor', ask), cache.get('wet\nfloor', ask)]);
    await cache.get('wet floor', ask);
    expect(asked()).toBe(1);
    expect(await cache.get('dry floor', ask)).toBe(2);
  });

  test('an old answer is asked again', async () => {
    let now = 0;
    const { ask } = counting();
    const cache = createAnswerCache<number>(() => now, { entries: 5, bytes: 100, maxAgeMs: 10 });
    expect(await cache.get('a', ask)).toBe(1);
    now = 10;
    expect(await cache.get('a', ask)).toBe(2);
  });

  test('evicts the oldest answer when full', async () => {
    const { ask } = counting();
    const cache = createAnswerCache<number>(() => 0, { entries: 1, bytes: 100, maxAgeMs: 10 });
    await cache.get('a', ask);
    await cache.get('b', ask);
    expect(await cache.get('a', ask)).toBe(3);
  });

  test.each([
    [3, 'is asked once', 3],
    [4, 'is asked again, when four answers are larger than the cache', 5],
  ])('the first of %i answers of 1,000 bytes %s', async (count, _words, expected) => {
    let asked = 0;
    const ask = async () => `${++asked}`.padEnd(998, 'x');
    const cache = createAnswerCache<string>(() => 0, { entries: 100, bytes: 3000, maxAgeMs: 10 });
    for (let text = 0; text < count; text++) await cache.get(`text ${text}`, ask);
    await cache.get('text 0', ask);
    expect(asked).toBe(expected);
  });

  test('an answer larger than the cache is returned but not cached', async () => {
    const { ask, asked } = counting();
    const cache = createAnswerCache<number>(() => 0, { entries: 5, bytes: 0, maxAgeMs: 10 });
    expect([await cache.get('a', ask), await cache.get('a', ask)]).toEqual([1, 2]);
    expect(asked()).toBe(2);
  });

  test('a failure is not cached', async () => {
    const cache = createAnswerCache<number>(() => 0);
    await expect(cache.get('a', () => Promise.reject(new Error('down')))).rejects.toThrow('down');
    expect(await cache.get('a', async () => 7)).toBe(7);
  });
});

describe('the daily budget', () => {
  test('ends, and starts again the next day', () => {
    let now = 86_400_000 * 100;
    const budget = createDailyBudget(2, () => now);
    budget.spend();
    budget.spend();
    expect(() => budget.spend()).toThrow(BudgetSpent);
    now += 86_400_000;
    expect(() => budget.spend()).not.toThrow();
  });
});
