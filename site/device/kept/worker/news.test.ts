import { expect, test } from 'vitest';
import { keepingBrowser } from './test-browser.ts';
import { heldPatience, silentAt } from './test-line.ts';
import { siteIn } from './test-site.ts';

test.each([
  ['spares data is told what is new, and fetches nothing of it', { connection: { saveData: true } }, false],
  ['does not spare data fetches a newer edition', { connection: { saveData: false } }, true],
  ['does not say so fetches it as well', {}, true],
])('somebody whose browser %s', async (_what, device, comes) => {
  const { line, browser } = await keepingBrowser(device);
  line.site = await siteIn('new-words');
  const [told] = await browser.ask({ ask: 'news' });
  expect(told).toMatchObject({ news: { phone: { dial: '+15125550100' } } });
  expect(line.asked.filter((path) => path !== '/newest.json').length > 0).toBe(comes);
  expect(await browser.open('/about')).toContain(comes ? 'new-words' : 'old-words');
});

test('a server that says nothing of what is new is given up', async () => {
  const { line, browser } = await keepingBrowser();
  const patience = heldPatience();
  const asked = silentAt(line, '/newest.json');
  const told = browser.ask({ ask: 'news' });
  await asked;
  patience.isOver(20_000);
  expect(await told).toEqual([{ failed: 'line' }]);
});
