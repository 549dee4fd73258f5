import { execFileSync } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { violationsOf } from './support/accessibility.ts';
import { expect, test } from './support/fixtures.ts';

/** A link to the inbox, as the owner's command prints it, without the host. */
function newLink(): string {
  const script = path.resolve(import.meta.dirname, '../../scripts/enquiries.ts');
  const env = { ...process.env, DATA_DIR: process.env.E2E_DATA_DIR, OWNER_EMAIL: 'owner@example.com' };
  const said = execFileSync(process.execPath, [script, 'inbox'], { env, encoding: 'utf8' });
  return /\/inbox\/en\?token=[\w-]+/.exec(said)?.[0] ?? '';
}

/** Presses the button of a link. */
async function openInbox(page: Page): Promise<void> {
  await page.goto(newLink());
  await page.getByRole('button', { name: 'Open the inbox' }).click();
  await expect(page).toHaveURL('/inbox/en');
}

/** Asks a question with a photo, under a name that no other test uses. */
async function ask(page: Page): Promise<string> {
  const name = `Ada ${randomUUID().slice(0, 8)}`;
  await page.setContent('<h1>Wet hall</h1>');
  const photo = { name: 'hall.png', mimeType: 'image/png', buffer: await page.screenshot() };
  const fields = { name, email: 'ada@example.com', phone: '(830) 555-0142', reach: 'text', urgency: 'urgent' };
  const question = 'The washer hose let go and the hall is wet. Can we sleep in the bedroom next to it?';
  const sent = await page.request.post('/api/questions', {
    multipart: { ...fields, category: 'general', question, elapsedMs: '5000', photos: photo },
  });
  expect(sent.status()).toBe(201);
  return name;
}

test('the owner opens the inbox by a link, answers with a note, and closes it', async ({ page, browser }) => {
  const name = await ask(page);
  const link = newLink();
  await page.goto(link);
  await page.reload();
  await page.getByRole('button', { name: 'Open the inbox' }).click();
  await expect(page).toHaveURL('/inbox/en');

  await page.getByLabel('Search').fill(name);
  await page.getByRole('button', { name: 'Search' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('1 question');
  await expect(page.getByText('Answer within 5 hours')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Text (830) 555-0142' })).toHaveAttribute('href', 'sms:+18305550142');
  await page.getByRole('link', { name: 'See 1 photo' }).click();
  await expect(page.getByRole('img', { name: 'Photo 1' })).toHaveJSProperty('complete', true);
  await page.getByLabel('Your note').fill('Told her to sleep elsewhere.');
  await page.getByRole('button', { name: 'Mark as answered' }).click();
  await expect(page.getByRole('status')).toHaveText('Saved.');
  await expect(page.getByLabel('Your note')).toHaveValue('Told her to sleep elsewhere.');
  await page.getByRole('link', { name: 'Español' }).click();
  await expect(page.getByLabel('Su nota')).toHaveValue('Told her to sleep elsewhere.');

  const other = await browser.newPage();
  await other.goto(link);
  await other.getByRole('button', { name: 'Open the inbox' }).click();
  await expect(other.getByText('This link was already used')).toBeVisible();
  await page.getByRole('button', { name: 'Cerrar' }).click();
  await page.goto('/inbox/en');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('This inbox is closed');
});

for (const [width, height] of [
  [360, 780],
  [390, 844],
  [1280, 900],
] as const)
  for (const colorScheme of ['light', 'dark'] as const)
    test(`every page is accessible and fits: ${width} px, ${colorScheme}`, async ({ page }) => {
      await page.setViewportSize({ width, height });
      await page.emulateMedia({ colorScheme });
      const name = await ask(page);
      const look = async (shot: string) => {
        expect(await violationsOf(page), shot).toEqual([]);
        expect(await page.evaluate(() => document.documentElement.scrollWidth), shot).toBeLessThanOrEqual(width);
        await page.screenshot({ path: `test-results/inbox-${shot}-${width}-${colorScheme}.png`, fullPage: true });
      };
      await page.goto('/inbox/en');
      await look('closed');
      await page.goto(newLink());
      await look('entry');
      await page.getByRole('button', { name: 'Open the inbox' }).click();
      await page.goto(`/inbox/en?q=${encodeURIComponent(name)}`);
      await look('list');
      await page.getByRole('link', { name }).click();
      await look('question');
      await page.getByRole('button', { name: 'Delete everything about ada@example.com' }).click();
      await look('erase');
      await page.goto('/inbox/es/status');
      await look('status');
    });

test.describe('with a service worker', () => {
  test.use({ serviceWorkers: 'allow' });

  test('nothing of the inbox is stored in the browser', async ({ page }) => {
    const name = await ask(page);
    await page.goto('/');
    await page.evaluate(() => navigator.serviceWorker.ready);
    await openInbox(page);
    await page.goto(`/inbox/en?q=${encodeURIComponent(name)}`);
    await page.getByRole('link', { name: 'See 1 photo' }).click();
    await page.getByRole('img', { name: 'Photo 1' }).click();
    await expect(page).toHaveURL(/photos\/1$/);
    await page.goto('/about');
    const stored = await page.evaluate(async () => {
      const names = await caches.keys();
      const requests = await Promise.all(names.map(async (cache) => (await caches.open(cache)).keys()));
      return requests.flat().map(({ url }) => url);
    });
    expect(stored.length).toBeGreaterThan(0);
    expect(stored.filter((url) => url.includes('/inbox'))).toEqual([]);
  });
});
