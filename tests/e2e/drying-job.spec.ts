import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { type BrowserContext, chromium, type Locator, type Page } from '@playwright/test';
import { expect, test } from './support/fixtures.ts';

const { jobs } = JSON.parse(readFileSync('core/drying-job/given.json', 'utf8'));
const [{ job }] = jobs;

/** A part of the page by its name. */
const part = (page: Page, name: string) => page.getByRole('region', { name });

/** Adds a row to a part, with these texts in its fields. */
async function add(form: Locator, name: string, fields: Readonly<Record<string, string>>): Promise<void> {
  await form.getByRole('button', { name, exact: true }).click();
  for (const [label, value] of Object.entries(fields)) {
    const field = form.getByLabel(label, { exact: true });
    if (await field.evaluate((element) => element.tagName === 'SELECT')) await field.selectOption({ label: value });
    else await field.fill(value);
  }
  await form.getByRole('button', { name: 'Done' }).click();
}

/** A browser with a device of its own, which outlives it. */
function browserOn(device: string): Promise<BrowserContext> {
  const { launchOptions, baseURL = '' } = test.info().project.use;
  return chromium.launchPersistentContext(device, { ...launchOptions, baseURL });
}

/** Kills the browser as a dead battery would: no page gets an event. */
async function kill(context: BrowserContext, page: Page): Promise<void> {
  const closed = new Promise((resolve) => context.once('close', resolve));
  const session = await context.newCDPSession(page);
  await Promise.race([closed, session.send('Browser.crash').catch(() => closed)]);
  await closed;
}

test('a job typed in, with a reload and a killed browser in between, is whole with its figures', async () => {
  test.slow();
  const device = mkdtempSync(path.join(tmpdir(), 'drying-job-'));
  const context = await browserOn(device);
  const page = await context.newPage();
  await page.goto('/drying-job');
  await page.getByLabel('Job name').fill('Oak Street');
  await page.getByRole('button', { name: 'Start a job' }).click();
  // The address of the job follows the press.
  await expect(page).toHaveURL(/#record-/);
  const address = page.url();
  await add(part(page, 'Rooms and plan'), 'Add a room', {
    Room: 'Hall',
    'Length (feet)': '24',
    'Width (feet)': '18',
    'Ceiling height (feet)': '8',
  });
  const points = part(page, 'Moisture points');
  await add(points, 'Add a meter', { Meter: 'M1' });
  await add(points, 'Add a point', { Room: 'Hall', 'Where, exactly': 'north wall', Material: 'Drywall', Meter: 'M1' });
  await page.reload();
  await add(part(page, 'Equipment'), 'Add equipment', {
    Type: 'LGR dehumidifier',
    'Serial number': 'D1',
    'Placed in': 'Hall',
    Placed: '2026-11-20T09:00',
  });
  const visits = part(page, 'Visits');
  await visits.getByRole('button', { name: 'Start a visit' }).click();
  await visits.getByLabel('Date and time').fill('2026-11-21T09:00');
  await visits.getByRole('textbox', { name: 'Outside, Temperature (°F)' }).fill('80');
  await visits.getByRole('textbox', { name: 'Outside, Humidity (%)' }).fill('60');
  await expect(visits.getByText(/gr\/lb, dew point 64\.9 °F/)).toBeVisible();
  await visits.getByRole('textbox', { name: /^north wall/ }).fill('17.4');
  await expect(page.getByText('Saved on this device.')).toBeVisible();
  await kill(context, page);

  const revived = await browserOn(device);
  const later = await revived.newPage();
  await later.goto(address);
  await expect(part(later, 'Rooms and plan').getByRole('rowheader', { name: 'Hall' }).first()).toBeVisible();
  await expect(part(later, 'Equipment').getByRole('button', { name: /^LGR dehumidifier D1/ })).toBeVisible();
  await expect(part(later, 'Visits').getByText(/gr\/lb, dew point 64\.9 °F/)).toBeVisible();
  await expect(part(later, 'Visits').getByRole('textbox', { name: /^north wall/ })).toHaveValue('17.4');
  await revived.close();
  rmSync(device, { recursive: true });
});

test('a job file of the first version opens in Spanish, and a deleted row comes back', async ({ page }) => {
  await page.goto('/es/trabajo-de-secado');
  const file = { name: 'job.json', mimeType: 'application/json', buffer: Buffer.from(JSON.stringify(job)) };
  // The invoice is no part of a job here, and is passed over as anything unknown is.
  await page.getByLabel('Abrir un archivo', { exact: true }).setInputFiles(file);
  const machines = part(page, 'Equipo');
  const line = machines.getByRole('button', { name: /^Deshumidificador LGR DEMO-D1/ });
  await line.click();
  await machines.getByRole('button', { name: /Borrar: .*DEMO-D1/ }).click();
  await expect(line).toHaveCount(0);
  await page.getByRole('button', { name: 'Deshacer' }).click();
  await expect(line).toBeVisible();
});
