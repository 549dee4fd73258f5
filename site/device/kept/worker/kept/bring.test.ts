import { expect, test } from 'vitest';
import { keepingBrowser, keptFiles } from '../test-browser.ts';
import { siteIn } from '../test-site.ts';

const filesOfOne = ['/_astro/same.js', '/about', '/danger', '/no-signal', '/search', '/words.json'];
const places = () => caches.keys();

test('an edition that is whole takes the place of the older one, of which nothing is left', async () => {
  const { line, browser } = await keepingBrowser();
  line.site = await siteIn('new-words');
  const told = await browser.ask({ ask: 'refresh' });
  expect(told.at(-1)).toMatchObject({ kept: { edition: line.site.edition.id, sets: ['en-first', 'en-rest'] } });
  expect(await keptFiles()).toEqual(filesOfOne);
  line.treat = () => 'down';
  expect(await browser.open('/about')).toContain('new-words');
});

test.each(['/edition-1.json', '/danger', '/no-signal', '/words.json'])(
  'an edition that breaks off at %s leaves the older one whole, which answers until the newer one is',
  async (broken) => {
    const { line, browser } = await keepingBrowser();
    const { edition: older } = line.site;
    line.site = await siteIn('new-words');
    line.treat = (path) => (path === broken ? 'cut' : 'whole');
    expect((await browser.ask({ ask: 'refresh' })).at(-1)).toEqual({ failed: 'line' });
    const [state] = await browser.ask({ ask: 'state' });
    expect(state).toMatchObject({ kept: { edition: older.id, sets: ['en-first', 'en-rest'] } });
    line.treat = () => 'down';
    expect(await browser.open('/danger', 'older')).toContain('old-words');
    expect(await browser.part('/words.json', 'older')).toContain('old-words');
    line.treat = () => 'whole';
    await browser.ask({ ask: 'refresh' });
    expect(await browser.open('/danger', 'newer')).toContain('new-words');
  },
);

test('an edition that is another by now than was told is not taken in', async () => {
  const { line, browser } = await keepingBrowser();
  const { edition: older } = line.site;
  line.site = await siteIn('new-words');
  const newest = await siteIn('newest words');
  line.treat = (path) => {
    if (path === '/edition-1.json') line.site = newest;
    return 'whole';
  };
  expect((await browser.ask({ ask: 'refresh' })).at(-1)).toEqual({ failed: 'line' });
  expect(await browser.ask({ ask: 'state' })).toMatchObject([{ kept: { edition: older.id } }]);
  await browser.ask({ ask: 'refresh' });
  expect(await browser.open('/about')).toContain('newest words');
});

test('what came of an edition before it broke off does not come twice', async () => {
  const { line, browser } = await keepingBrowser();
  line.site = await siteIn('new-words');
  line.treat = (path) => (path === '/words.json' ? 'down' : 'whole');
  await browser.ask({ ask: 'refresh' });
  await browser.ask({ ask: 'state' });
  line.treat = () => 'whole';
  line.asked.length = 0;
  await browser.ask({ ask: 'refresh' });
  expect(line.asked).toEqual(['/newest.json', '/words.json']);
});

test('an open page stays with the edition from which it was opened, which goes once it is closed', async () => {
  const { line, browser } = await keepingBrowser();
  await browser.open('/about', 'open');
  line.site = await siteIn('new-words');
  await browser.ask({ ask: 'refresh' });
  expect(browser.pages.get('open')).toEqual([{ hasNewerEdition: true }]);
  line.treat = () => 'down';
  expect(await browser.part('/words.json', 'open')).toContain('old-words');
  expect(await browser.open('/about', 'newer')).toContain('new-words');
  expect(await browser.part('/words.json', 'newer')).toContain('new-words');
  browser.pages.delete('open');
  await browser.ask({ ask: 'state' });
  expect(await keptFiles()).toEqual(filesOfOne);
});

test('with one edition too, nothing stays noted of a page that is closed', async () => {
  const { browser } = await keepingBrowser();
  await browser.open('/about', 'closed');
  await browser.open('/about', 'open');
  // Both stand by now, and neither is taken for one that is on its way.
  await browser.ask({ ask: 'state' });
  browser.pages.delete('closed');
  await browser.ask({ ask: 'state' });
  const pages = await (await caches.match('/pages', { cacheName: 'kept-notes' }))?.json();
  expect(Object.keys(pages)).toEqual(['open']);
});

test('what is taken away while an edition comes leaves nothing behind', async () => {
  const { line, browser } = await keepingBrowser();
  line.site = await siteIn('new-words');
  line.treat = async (path) => {
    if (path === '/words.json') await browser.ask({ ask: 'forget' });
    // A page that opens meanwhile is noted.
    if (path === '/words.json') await browser.open('/about', 'meanwhile');
    return 'whole' as const;
  };
  expect((await browser.ask({ ask: 'refresh' })).at(-1)).toEqual({ failed: 'line' });
  expect(await places()).toEqual([]);
});

test('what the browser threw away is missed, leaves no empty place behind, and comes again when it is asked for', async () => {
  const { browser } = await keepingBrowser();
  await caches.delete('kept-files');
  expect(await browser.ask({ ask: 'state' })).toMatchObject([{ kept: { sets: [] } }]);
  expect(await browser.open('/about')).toContain('old-words');
  expect(await places()).toEqual(['kept-notes']);
  await browser.ask({ ask: 'keep', sets: ['en-first', 'en-rest'] });
  expect(await keptFiles()).toEqual(filesOfOne);
});
