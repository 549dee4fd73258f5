import { execFileSync } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import type { Page } from '@playwright/test';
import { violationsOf } from './support/accessibility.ts';
import { expect, test } from './support/fixtures.ts';

const dataDir = process.env.E2E_DATA_DIR ?? 'data';

/** Runs one of the owner's commands. */
function enquiries(...args: readonly string[]): string {
  const script = path.resolve(import.meta.dirname, '../../scripts/enquiries.ts');
  const env = { ...process.env, DATA_DIR: dataDir, OWNER_EMAIL: 'owner@example.com' };
  return execFileSync(process.execPath, [script, ...args], { env, encoding: 'utf8' });
}

/** A link to the inbox, as the owner's command prints it, without the host. */
const newLink = () => /\/inbox\/en\?token=[\w-]+/.exec(enquiries('inbox'))?.[0] ?? '';

/** Adds a confirmed subscriber that no other test uses. */
function subscribe(): void {
  const database = new DatabaseSync(path.join(dataDir, 'manual.sqlite'), { timeout: 5000 });
  const id = randomUUID();
  const now = Date.now();
  database
    .prepare(
      'insert into subscribers (id, email, language, confirm_expires_at, created_at, confirmed_at) values (?, ?, ?, ?, ?, ?)',
    )
    .run(id, `${id}@example.com`, 'en', now, now, now);
  database.close();
}

/** Writes a newsletter as far as its preview. */
async function preview(page: Page): Promise<void> {
  await page.goto('/inbox/en/newsletter');
  await page.getByLabel('Subject, in English').fill('Before the freeze');
  await page.getByLabel('Text, in English').fill('Open the [list](https://example.com/a).\n\n- Let the taps drip');
  await page.getByRole('button', { name: 'Preview' }).click();
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

test('the owner makes and downloads a backup, and writes a newsletter, without a terminal', async ({ page }) => {
  await openInbox(page);
  await page.getByRole('link', { name: 'Backups' }).click();
  await page.getByRole('button', { name: 'Make a backup now' }).click();
  await expect(page.getByText(/^Made the backup \d{4}-/).first()).toBeVisible();
  const download = page.waitForEvent('download');
  await page.getByRole('link', { name: 'Download' }).first().click();
  expect((await download).suggestedFilename()).toMatch(/\.sqlite$/);
  await page.getByRole('button', { name: 'Restore…' }).first().click();
  await expect(page.getByText('A backup of right now is made first.')).toBeVisible();
  await page.getByRole('link', { name: 'Don’t restore' }).click();

  subscribe();
  await page.getByRole('link', { name: 'Newsletter', exact: true }).click();
  await page.getByLabel('Subject, in English').fill('Before the freeze');
  await page.getByLabel('Text, in English').fill('<b>Open</b> the list.');
  await page.getByRole('button', { name: 'Preview' }).click();
  await expect(page.getByRole('alert')).toContainText('Take the tag, braces or picture out of this line: <b>Open</b>');
  await expect(page.getByLabel('Text, in English')).toHaveValue('<b>Open</b> the list.');
  await preview(page);
  await expect(page.getByRole('article')).toContainText('Open the list (https://example.com/a).');
  await page.getByRole('button', { name: 'Send it to me first' }).click();
  await expect(page.getByRole('status')).toContainText('SMTP_URL is not set');
  await page.getByRole('button', { name: 'Change it' }).click();
  await expect(page.getByLabel('Text, in English')).toHaveValue(/Let the taps drip$/);
});

for (const width of [360, 1280])
  for (const colorScheme of ['light', 'dark'] as const) {
    const tag = (width === 360) === (colorScheme === 'dark') ? [] : '@full';
    test(`every page is accessible and fits: ${width} px, ${colorScheme}`, { tag }, async ({ page }) => {
      await page.setViewportSize({ width, height: 800 });
      await page.emulateMedia({ colorScheme });
      const name = await ask(page);
      const look = async (shot: string) => {
        expect(await violationsOf(page), shot).toEqual([]);
        expect(await page.evaluate(() => document.documentElement.scrollWidth), shot).toBeLessThanOrEqual(width);
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
      subscribe();
      await page.goto('/inbox/es/newsletter');
      await look('newsletter');
      await preview(page);
      await look('preview');
      await page.getByRole('button', { name: /^Send it to \d+ subscribers?…$/ }).click();
      await look('send');
      enquiries('backup', path.join(dataDir, `${randomUUID()}.sqlite`));
      await page.goto('/inbox/es/copies');
      await look('copies');
      await page.getByRole('button', { name: 'Restaurar…' }).first().click();
      await look('restore');
    });
  }

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
