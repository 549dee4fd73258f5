import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { consoleErrors } from './support/console-errors.ts';
import { expect, test } from './support/fixtures.ts';
import { printedPages, resultOf } from './support/tool-page.ts';

// A tool on a page of another site. What the page is by itself is tried without a browser (tests/built-site).

let elsewhere: Server;
let html = '';

test.beforeEach(async () => {
  elsewhere = createServer((_request, response) => response.setHeader('content-type', 'text/html').end(html));
  await new Promise<void>((ready) => elsewhere.listen(0, '127.0.0.1', ready));
});
test.afterEach(() => {
  elsewhere.close();
});

/** Opens a page of another host, with this in its body. */
async function openElsewhere(page: Page, body: string): Promise<void> {
  html = `<!doctype html><html lang="en"><head><title>Elsewhere</title></head><body>${body}</body></html>`;
  await page.goto(`http://localhost:${(elsewhere.address() as AddressInfo).port}/`);
}

const frame = (address: string) => `<iframe src="${address}" title="Tool" width="700" height="300"></iframe>`;

test('a tool works by keyboard in a frame that fits its content', async ({ page, baseURL, context }) => {
  const errors = await consoleErrors(page);
  await openElsewhere(
    page,
    `${frame(`${baseURL}/embed/dehumidification?paper=102030&accent=ffcc00&ink=eeeeee`)}<script src="${baseURL}/embed.js"></script>`,
  );
  const element = page.locator('iframe');
  const tool = element.contentFrame();
  const isWhole = () => tool.locator('html').evaluate((root) => root.scrollHeight - window.innerHeight);
  await expect.poll(isWhole).toBe(0);
  const before = (await element.boundingBox())?.height ?? 0;
  expect(before).toBeGreaterThan(300);

  await expect(tool.locator('form [name=length]')).toBeVisible();
  await tool.locator('form [name=length]').focus();
  for (const text of ['35', '25', '8']) {
    await page.keyboard.type(text);
    await page.keyboard.press('Tab');
  }
  await tool.locator('form [name=material]').selectOption('concrete');
  await tool.locator('form [name=damageClass]').selectOption('class3');
  await tool.locator('form [type=submit]').focus();
  await page.keyboard.press('Enter');
  await expect(tool.locator('dl > div').filter({ hasText: '280' }).first()).toBeVisible();
  await expect.poll(isWhole).toBe(0);
  expect((await element.boundingBox())?.height).toBeGreaterThan(before);

  await expect(tool.locator('body')).toHaveCSS('background-color', 'rgb(16, 32, 48)');
  const { violations } = await new AxeBuilder({ page }).include(['iframe']).analyze();
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`)).toEqual(
    [],
  );

  const asked = context.waitForEvent('page');
  await tool.locator('a[href*="#estimate?"]').click();
  const form = await asked;
  await expect(form.locator('[aria-labelledby=estimate] [name=question]')).toHaveValue(/280/);
  await expect(form.locator('#estimate')).toBeInViewport();
  expect(new URL(form.url()).hash).toBe('#estimate');
  await form.close();

  const opened = context.waitForEvent('page');
  await tool.locator('a[data-whole]').click();
  expect(new URL((await opened).url()).pathname).toBe('/calculators/dehumidification');
  expect(await context.cookies()).toEqual([]);
  expect(await tool.locator('html').evaluate(() => [typeof indexedDB, localStorage.length])).toEqual(['undefined', 0]);
  expect(errors).toEqual([]);
});

test('a tool in a frame prints on white, and a reload brings back its result and its colors', async ({ page }) => {
  await page.goto(
    '/embed/dehumidification?length=35&width=25&height=8&material=concrete&damageClass=class3&paper=102030',
  );
  await expect(resultOf(page, 'Required capacity')).toHaveText('280 pints/day');
  await page.reload();
  await expect(resultOf(page, 'Required capacity')).toHaveText('280 pints/day');
  await expect(page.locator('body')).toHaveCSS('background-color', 'rgb(16, 32, 48)');
  await page.emulateMedia({ media: 'print' });
  await expect(page.locator('body')).toHaveCSS('background-color', 'rgb(255, 255, 255)');
  expect(await printedPages(page)).toBe(1);
});

test('no other page can be framed, and only our pages set the height', async ({ page, baseURL }) => {
  await openElsewhere(
    page,
    `${frame(`${baseURL}/embed/circuits`)}${frame(`${baseURL}/calculators/circuits`)}<script src="${baseURL}/embed.js"></script>`,
  );
  const [first, second] = await page.locator('iframe').all();
  await expect(first?.contentFrame().locator('h1') ?? page.locator('h2')).toBeVisible();
  await expect(second?.contentFrame().locator('h1') ?? page.locator('h2')).toHaveCount(0);
  await page.evaluate(() => window.postMessage({ embedHeight: 7 }, '*'));
  await expect.poll(async () => (await first?.boundingBox())?.height).toBeGreaterThan(300);
  expect((await second?.boundingBox())?.height).toBeLessThan(310);
});
