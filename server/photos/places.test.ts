import { expect, test } from 'vitest';
import { places } from './re-encode.ts';

/** Work that is begun in this order, each ending when it is told to. */
function worker(most: number) {
  const { use } = places(most);
  const begun: string[] = [];
  const ends: (() => void)[] = [];
  const add = (who: string, name: string) =>
    use(who, () => {
      begun.push(name);
      return new Promise<void>((resolve) => ends.push(resolve));
    });
  /** Ends what was begun first, and lets the next begin. */
  const endOne = async () => {
    ends.shift()?.();
    await new Promise((resolve) => setImmediate(resolve));
  };
  return { begun, add, endOne };
}

test('no more at once than there are places, and each gets one', async () => {
  const { begun, add, endOne } = worker(2);
  const all = ['a', 'b', 'c', 'd', 'e'].map((name) => add(name, name));
  expect(begun).toEqual(['a', 'b']);
  for (const _work of all) await endOne();
  await Promise.all(all);
  expect(begun).toEqual(['a', 'b', 'c', 'd', 'e']);
  await Promise.all([add('f', 'f'), add('g', 'g'), endOne(), endOne()]);
});

test('one with a lot of work holds nobody up for longer than one piece of it', async () => {
  const { begun, add, endOne } = worker(1);
  const flood = ['f1', 'f2', 'f3', 'f4'].map((name) => add('flood', name));
  const others = [add('ada', 'a1'), add('ada', 'a2'), add('bea', 'b1')];
  const all = [...flood, ...others];
  for (const _work of all) await endOne();
  await Promise.all(all);
  expect(begun).toEqual(['f1', 'f2', 'a1', 'b1', 'f3', 'a2', 'f4']);
});

test('work that fails gives its place back', async () => {
  const { use } = places(1);
  await expect(use('ada', () => Promise.reject(new Error('no picture')))).rejects.toThrow('no picture');
  expect(await use('ada', async () => 'next')).toBe('next');
});
