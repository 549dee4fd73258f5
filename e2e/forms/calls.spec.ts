import { listedPages, pageOf } from '#site/frame/page.ts';
import { expect, test } from '../support/visitor.ts';

/** What a reader's thumb or pointer reaches without scrolling and without opening anything. */
const screens = [
  { width: 390, height: 780 },
  { width: 1280, height: 800 },
] as const;

for (const language of ['en', 'es'] as const) {
  // The same code stands around the pages of both languages.
  const tag = language === 'en' ? [] : '@full';

  test(`${language}: the first screen of every page calls in one tap, on a phone and on a desk`, { tag }, async ({
    page,
  }) => {
    test.slow();
    const form = pageOf(language, '/wtr-connection').path;
    const without: string[] = [];
    const table: string[] = [];
    for (const { path } of listedPages(language)) {
      await page.goto(path);
      for (const screen of screens) {
        await page.setViewportSize(screen);
        const found = await page.evaluate(inSight, ['tel:', 'sms:', form]);
        const place = `${path} at ${screen.width} px`;
        if (!found.includes('tel:')) without.push(place);
        const taps = (address: string) => (found.includes(address) ? 1 : 2);
        table.push(`${place}: call ${taps('tel:')}, text ${taps('sms:')}, form ${path === form ? 0 : taps(form)}`);
      }
    }
    test.info().annotations.push({ type: 'taps', description: table.join('\n') });
    expect(without).toEqual([]);
  });
}

test('a form to leave a name is one tap away in the header of a wide screen, and in the open menu of a phone', async ({
  page,
}) => {
  await page.goto('/guides/mold-prevention');
  await expect(page.locator('header').getByRole('link', { name: 'Get help' })).toBeInViewport();
  await page.setViewportSize(screens[0]);
  await page.locator('[data-menu="mobile"] > summary').click();
  await expect(page.locator('[data-menu="mobile"]').getByRole('link', { name: 'Free estimate' })).toBeInViewport();
});

/** Which of the addresses a link leads to that is whole in the window, with nothing over its middle. */
function inSight(addresses: readonly string[]): readonly string[] {
  const links = [...document.querySelectorAll<HTMLAnchorElement>('a[href]')].filter((link) => {
    const { left, top, right, bottom } = link.getBoundingClientRect();
    if (right - left < 1 || left < 0 || top < 0 || right > innerWidth || bottom > innerHeight) return false;
    const over = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
    return over !== null && (link.contains(over) || over.contains(link));
  });
  return addresses.filter((address) => links.some((link) => link.getAttribute('href')?.startsWith(address)));
}
