import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { type BrowserContext, chromium, type Page } from '@playwright/test';
import { beginJob, enterVisit, part } from './support/enter-job.ts';
import { expect, test } from './support/fixtures.ts';
import { airName } from './support/job-fixture.ts';

/** The first of three made-up jobs, with figures that a separate program calculated from the rules. */
const { jobs } = JSON.parse(readFileSync('core/drying-job/given.json', 'utf8'));
const [{ job, expected }] = jobs;

async function expectVisit(page: Page, index: number): Promise<void> {
  const visits = part(page, 'Visits');
  await visits.getByRole('button', { name: new RegExp(`^Visit ${index + 1}`) }).click();
  const figures = expected.visits[index];
  for (const air of figures.airs) {
    const cell = visits.getByRole('listitem').filter({ has: page.getByText(airName(job, air), { exact: true }) });
    const dew = Number(air.dewPointF).toFixed(1);
    const says = `${Number(air.grainsPerPound).toFixed(1)} gr/lb, dew point ${dew} °F`;
    await expect(cell.getByRole('status')).toContainText(says);
  }
  for (const { depressionGpp } of figures.dehumidifiers) {
    await expect(visits.getByText(`The unit removes ${depressionGpp.toFixed(1)} gr/lb.`)).toBeVisible();
  }
}

/** A browser with a device of its own, which outlives it. */
function browserOn(device: string): Promise<BrowserContext> {
  const { launchOptions, baseURL = '' } = test.info().project.use;
  return chromium.launchPersistentContext(device, { ...launchOptions, baseURL });
}

/** Kills the browser as a dead battery would: no page hears of it. */
async function kill(context: BrowserContext, page: Page): Promise<void> {
  const closed = new Promise((resolve) => context.once('close', resolve));
  const session = await context.newCDPSession(page);
  await Promise.race([closed, session.send('Browser.crash').catch(() => closed)]);
  await closed;
}

test('a given job typed in, with a reload and a killed browser in between, shows every expected figure', async () => {
  test.setTimeout(240_000);
  const device = mkdtempSync(path.join(tmpdir(), 'drying-job-'));
  const context = await browserOn(device);
  const page = await context.newPage();
  await beginJob(page, job);
  const address = page.url();
  for (const visit of job.visits.slice(0, 2)) await enterVisit(page, job, visit);
  await page.reload();
  await enterVisit(page, job, job.visits[2]);
  await expect(page.getByText('Saved on this device.')).toBeVisible();
  await kill(context, page);
  const revived = await browserOn(device);
  const later = await revived.newPage();
  await later.goto(address);
  for (const visit of job.visits.slice(3)) await enterVisit(later, job, visit);

  for (const index of job.visits.keys()) await expectVisit(later, index);
  await expect(part(later, 'Job status').getByText('It’s dry, by the readings.')).toBeVisible();
  const plan = part(later, 'Rooms and plan').getByRole('row', { name: /Kitchen/ });
  await expect(plan).toContainText(expected.rooms[0].specification.requiredPints.toFixed(1));
  for (const total of expected.equipment.totals) {
    const name = total.kind === 'lgr' ? 'All: LGR dehumidifier' : 'All: Air mover';
    const row = part(later, 'Equipment').getByRole('row', { name: new RegExp(name) });
    const cells = [total.periodsOf24h, total.calendarDays, total.nights, total.exactDays.toFixed(2)];
    await expect(row.getByRole('cell')).toHaveText([...cells.map(String), '', '']);
  }
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
