import { expect, test } from 'vitest';
import { keepingBrowser } from '../test-browser.ts';
import { heldPatience, silentAt } from '../test-line.ts';
import { siteIn } from '../test-site.ts';

/** As long as any answer may take to begin. */
const beginMs = 60_000;

/** A browser fetches a newer edition, of which nothing comes from one address, until the patience for so many bytes is over: what the worker says then. */
async function givenUp(address: string, bytes: number) {
  const { line, browser } = await keepingBrowser();
  line.site = await siteIn('new-words');
  const newer = { kept: { edition: line.site.edition.id } };
  const patience = heldPatience();
  const asked = silentAt(line, address);
  const told = browser.ask({ ask: 'refresh' });
  await asked;
  patience.isOver(beginMs + bytes);
  return { line, browser, newer, told: (await told).at(-1) };
}

test.each([
  ['what describes an edition', '/edition-1.json', 20_000],
  ['a page', '/danger', 100],
  ['a file', '/words.json', 100],
])('%s that does not come is given up, and the next wish is heard', async (_what, address, bytes) => {
  const { line, browser, newer, told } = await givenUp(address, bytes);
  expect(told).toEqual({ failed: 'line' });
  line.treat = () => 'whole';
  expect((await browser.ask({ ask: 'refresh' })).at(-1)).toMatchObject(newer);
});

test.each(['/packs/en-rest.json', '/page-heads.json'])(
  'where nothing comes from %s the pack is given up, and its pages come one by one',
  async (address) => {
    const { line, newer, told } = await givenUp(address, 150);
    expect(told).toMatchObject(newer);
    expect(line.asked).toContain('/about');
  },
);
