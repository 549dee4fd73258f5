import type { Page } from '@playwright/test';
import type { PageName } from '#src/lib/routes/addresses.ts';
import { violationsOf } from './support/accessibility.ts';
import { expect, test } from './support/fixtures.ts';

/** What people open in a bad hour, and one tool of each kind: tried at every run. */
const first: readonly PageName[] = [
  '/',
  '/guides/emergency-checklist',
  '/insurance-directory',
  '/calculators/psychrometric',
  '/damage-assessment',
  '/wtr-connection',
  '/loss-record',
];
/** Every other tool, and one page of every other layout. */
const others: readonly PageName[] = [
  '/guides',
  '/guides/restoration-manual',
  '/guides/sleeping-in-water-damaged-home',
  '/cost-builder',
  '/ask',
  '/claim-clock',
  '/calculators',
  '/reviews/flir-mr277',
  '/calculators/dehumidification',
  '/about',
  '/accessibility',
  '/guides/when-to-call-professionals',
  '/resources',
  '/videos',
  '/blog',
  '/blog/elks-lodge-seguin',
  '/reviews',
  '/calculators/air-check',
  '/calculators/accuracy',
  '/ai-in-restoration',
  '/s500-reference',
  '/this-device',
];

/** WCAG 1.4.12: text spacing that must not hide any words. */
const spacing = `* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }
p { margin-bottom: 2em !important }`;

/** Some pages in a test: to begin one costs more than most of them. Failures name their page, and the rest is still tried. */
const walks = [first.slice(0, 4), first.slice(4), others.slice(0, 8), others.slice(8, 15), others.slice(15)];

for (const walk of walks) {
  const title = `${walk.join(', ')} bear large text, a narrow window, wide spacing and more contrast`;
  test(title, { tag: first.includes(walk[0] ?? '/') ? [] : '@full' }, async ({ page }) => {
    test.slow();
    for (const path of walk) await expectBearable(page, path);
  });
}

async function expectBearable(page: Page, path: string): Promise<void> {
  await page.emulateMedia({ contrast: null, colorScheme: null, reducedMotion: null });
  await page.setViewportSize({ width: 360, height: 780 });
  await setTextSize(page, 32);
  await page.goto(path);
  await expectNoSidewaysScroll(page, `${path}, text at 200 %`);
  await expectWhole(page, `${path}, text at 200 %`);

  await setTextSize(page, 16);
  await page.setViewportSize({ width: 320, height: 640 });
  await page.emulateMedia({ contrast: 'more', colorScheme: 'dark', reducedMotion: 'reduce' });
  await openEveryDetail(page);
  await expectNoSidewaysScroll(page, `${path}, 320 px with every detail open`);
  expect.soft(await page.evaluate(() => document.getAnimations().length), `${path}, motion`).toBe(0);
  expect.soft(await violationsOf(page, 'color-contrast'), path).toEqual([]);

  await addStyle(page, spacing);
  await expectNoSidewaysScroll(page, `${path}, 320 px with wide spacing`);
}

/** What is chosen of some, and what is not: on a page of its own kind each. */
const choices: readonly (readonly [page: PageName, chosen: string, other: string])[] = [
  ['/reviews', '[aria-pressed=true]', '[aria-pressed=false]'],
  ['/calculators/dehumidification', 'main nav li [aria-current=page]', 'main nav li a:not([aria-current])'],
  ['/cost-builder', 'label:has([value=attic]:checked)', 'label:has([value=bedroom])'],
  ['/wtr-connection', 'label:has(:checked)', 'label:has([type=radio]:not(:checked))'],
];

test('selected options are distinguishable in forced colors', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  for (const [path, chosen, other] of choices) {
    await page.goto(path === '/cost-builder' ? `${path}?area=250&room=attic&source=clean&severity=moderate` : path);
    expect(await lookOf(page, chosen), path).not.toBe(await lookOf(page, other));
  }
});

/** All that is left of a look once the system has put its colors in: frames, marks and weights. A ground is painted over, whatever it is said to be. */
function lookOf(page: Page, selector: string): Promise<string> {
  return page
    .locator(selector)
    .first()
    .evaluate((element) =>
      [element, ...element.querySelectorAll('b, span')]
        .flatMap((part) => [getComputedStyle(part), getComputedStyle(part, '::after')])
        .flatMap((style) => [
          style.borderTopWidth,
          style.borderTopColor,
          style.borderBottomWidth,
          style.outlineStyle,
          style.textDecorationLine,
          style.content,
        ])
        .join(),
    );
}

/** The browser's text size: media queries follow it, as they do on a device. */
async function setTextSize(page: Page, standard: number) {
  const session = await page.context().newCDPSession(page);
  await session.send('Page.setFontSizes', { fontSizes: { standard, fixed: standard } });
}

function openEveryDetail(page: Page) {
  return page.evaluate(() => {
    for (const detail of document.querySelectorAll<HTMLDetailsElement>('main details')) {
      detail.name = '';
      detail.open = true;
    }
  });
}

function addStyle(page: Page, rules: string) {
  return page.evaluate((text) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(text);
    document.adoptedStyleSheets.push(sheet);
  }, rules);
}

async function expectNoSidewaysScroll(page: Page, when: string) {
  const tooWide = () => document.documentElement.scrollWidth - document.documentElement.clientWidth;
  // Half a pixel of a rounded column is no scroll.
  expect.soft(await page.evaluate(tooWide), `sideways scroll, ${when}`).toBeLessThanOrEqual(1);
}

/** The call is never cut, and a telephone number never breaks. */
async function expectWhole(page: Page, when: string) {
  const broken = await page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('a[href^="tel:"]')]
      .filter((link) => link.checkVisibility())
      .filter((link) => {
        const { left, right } = link.getBoundingClientRect();
        return left < 0 || right > innerWidth;
      })
      .map((link) => link.outerHTML),
  );
  expect.soft(broken, `calls that are cut, ${when}`).toEqual([]);
}

test.describe('a trade term, with script off', () => {
  test.use({ javaScriptEnabled: false });

  test('opens its meaning by keyboard, and Escape closes it', async ({ page }) => {
    await page.goto('/guides/restoration-manual');
    const meaning = page.getByText('The moisture reading of the same material');
    await expect(meaning).toBeHidden();
    await page.getByRole('main').getByRole('button', { name: 'dry standard' }).focus();
    await page.keyboard.press('Enter');
    await expect(meaning).toBeInViewport();
    await page.keyboard.press('Escape');
    await expect(meaning).toBeHidden();
  });
});
