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

test('the blog links the story that exists, and announces none', { tag: '@full' }, async ({ page }) => {
  await page.goto('/blog');
  await expect(page.getByText('Coming soon')).toHaveCount(0);
  await page.getByRole('link', { name: 'Read the post' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('How a scope grows: a wide hall, measured');
  await page.getByRole('link', { name: 'Back to the blog' }).click();
  await expect(page).toHaveURL(/\/blog$/);
});
