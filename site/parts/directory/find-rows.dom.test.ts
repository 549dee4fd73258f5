import { afterEach, expect, test, vi } from 'vitest';
import { rowFinder } from './find-rows.ts';

// Lists that count as long. Happy DOM has no threads: those here are what a browser would give.

const names = ['Allstate', 'Progressive', 'State Farm'];

function listed(): readonly Element[] {
  document.body.innerHTML = names.map((name) => `<li><b>${name}</b><a>800-555-0100</a></li>`).join('');
  return [...document.querySelectorAll('li')];
}

interface Sent {
  readonly id: number;
  readonly asked: { readonly list: readonly unknown[] } | { readonly query: string };
}

/** A thread that finds the last row for every query, until it ends. */
class LastRow extends EventTarget {
  static readonly all: LastRow[] = [];
  readonly sent: Sent['asked'][] = [];
  isEnded = false;
  constructor() {
    super();
    LastRow.all.push(this);
  }
  postMessage({ id, asked }: Sent) {
    this.sent.push(asked);
    if (this.isEnded) this.dispatchEvent(new Event('error'));
    else this.dispatchEvent(new MessageEvent('message', { data: { id, value: [2] } }));
  }
}

const ready = (finder: ReturnType<typeof rowFinder>) => new Promise<void>((done) => finder.load(done));

afterEach(() => {
  vi.unstubAllGlobals();
  LastRow.all.length = 0;
});

test('until the full search has come, the names that hold the words are found', async () => {
  const finder = rowFinder(listed(), true);
  expect(await finder.find(' FARM ')).toEqual([2]);
  expect(await finder.find('progresive')).toEqual([]);
});

test('without a thread the page searches', async () => {
  const finder = rowFinder(listed(), true);
  await ready(finder);
  expect(await finder.find('progresive')).toEqual([1]);
});

test('a thread gets the list, and answers', async () => {
  vi.stubGlobal('Worker', LastRow);
  const finder = rowFinder(listed(), true);
  await ready(finder);
  expect(await finder.find('progresive')).toEqual([2]);
  const [thread] = LastRow.all;
  expect(thread?.sent).toEqual([
    { list: names.map((name) => ({ name, phone: '800-555-0100' })) },
    { query: 'progresive' },
  ]);
});

test('once a thread has ended the page searches', async () => {
  vi.stubGlobal('Worker', LastRow);
  const finder = rowFinder(listed(), true);
  await ready(finder);
  for (const thread of LastRow.all) thread.isEnded = true;
  expect(await finder.find('progresive')).toEqual([1]);
  expect(await finder.find('al state')).toEqual([0]);
  expect(LastRow.all).toHaveLength(1);
});

test('a list like ours has no thread', async () => {
  vi.stubGlobal('Worker', LastRow);
  const finder = rowFinder(listed(), false);
  await ready(finder);
  expect(await finder.find('progresive')).toEqual([1]);
  expect(LastRow.all).toEqual([]);
});

test('a full search that did not come is fetched again', async () => {
  vi.resetModules();
  const noLine = vi.fn(() => {
    throw new TypeError('no line');
  });
  vi.doMock('./search/directory-search.ts', noLine);
  const { rowFinder: finderOf } = await import('./find-rows.ts');
  const finder = finderOf(listed(), false);
  finder.load(() => undefined);
  await vi.waitFor(() => expect(noLine).toHaveBeenCalled());
  vi.doUnmock('./search/directory-search.ts');
  vi.resetModules();
  const findAgain = () => {
    finder.load(() => undefined);
    return finder.find('progresive');
  };
  await expect.poll(findAgain).toEqual([1]);
});
