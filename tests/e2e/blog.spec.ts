import { expect, test } from './support/fixtures.ts';

test('the drawings of the case study are numbered, and lettered like the page', async ({ page }) => {
  await page.goto('/blog/elks-lodge-seguin');
  const figures = page.getByRole('article').getByRole('figure');
  await expect(figures).toHaveText([/Fig\. 1/, /Fig\. 2/, /Fig\. 3/]);
  const lettering = (element: Element) => getComputedStyle(element).fontFamily;
  const ofPage = await page.locator('body').evaluate(lettering);
  for (const figure of await figures.all())
    expect(await figure.locator('svg text').first().evaluate(lettering)).toBe(ofPage);
});
