import { expect, test } from './support/fixtures.ts';

const guide = '/guides/when-to-call-professionals';

test('three answers lead to a recommendation, and any of them can be changed', async ({ page }) => {
  await page.goto(guide);
  const question = (number: number) => page.getByRole('group', { name: new RegExp(`^${number}\\.`) });
  const answer = (number: number, name: 'YES' | 'NO') => question(number).getByRole('radio', { name });
  await expect(page.getByText('You can dry this yourself.')).toBeHidden();
  await answer(1, 'NO').check();
  await answer(2, 'YES').check();
  await expect(page.getByText('Answer one more question')).toBeVisible();
  await answer(3, 'YES').check();
  await expect(page.getByText('You can dry this yourself.')).toBeVisible();

  await answer(1, 'YES').check();
  await expect(page.getByText('Call a professional now.')).toBeVisible();
  await expect(page.getByText('You can dry this yourself.')).toBeHidden();

  await page.getByRole('button', { name: 'Clear answers' }).click();
  await expect(page.getByText('Call a professional now.')).toBeHidden();
  await expect(answer(1, 'YES')).not.toBeChecked();
});

test.describe('with no script', () => {
  test.use({ javaScriptEnabled: false });

  test('every advice can be read beside the answers that lead to it', async ({ page }) => {
    await page.goto(guide);
    await expect(page.getByText('Call a professional now.')).toBeVisible();
    await expect(page.getByText('You can dry this yourself.')).toBeVisible();
    await expect(page.getByText('It’s clean water and a small area, and you have time to dry it.')).toBeVisible();
  });
});
