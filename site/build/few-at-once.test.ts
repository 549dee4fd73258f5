import { expect, test } from 'vitest';
import { fewAtOnce } from './few-at-once.ts';

test('each has its turn, and never more than so many are at work', async () => {
  const done: number[] = [];
  let working = 0;
  let most = 0;
  await fewAtOnce([1, 2, 3, 4, 5], 2, async (item) => {
    most = Math.max(most, ++working);
    await Promise.resolve();
    working -= 1;
    done.push(item);
  });
  expect(done.toSorted()).toEqual([1, 2, 3, 4, 5]);
  expect(most).toBe(2);
});

test('one that fails is heard of, and nothing is done for nothing', async () => {
  const work = async (item: number) => {
    if (item === 2) throw new Error('two');
  };
  await expect(fewAtOnce([1, 2, 3], 2, work)).rejects.toThrow('two');
  await expect(fewAtOnce([], 2, work)).resolves.toBeUndefined();
});
