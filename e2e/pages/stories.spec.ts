import { expect, test } from '../support/visitor.ts';

const picture = '**/images/elks-lodge/two-outlines.svg';

for (const path of ['/blog', '/blog/elks-lodge-seguin']) {
  test(`a picture that does not load on ${path} gives way to the placeholder`, {
    tag: path === '/blog' ? '@full' : [],
  }, async ({ page }) => {
    await page.route(picture, (route) => route.abort());
    await page.goto(path);
    const image = page.getByRole('img', { name: /hall/ }).first();
    await image.scrollIntoViewIfNeeded();
    await expect(image).toHaveAttribute('src', '/images/placeholder.svg');
    await expect.poll(() => image.evaluate((element: HTMLImageElement) => element.naturalWidth)).toBeGreaterThan(0);
  });
}

test('the pictures of the case study load with the site’s own content policy', async ({ page }) => {
  await page.goto('/blog/elks-lodge-seguin');
  const images = page.getByRole('article').getByRole('img');
  await expect(images).toHaveCount(3);
  for (const image of await images.all()) {
    await image.scrollIntoViewIfNeeded();
    await expect.poll(() => image.evaluate((element: HTMLImageElement) => element.naturalWidth)).toBeGreaterThan(0);
    await expect(image).not.toHaveAttribute('src', '/images/placeholder.svg');
  }
});

test('the blog announces two stories and links the one that exists', { tag: '@full' }, async ({ page }) => {
  await page.goto('/blog');
  await expect(page.getByText('Coming soon')).toHaveCount(2);
  await page.getByRole('link', { name: 'Read the story' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('A lodge hall: why a measured scope can grow');
  await page.getByRole('link', { name: 'Back to the blog' }).click();
  await expect(page).toHaveURL(/\/blog$/);
});
