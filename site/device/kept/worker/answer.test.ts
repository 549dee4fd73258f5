import { afterEach, expect, test, vi } from 'vitest';
import { keepingBrowser, keptFiles } from './test-browser.ts';
import type { Line, Treatment } from './test-line.ts';
import { siteIn } from './test-site.ts';

const patienceMs = 3_000;

afterEach(() => void vi.useRealTimers());

/** A browser that has heard of newer words, and has not got them. */
async function hearingBrowser() {
  const { line, browser } = await keepingBrowser();
  line.site = await siteIn('new-words');
  line.treat = (path) => (path === '/newest.json' ? 'whole' : 'down');
  await browser.ask({ ask: 'news' });
  return { line, browser };
}

test.each<[string, string, Treatment]>([
  ['a page of danger that has newer words', '/danger', 'silent'],
  ['a page of danger that begins to come and stops', '/danger', 'stalls'],
  ['a page that the server fills', '/search', 'silent'],
])('%s is given as it is kept once patience with a silent line ends', async (_what, path, treatment) => {
  const { line, browser } = await hearingBrowser();
  vi.useFakeTimers({ toFake: ['setTimeout'] });
  const asked = Promise.withResolvers<void>();
  line.treat = () => {
    asked.resolve();
    return treatment;
  };
  const given = vi.fn();
  const answer = browser.open(path).then(given);
  await asked.promise;
  await vi.advanceTimersByTimeAsync(patienceMs - 1);
  expect(given).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  await answer;
  expect(given.mock.calls).toEqual([[expect.stringContaining('old-words')]]);
});

test('a page without newer words is given as it is kept, and the line is not asked', async () => {
  const { line, browser } = await hearingBrowser();
  line.asked.length = 0;
  line.treat = () => 'silent';
  expect(await browser.open('/about')).toContain('old-words');
  expect(line.asked).toEqual([]);
});

test.each<[Treatment, string]>([
  ['whole', 'new-words'],
  ['cut', 'old-words'],
  ['down', 'old-words'],
])('a page of danger whose newer words come %s has %s', async (treatment, words) => {
  const { line, browser } = await hearingBrowser();
  line.treat = () => treatment;
  expect(await browser.open('/danger')).toContain(words);
});

test.each(['/unknown', '/newsletter/confirm'])(
  '%s, which is not kept, has the page of no signal without a line, of another language where its own is not kept',
  async (path) => {
    const { line, browser } = await keepingBrowser();
    line.treat = () => 'down';
    expect(await browser.open(path)).toContain('No signal');
  },
);

test('an address has the page of no signal of its language', async () => {
  const { line, browser } = await keepingBrowser();
  line.treat = () => 'down';
  expect(await browser.open('/es/desconocida')).toContain('No signal');
});

/** The browser throws away what it keeps at an address. */
async function throwAway(path: string): Promise<void> {
  const cache = await caches.open('kept-files');
  for (const key of await cache.keys()) if (new URL(key.url).pathname === path) await cache.delete(key);
}

const comesWhole = () => undefined;
const comesCut = (line: Line) => {
  line.treat = () => 'cut';
};
const isAnother = async (line: Line) => {
  line.site = await siteIn('new-words');
};

test.each<[string, string, string, (line: Line) => void | Promise<void>, boolean]>([
  ['a page', 'comes whole is kept again', '/about', comesWhole, true],
  ['a page', 'comes cut is not', '/about', comesCut, false],
  ['a page', 'is another by now is not', '/about', isAnother, false],
  ['a part of a page', 'comes whole is kept again', '/words.json', comesWhole, true],
  ['a part of a page', 'comes cut is not', '/words.json', comesCut, false],
  ['a part of a page', 'is another by now is not', '/words.json', isAnother, false],
])('%s that the browser had thrown away and that %s', async (_what, _how, path, befall, isKept) => {
  const { line, browser } = await keepingBrowser();
  await browser.open('/danger');
  await throwAway(path);
  await befall(line);
  await (path === '/about' ? browser.open(path) : browser.part(path, 'page').catch(() => ''));
  expect((await keptFiles()).includes(path)).toBe(isKept);
});

test('a page that came over the line from a newer edition asks for nothing of the older one', async () => {
  const { line, browser } = await keepingBrowser();
  await throwAway('/about');
  await isAnother(line);
  expect(await browser.open('/about')).toContain('new-words');
  expect(await browser.part('/words.json', 'page')).toContain('new-words');
});

test.each([
  ['comes cut', comesCut],
  ['is another by now', isAnother],
])(
  'a part that the browser had thrown away and that %s is not given to a page of the older edition',
  async (_how, befall) => {
    const { line, browser } = await keepingBrowser();
    await browser.open('/about');
    await throwAway('/words.json');
    await befall(line);
    await expect(browser.part('/words.json', 'page')).rejects.toThrow('another file');
  },
);
