import { assess, box, button, page, result } from './support/assessment-page.ts';
import { expect, test } from './support/fixtures.ts';

test('the rules are on the device when the page is idle: without a network it answers, and says so', async ({
  page: visitor,
  context,
}) => {
  await visitor.goto(page, { waitUntil: 'networkidle' });
  await context.setOffline(true);
  await assess(visitor, 'The dishwasher leaked and the outlets are wet');
  await expect(result(visitor)).toContainText('Stay out of the water');
  await expect(result(visitor)).toContainText('EMERGENCY');
  await assess(visitor, 'Creek water in the house, the outlets are wet');
  await expect(visitor.getByRole('status').first()).toContainText(
    'You’re offline, so this device assessed your text by itself.',
  );
  await expect(result(visitor)).toContainText('do not touch anything electrical');
  await expect(result(visitor)).toContainText('Error: No network connection.');
});

test('the danger check opens below the first steps, and each press raises the answer at once', async ({
  page: visitor,
}) => {
  await visitor.goto(page);
  await assess(visitor, 'Wet carpet');
  await expect(result(visitor)).toContainText('Source unknown: treat the water as dirty');
  await expect(result(visitor)).toContainText('MODERATE');
  const check = visitor.getByRole('region', { name: 'Questions that could change this answer' });
  const steps = visitor.getByRole('region', { name: 'Immediate actions' });
  expect((await check.boundingBox())?.y ?? 0).toBeGreaterThan((await steps.boundingBox())?.y ?? 0);
  await check.getByText('Danger check').click();
  await check.getByRole('button', { name: 'A ceiling is sagging, or a floor gives when you step on it' }).click();
  await expect(result(visitor)).toContainText('EMERGENCY');
  await check.getByRole('button', { name: 'It smells of gas or rotten eggs' }).click();
  await expect(steps.getByRole('listitem').first()).toContainText('Get out now');
  await check.getByRole('button', { name: 'None of these' }).click();
  await expect(result(visitor)).toContainText('MODERATE');
});

test('the result goes to the question form', async ({ page: visitor }) => {
  await visitor.goto(page);
  await assess(visitor, 'Sewage backed up into the tub');
  await visitor.getByRole('button', { name: 'Send us this, and we’ll call you' }).click();
  await expect(visitor).toHaveURL(/\/ask\?category=assessment/);
  await expect(visitor.getByLabel('Your question')).toHaveValue(/Sewage backed up into the tub[\s\S]*Category 3/);
  await expect(visitor.getByLabel('Category')).toHaveValue('assessment');
});

test('the keyboard alone is enough, and the result takes the focus', async ({ page: visitor }) => {
  await visitor.goto(page);
  await box(visitor).focus();
  await visitor.keyboard.type('Sewage in the tub');
  await visitor.keyboard.press('Tab');
  await expect(button(visitor)).toBeFocused();
  await visitor.keyboard.press('Enter');
  await expect(visitor.getByRole('heading', { name: 'Your assessment' })).toBeFocused();
});
