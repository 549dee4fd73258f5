import { expect, test, vi } from 'vitest';
import { type Browser, keepingBrowser, keptFiles } from './test-browser.ts';
import { siteIn } from './test-site.ts';

const minuteMs = 60_000;
const filesOfOne = ['/_astro/same.js', '/about', '/danger', '/no-signal', '/search', '/words.json'];

test('a page that does not stand yet when a newer edition is there has the parts of its own', async () => {
  const { line, browser } = await keepingBrowser();
  expect(await browser.begin('/about', 'opening')).toContain('old-words');
  line.site = await siteIn('new-words');
  await browser.ask({ ask: 'refresh' });
  expect(await browser.part('/words.json', 'opening')).toContain('old-words');
  await browser.restart();
  expect(await browser.part('/words.json', 'opening')).toContain('old-words');
});

test('a page that waited for the line while a newer edition came, and is given as it is kept, has the parts of its own', async () => {
  const { line, browser } = await keepingBrowser();
  const [asked, answered] = [Promise.withResolvers<void>(), Promise.withResolvers<'down'>()];
  line.treat = (path) => {
    if (path !== '/search') return 'whole';
    asked.resolve();
    return answered.promise;
  };
  const opened = browser.begin('/search', 'waiting');
  await asked.promise;
  line.site = await siteIn('new-words');
  await browser.ask({ ask: 'refresh' });
  answered.resolve('down');
  expect(await opened).toContain('old-words');
  expect(await browser.part('/words.json', 'waiting')).toContain('old-words');
});

/** The next time that the worker asks which pages stand, another one opens. */
function opensMeanwhile(browser: Browser): void {
  const { clients } = globalThis as unknown as { readonly clients: { readonly matchAll: () => Promise<unknown> } };
  const matchAll = async () => {
    vi.stubGlobal('clients', clients);
    await browser.open('/about', 'meanwhile');
    return clients.matchAll();
  };
  vi.stubGlobal('clients', { matchAll });
}

test('a page that opens while older editions are thrown away is known to the worker that comes after', async () => {
  const { line, browser } = await keepingBrowser();
  await browser.open('/about', 'older');
  line.site = await siteIn('new-words');
  await browser.ask({ ask: 'refresh' });
  opensMeanwhile(browser);
  await browser.ask({ ask: 'state' });
  line.site = await siteIn('newest-words');
  await browser.restart();
  expect(await browser.part('/words.json', 'meanwhile')).toContain('new-words');
});

test('a page that does not stand after a minute was given up: its edition goes', async () => {
  const { line, browser } = await keepingBrowser();
  const now = vi.spyOn(performance, 'now');
  now.mockReturnValue(0);
  await browser.begin('/about', 'opening');
  line.site = await siteIn('new-words');
  now.mockReturnValue(minuteMs - 1);
  await browser.ask({ ask: 'refresh' });
  expect((await keptFiles()).length).toBeGreaterThan(filesOfOne.length);
  now.mockReturnValue(minuteMs);
  await browser.ask({ ask: 'state' });
  expect(await keptFiles()).toEqual(filesOfOne);
  now.mockRestore();
});
