import { readFileSync } from 'node:fs';
import type { Download, Page } from '@playwright/test';
import { extractText, getDocumentProxy } from 'unpdf';
import { expect, test } from './support/fixtures.ts';

const { jobs } = JSON.parse(readFileSync('core/drying-job/given.json', 'utf8'));
const [{ job }] = jobs;
const buffer = Buffer.from(JSON.stringify(job));

/** Buttons of single sheets, and what each sheet says. */
const sheets = {
  'Job start sheet (PDF)': 'Job start sheet',
  'Moisture map (PDF)': 'Moisture map',
  'Certificate of drying (PDF)': 'It isn’t a certificate of mold remediation',
};

async function importRecord(page: Page): Promise<void> {
  await page.goto('/drying-job');
  const field = page.getByLabel('Open a file', { exact: true });
  await field.setInputFiles({ name: 'job.json', mimeType: 'application/json', buffer });
}

async function made(page: Page, button: string): Promise<Download> {
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: button, exact: true }).click();
  return download;
}

async function messagesIn(download: Download): Promise<string> {
  const pdf = await getDocumentProxy(new Uint8Array(readFileSync(await download.path())));
  return (await extractText(pdf)).text.join(' ').replace(/\s+/g, ' ');
}

test('report, workbook and single sheets are made on the device', async ({ page }) => {
  await importRecord(page);
  expect(await messagesIn(await made(page, 'Drying report (PDF)'))).toContain(job.title);
  const workbook = await made(page, 'Workbook (XLSX)');
  expect(readFileSync(await workbook.path(), 'latin1').slice(0, 2)).toBe('PK');
  for (const [button, says] of Object.entries(sheets)) {
    expect(await messagesIn(await made(page, button)), button).toContain(says);
  }
});

test('the plan alone goes out as a link, and becomes a job where it is opened', async ({ page, browser }) => {
  await importRecord(page);
  await page.getByRole('button', { name: 'Share the plan as a link' }).click();
  await expect(page.getByRole('img', { name: 'QR code of the link' })).toBeVisible();
  const link = await page.getByLabel('The link', { exact: true }).inputValue();

  const other = await (await browser.newContext()).newPage();
  const asked: string[] = [];
  other.on('request', (request) => asked.push(request.url()));
  await other.goto(link);
  await expect(other.getByRole('heading', { name: 'Someone sent you a plan' })).toBeVisible();
  expect(asked.filter((url) => url.includes('plan='))).toEqual([]);
  await other.getByRole('button', { name: 'Start a job from this plan' }).click();
  const rooms = other.getByRole('region', { name: 'Rooms and plan' });
  for (const { name } of job.rooms) await expect(rooms.getByRole('rowheader', { name }).first()).toBeVisible();

  await other.goto('about:blank');
  await other.goto(link.slice(0, -9));
  await expect(other.getByRole('alert')).toContainText('There’s no plan in this link');
});

test('a browser that gives no thread makes the report in the page', async ({ page }) => {
  await page.addInitScript(() => Reflect.deleteProperty(window, 'Worker'));
  await importRecord(page);
  expect(await messagesIn(await made(page, 'Drying report (PDF)'))).toContain(job.title);
});

test('a job that is printed is words under a letterhead, with neither controls nor the foot of the page', async ({
  page,
}) => {
  await importRecord(page);
  const visits = page.getByRole('region', { name: 'Visits' });
  const reading = visits.getByRole('textbox', { name: 'Outside, Temperature' });
  await expect(reading).not.toHaveCSS('border-top-width', '0px');
  await page.emulateMedia({ media: 'print' });
  await expect(page.locator('[data-record-head]')).toBeVisible();
  await expect(reading).toHaveCSS('border-top-width', '0px');
  await expect(page.locator('drying-job .btn:visible, body > footer:visible')).toHaveCount(0);
  await expect(page.getByRole('region', { name: 'Share and export' })).toBeHidden();
  await expect(visits.getByText('Enter goes to the next field')).toBeHidden();
});
