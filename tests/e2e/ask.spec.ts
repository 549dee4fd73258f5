import type { Page } from '@playwright/test';
import { resultPages } from '#src/lib/routes/addresses.ts';
import { violationsOf } from './support/accessibility.ts';
import { expect, test } from './support/fixtures.ts';

const reference = /WD-[0-9A-Z]{4}-[0-9A-Z]{4}/;
const text = 'The carpet pad is still wet after three days. Does it have to go?';

async function fillIn(page: Page, question = text) {
  await page.getByLabel('Name').fill('Ada');
  await page.getByLabel('Email').fill('ada@example.com');
  await page.getByLabel('Your question').fill(question);
}
const submit = (page: Page) => page.getByRole('button', { name: 'Submit Question' }).click();
const confirmation = (page: Page) => page.getByRole('heading', { name: 'Question Submitted!' });

test('a question is confirmed with its reference and its answer time, then the form comes back', async ({ page }) => {
  await page.goto('/ask', { waitUntil: 'networkidle' });
  await fillIn(page);
  await page.getByLabel('Urgency').selectOption('urgent');
  await page.getByLabel('Location (optional)').fill('Seguin');
  await submit(page);
  await expect(confirmation(page)).toBeVisible();
  const status = page.getByRole('status');
  await expect(status).toContainText('respond within 6 hours');
  await expect(status.getByText('hours')).toHaveCount(3);
  await expect(status.getByText('hours').filter({ visible: true })).toHaveCount(1);
  await expect(status).toContainText(reference);
  await expect(page.getByLabel('Your question')).toBeHidden();
  await expect(confirmation(page)).toBeFocused();

  await expect(page.getByLabel('Your question')).toBeVisible();
  await expect(confirmation(page)).toBeHidden();
  await expect(page.getByText(/We have your last question/)).toBeFocused();
  await expect(page.getByLabel('Your question')).toHaveValue('');
  await expect(page.getByLabel('Urgency')).toHaveValue('normal');
  await expect(page.getByLabel('Category')).toHaveValue('general');
  await expect(page.getByText(/We have your last question. Its reference number is WD-/)).toBeVisible();
});

test('the confirmation stays while it has focus, and for as long as one chooses', async ({ page }) => {
  await page.clock.install();
  await page.goto('/ask', { waitUntil: 'networkidle' });
  await page.clock.runFor(2000);
  await fillIn(page);
  await submit(page);
  await expect(confirmation(page)).toBeVisible();
  await page.getByRole('button', { name: 'Keep this message' }).focus();
  await page.clock.runFor(10_000);
  await expect(confirmation(page)).toBeVisible();
  await page.getByRole('button', { name: 'Keep this message' }).press('Enter');
  await page.locator('body').click({ position: { x: 1, y: 1 } });
  await page.clock.runFor(10_000);
  await expect(confirmation(page)).toBeVisible();
  await page.getByRole('button', { name: 'Ask another question' }).click();
  await expect(page.getByLabel('Name')).toBeFocused();
});

test('offline the question is queued and the page shows the phone number; online it is sent and confirmed', async ({
  page,
  context,
}) => {
  await page.goto('/ask', { waitUntil: 'networkidle' });
  await fillIn(page);
  await context.setOffline(true);
  await submit(page);
  const waits = page.getByRole('status').filter({ hasText: 'Not sent yet' });
  await expect(waits.getByRole('heading')).toBeFocused();
  await expect(waits.getByRole('link', { name: /\d/ })).toHaveAttribute('href', /^tel:/);
  await expect(confirmation(page)).toBeHidden();
  await context.setOffline(false);
  await expect(confirmation(page)).toBeVisible();
  await expect(page.getByRole('status')).toContainText(reference);
  await expect(page.getByText('Not sent yet')).toBeHidden();
});

test('an answer that is lost on the way never makes a second question', async ({ page, context }) => {
  let first = '';
  await page.route('/api/questions', async (route) => {
    const answer = await route.fetch().catch(() => undefined);
    first ||= (await answer?.json())?.reference ?? '';
    await route.abort().catch(() => undefined);
  });
  await page.goto('/ask', { waitUntil: 'networkidle' });
  await fillIn(page);
  await submit(page);
  await expect(page.getByText('Not sent yet')).toBeVisible();
  await expect.poll(() => first).toMatch(reference);
  // Answers are lost for as long as this page is open, however often it sends again; the next page gets them.
  await page.close();
  const next = await context.newPage();
  await next.goto('/ask');
  await expect(next.getByText('We have your message.')).toContainText(first);
});

test('a server in trouble: its words are shown, the text stays, and clearing it leaves nothing on the device', async ({
  page,
}) => {
  await page.route('/api/questions', (route) =>
    route.fulfill({ status: 503, json: { error: 'We can’t save anything right now.' } }),
  );
  await page.goto('/ask', { waitUntil: 'networkidle' });
  await fillIn(page);
  await submit(page);
  await expect(page.getByRole('alert')).toContainText('We can’t save anything right now.');
  await expect(page.getByLabel('Your question')).toHaveValue(text);
  await expect(page.getByRole('button', { name: 'Submit Question' })).toBeEnabled();
  await page.getByRole('button', { name: 'Clear the form' }).click();
  await expect(page.getByLabel('Your question')).toHaveValue('');
  await page.goto('/this-device');
  await expect(page.getByRole('status')).toHaveText('Nothing is saved on this device.');
});

test('a form filler that fills the hidden field costs one more press, not the question', { tag: '@full' }, async ({
  page,
}) => {
  await page.goto('/ask', { waitUntil: 'networkidle' });
  await fillIn(page);
  await page.locator('[name="website"]').evaluate((field: HTMLInputElement) => {
    field.value = 'https://example.com';
  });
  await submit(page);
  await expect(page.getByRole('alert')).toContainText('send it once more');
  await submit(page);
  await expect(confirmation(page)).toBeVisible();
});

test.describe('with script off', () => {
  test.use({ javaScriptEnabled: false });

  test('the form posts and lands on the thank-you page', async ({ page }) => {
    await page.goto('/ask', { waitUntil: 'networkidle' });
    await fillIn(page);
    await page.getByLabel('Urgency').selectOption('emergency');
    await submit(page);
    await expect(page).toHaveURL(/\/ask\/thanks\?reference=WD-/);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Question Submitted!');
    await expect(page.getByRole('main')).toContainText(reference);
    await expect(page.getByRole('main')).toContainText('respond within 2 hours');
  });
});

/** One of each kind that the same code writes. */
const eachKind: readonly string[] = [
  '/search',
  '/no-signal',
  '/waiting',
  '/ask/thanks',
  '/ask/not-sent',
  '/newsletter/unsubscribe',
];

for (const [which, names, tag] of [
  ['a page of each kind', resultPages.filter(({ path }) => eachKind.includes(path)), []],
  ['every other page', resultPages.filter(({ path }) => !eachKind.includes(path)), ['@full']],
] as const) {
  test(`${which} where a form or a mail leads is accessible`, { tag: [...tag] }, async ({ page }) => {
    test.slow();
    for (const { path } of names) {
      await page.goto(path);
      expect.soft(await violationsOf(page), path).toEqual([]);
    }
  });
}
