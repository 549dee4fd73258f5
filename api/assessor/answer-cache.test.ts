import { describe, expect, test } from 'vitest';
import { createAnswerCache } from './answer-cache.ts';
import { BudgetSpent, createDailyBudget } from './daily-budget.ts';

describe('answers kept by text', () => {
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
    const cache = createAnswerCache<number>(() => now, { entries: 5, keptMs: 10 });
    expect(await cache.get('a', ask)).toBe(1);
    now = 10;
    expect(await cache.get('a', ask)).toBe(2);
  });

  test('the oldest goes when it is full', async () => {
    const { ask } = counting();
    const cache = createAnswerCache<number>(() => 0, { entries: 1, keptMs: 10 });
    await cache.get('a', ask);
    await cache.get('b', ask);
    expect(await cache.get('a', ask)).toBe(3);
  });

  test('a failure is not kept', async () => {
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
