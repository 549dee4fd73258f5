import type { Page } from '@playwright/test';
import { addresses } from '#src/lib/routes/addresses.ts';
import { expect, test } from './support/fixtures.ts';

/** Everything on a page that someone fills in or presses. */
const fields = 'main :is(input, select, textarea):not([type=hidden], [type=file], [tabindex="-1"])';
const controls = `${fields}, main button, main summary`;

/** Phones, a tablet, and a phone whose owner has doubled the size of its text. */
const devices = [
  { width: 360, height: 740, text: 16 },
  { width: 390, height: 780, text: 16 },
  { width: 800, height: 600, text: 16 },
  { width: 390, height: 780, text: 32 },
] as const;
type Device = (typeof devices)[number];

for (const device of devices) {
  const name = `at ${device.width} px with text of ${device.text} px`;

  // Through every page with a field: half a minute each.
  test(`the bar never covers the focused element, ${name}`, { tag: '@full' }, async ({ page }) => {
    test.slow();
    await hold(page, device);
    const withFields: string[] = [];
    for (const { path } of addresses) {
      await page.goto(path, { waitUntil: 'networkidle' });
      if ((await page.locator(fields).count()) === 0) continue;
      withFields.push(path);
      await comeBackAtOnce(page);
      expect(await coveredStops(page), `${path}, by keyboard`).toEqual([]);
      expect(await coveredTaps(page), `${path}, by a tap on its edge`).toEqual([]);
    }
    expect(withFields).toEqual(expect.arrayContaining(['/ask', '/wtr-connection', '/mold-rules', '/cost-builder']));
  });
}

test('the bar does not cover an empty required field', async ({ page }) => {
  await hold(page, devices[1]);
  for (const [path, press] of [
    ['/ask', 'Submit Question'],
    ['/wtr-connection', 'Get Free Estimate'],
    ['/calculators/dehumidification', 'Calculate'],
  ] as const) {
    await page.goto(path, { waitUntil: 'networkidle' });
    await page.locator('main').getByRole('button', { name: press }).click();
    await expect(page.locator(fields).and(page.locator(':focus')), path).toHaveCount(1);
    expect(await covered(page), path).toBeNull();
  }
});

test('on a guide the bar opens its contents', async ({ page }) => {
  await hold(page, devices[1]);
  await page.goto('/guides/mold-prevention', { waitUntil: 'networkidle' });
  const bar = page.getByRole('navigation', { name: 'Help now' });
  await bar.getByRole('link', { name: 'On this page' }).click();
  await expect(page.getByRole('navigation', { name: 'On this page' }).getByRole('listitem').first()).toBeInViewport();
});

test('a button under the finger takes the press that ends the typing, and not the bar', async ({ page }) => {
  await hold(page, devices[2]);
  await page.goto('/ask', { waitUntil: 'networkidle' });
  const bar = page.getByRole('navigation', { name: 'Help now' });
  await page.getByLabel('Name').first().fill('A. Person');
  await expect(bar).not.toBeInViewport();
  const button = page.getByRole('button', { name: 'Submit Question' });
  await button.evaluate((element) => window.scrollBy(0, element.getBoundingClientRect().bottom - innerHeight + 4));
  const place = await button.boundingBox();
  expect(place?.y).toBeGreaterThan(600 - 60);
  await page.mouse.click((place?.x ?? 0) + 20, (place?.y ?? 0) + 20, { delay: 120 });
  await expect(page.getByLabel('Email').first()).toBeFocused();
  await page.getByRole('heading', { level: 1 }).click();
  await expect(bar).toBeInViewport();
});

test.describe('with script off', () => {
  test.use({ javaScriptEnabled: false });

  test('the bar is out of the way while something is typed', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 780 });
    await page.goto('/ask');
    const bar = page.getByRole('navigation', { name: 'Help now' });
    await expect(bar).toBeInViewport();
    await page.getByLabel('Name').first().fill('A. Person');
    await expect(bar).not.toBeInViewport();
  });
});

test('a page ends above the bar', async ({ page }) => {
  for (const device of devices) {
    await hold(page, device);
    await page.goto('/about');
    await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
    const end = await page.locator('footer > div > :last-child').boundingBox();
    const bar = await page.getByRole('navigation', { name: 'Help now' }).boundingBox();
    expect((end?.y ?? 0) + (end?.height ?? 0), `${device.width} px`).toBeLessThanOrEqual(bar?.y ?? 0);
  }
});

async function hold(page: Page, { width, height, text }: Device) {
  await page.setViewportSize({ width, height });
  const session = await page.context().newCDPSession(page);
  await session.send('Page.setFontSizes', { fontSizes: { standard: text, fixed: text } });
}

/** The bar comes back late; a test that touches a hundred fields waits for none of them. */
async function comeBackAtOnce(page: Page) {
  await page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync('body > nav:last-of-type { transition: none !important }');
    document.adoptedStyleSheets.push(sheet);
  });
}

/** Goes through the text with Tab, at most sixty stops. What was covered when the focus was on it. */
async function coveredStops(page: Page): Promise<readonly string[]> {
  await page.locator('main').focus();
  const found = new Set<string>();
  for (let stops = 0; stops < 60; stops += 1) {
    await page.keyboard.press('Tab');
    if (!(await page.evaluate(() => document.activeElement?.closest('main')))) break;
    const what = await covered(page);
    if (what) found.add(what);
  }
  return [...found];
}

/** Puts the bar's edge through the middle of each control, and taps what is to be seen of it. What stayed covered. */
async function coveredTaps(page: Page): Promise<readonly string[]> {
  const found = new Set<string>();
  // A box that is ticked by a finger has no ring, and the call is not to leave the screen for it.
  for (const field of await page
    .locator(`:is(${fields}):not([type=checkbox], [type=radio], [type=range]):visible`)
    .all()) {
    await page.locator('main').focus();
    const at = await field.evaluate((element) => {
      const label = element.closest('label');
      const edge = innerHeight - (document.querySelector<HTMLElement>('body > nav:last-of-type')?.offsetHeight ?? 0);
      const middle = ({ top, height }: DOMRect) => top + height / 2;
      window.scrollBy(0, middle((label ?? element).getBoundingClientRect()) - edge);
      const { left, width, top } = (label ?? element).getBoundingClientRect();
      return { x: left + Math.min(width / 2, 40), y: Math.max(top + 3, 0) };
    });
    await page.mouse.click(at.x, at.y);
    const what = await covered(page);
    if (what) found.add(what);
  }
  return [...found];
}

/** The control that has the focus, when the bar lies over a part of it. Of a hidden input its label counts. */
function covered(page: Page): Promise<string | null> {
  return page.evaluate((known) => {
    const active = document.activeElement;
    // A technician's tool has its own button there.
    const shown =
      document.querySelector('body > nav:last-of-type') ?? document.querySelector('main form [type=submit]');
    if (!shown || shown === active || !active?.matches(known)) return null;
    const bar = shown.getBoundingClientRect();
    const isSeen = active.getBoundingClientRect().width > 3;
    const at = ((isSeen ? active : active.closest('label')) ?? active).getBoundingClientRect();
    // A button beside it in the same row is not under it.
    const meets = at.bottom > bar.top + 1 && at.top < bar.bottom && at.right > bar.left && at.left < bar.right;
    return meets && bar.top < innerHeight ? active.outerHTML.slice(0, 120) : null;
  }, controls);
}
