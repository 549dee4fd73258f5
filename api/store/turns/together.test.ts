import { describe, expect, test } from 'vitest';
import { asker } from './asker.ts';
import { together } from './together.ts';

/** Does things when it is told to; the first letter says how they fare. */
function slowly() {
  const groups: string[][] = [];
  const going: (() => void)[] = [];
  const queue = together<string, string>(
    async (items) => {
      groups.push([...items]);
      await new Promise<void>((resolve) => going.push(resolve));
      if (items.some((item) => item.startsWith('!'))) throw new Error('away');
      if (items.some((item) => item.startsWith('?'))) throw new Error('of one');
      return items.map((item) => item.toUpperCase());
    },
    (error) => error instanceof Error && error.message === 'of one',
  );
  /** Lets everything through, one after the other. */
  const finish = async (answers: readonly Promise<string>[]) => {
    const all = Promise.allSettled(answers);
    let done = false;
    void all.then(() => {
      done = true;
    });
    while (!done) {
      going.shift()?.();
      await new Promise((resolve) => setImmediate(resolve));
    }
    return (await all).map((answer) => (answer.status === 'fulfilled' ? answer.value : String(answer.reason.message)));
  };
  return { queue, groups, finish };
}

describe('together', () => {
  test('what comes while it is busy is done in one go, with each its own answer', async () => {
    const { queue, groups, finish } = slowly();
    const answers = ['a', 'b', 'c'].map((item) => queue.add(item));
    expect(await finish(answers)).toEqual(['A', 'B', 'C']);
    expect(groups).toEqual([['a'], ['b', 'c']]);
    expect(await finish([queue.add('d')])).toEqual(['D']);
  });

  test('one that cannot be done fails alone', async () => {
    const { queue, finish } = slowly();
    const answers = ['a', 'b', '?c', 'd'].map((item) => queue.add(item));
    expect(await finish(answers)).toEqual(['A', 'B', 'of one', 'D']);
  });

  test('when nothing can be done, everybody who waits hears it at once, and the next is tried again', async () => {
    const { queue, groups, finish } = slowly();
    const answers = ['!a', 'b', 'c'].map((item) => queue.add(item));
    expect(await finish(answers)).toEqual(['away', 'away', 'away']);
    expect(groups).toEqual([['!a']]);
    expect(await finish([queue.add('d')])).toEqual(['D']);
  });

  test('at most 32 at once, and who asks for many waits behind who asks for one', async () => {
    const { queue, groups, finish } = slowly();
    const many = Array.from({ length: 50 }, (_unused, at) => asker.run('many', () => queue.add(`a${at}`)));
    const one = asker.run('one', () => queue.add('b'));
    await finish([...many, one]);
    expect(groups.map(({ length }) => length)).toEqual([1, 32, 18]);
    expect(groups[1]?.slice(0, 2)).toEqual(['a1', 'b']);
  });
});
