import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { type BrowserContext, chromium, type Locator, type Page } from '@playwright/test';
import { expect, test } from '../support/visitor.ts';

/** The first of the three made-up jobs, with the figures that a program of its own worked out from the rules. */
const { jobs } = JSON.parse(readFileSync('core/drying-job/given.json', 'utf8'));
const [{ job, expected }] = jobs;

type Row = Readonly<Record<string, unknown>>;

const part = (page: Page, name: string) => page.getByRole('region', { name });
const nameOf = (rows: readonly Row[], id: unknown) => String(rows.find((row) => row.id === id)?.name);

async function fill(form: Locator, values: Readonly<Record<string, unknown>>): Promise<void> {
  for (const [label, value] of Object.entries(values)) {
    const field = form.getByLabel(label, { exact: true });
    if (value === undefined || value === null) continue;
    if ((await field.evaluate((element) => element.tagName)) === 'SELECT') {
      await field.selectOption({ label: String(value) });
    } else await field.fill(String(value));
  }
}

async function enterRooms(page: Page): Promise<void> {
  const rooms = part(page, 'Rooms and plan');
  for (const room of job.rooms) {
    await rooms.getByRole('button', { name: 'Add a room' }).click();
    await fill(rooms, {
      Room: room.name,
      'Length (feet)': room.lengthFt,
      'Width (feet)': room.widthFt,
      'Height of the ceiling (feet)': room.heightFt,
      'Main material': room.material === 'tile' ? 'Tile' : 'Carpet',
      'Floor under the air movers': room.surface === 'tile' ? 'Tile' : 'Carpet',
      'Wet floor (square feet)': room.wet.floorSqFt,
      'Walls wet up to (feet)': room.wet.wallHeightFt,
      'Insets deeper than 18 inches': room.insets,
    });
    await rooms.getByRole('button', { name: 'Done' }).click();
  }
  await rooms.getByText('Fill in or change').click();
  await fill(rooms, { 'Dehumidifier to plan with': 'LGR', 'Its rating (pints a day)': 130 });
  const site = part(page, 'Job details');
  await site.getByText('Fill in or change').click();
  await fill(site, { 'Height above the sea (feet)': job.altitudeFt });
}

async function enterPoints(page: Page): Promise<void> {
  const points = part(page, 'Moisture points');
  for (const point of job.points) {
    await points.getByRole('button', { name: 'Add a point' }).click();
    await fill(points, {
      Room: nameOf(job.rooms, point.roomId),
      'Where, exactly': point.place,
      Material: point.material,
      Scale: point.scale === 'percent' ? 'Percent' : 'Relative',
      'Dry standard: the same material where it never got wet': point.dryStandard,
    });
    await points.getByRole('button', { name: 'Done' }).click();
  }
}

async function enterMachines(page: Page): Promise<void> {
  const machines = part(page, 'Machines');
  for (const machine of job.machines) {
    await machines.getByRole('button', { name: 'Add a machine' }).click();
    await fill(machines, {
      Kind: machine.kind === 'lgr' ? 'LGR dehumidifier' : 'Air mover',
      'Serial number': machine.serial,
      'Placed in': nameOf(job.rooms, machine.roomId),
      Placed: machine.placedAt,
      Removed: machine.removedAt,
    });
    await machines.getByRole('button', { name: 'Done' }).click();
  }
}

const places: Readonly<Record<string, string>> = {
  outside: 'Outside',
  unaffected: 'Dry room',
  affected: 'Wet room',
  outlet: 'Out of the machine',
};

function nameOfAir(air: Row): string {
  if (air.roomId) return `${places[String(air.place)]}: ${nameOf(job.rooms, air.roomId)}`;
  return air.machineId ? `${places.outlet}: LGR dehumidifier DEMO-D1` : String(places[String(air.place)]);
}

async function enterVisit(page: Page, visit: (typeof job.visits)[number]): Promise<void> {
  const visits = part(page, 'Visits');
  await visits.getByRole('button', { name: 'Begin a visit' }).click();
  await fill(visits, { 'Date and hour': visit.at, Who: visit.by });
  for (const air of visit.airs) {
    await fill(visits, {
      [`${nameOfAir(air)}, Temperature (°F)`]: air.temperatureF,
      [`${nameOfAir(air)}, Humidity (%)`]: air.humidityPercent,
    });
  }
  for (const { pointId, value } of visit.readings) {
    const point = job.points.find(({ id }: Row) => id === pointId);
    const scale = point.scale === 'percent' ? 'Percent' : 'Relative';
    await fill(visits, { [`${point.place}, ${point.material}, ${scale}`]: value });
  }
}

async function expectVisit(page: Page, index: number): Promise<void> {
  const visits = part(page, 'Visits');
  await visits.getByRole('button', { name: new RegExp(`^Visit ${index + 1}`) }).click();
  const figures = expected.visits[index];
  for (const air of figures.airs) {
    const cell = visits.getByRole('listitem').filter({ has: page.getByText(nameOfAir(air), { exact: true }) });
    const dew = Number(air.dewPointF).toFixed(1);
    const says = `${Number(air.grainsPerPound).toFixed(1)} gr/lb, dew point ${dew} °F`;
    await expect(cell.getByRole('status')).toContainText(says);
  }
  for (const { depressionGpp } of figures.dehumidifiers) {
    await expect(visits.getByText(`The machine takes out ${depressionGpp.toFixed(1)} gr/lb.`)).toBeVisible();
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

test('a given job typed in, with a reload and a killed browser in between, says every figure worked out for it', async () => {
  test.setTimeout(240_000);
  const device = mkdtempSync(path.join(tmpdir(), 'drying-job-'));
  const context = await browserOn(device);
  const page = await context.newPage();
  await page.goto('/drying-job');
  await page.getByLabel('Name of the job').fill(job.title);
  await page.getByRole('button', { name: 'Begin a job' }).click();
  await enterRooms(page);
  await enterPoints(page);
  await enterMachines(page);
  const address = page.url();
  for (const visit of job.visits.slice(0, 2)) await enterVisit(page, visit);
  await page.reload();
  await enterVisit(page, job.visits[2]);
  await expect(page.getByText('Saved on this device.')).toBeVisible();
  await kill(context, page);
  const revived = await browserOn(device);
  const later = await revived.newPage();
  await later.goto(address);
  for (const visit of job.visits.slice(3)) await enterVisit(later, visit);

  for (const index of job.visits.keys()) await expectVisit(later, index);
  await expect(part(later, 'Where the job stands').getByText('The readings are dry.')).toBeVisible();
  const plan = part(later, 'Rooms and plan').getByRole('row', { name: /Kitchen/ });
  await expect(plan).toContainText(expected.rooms[0].specification.requiredPints.toFixed(1));
  for (const total of expected.equipment.totals) {
    const name = total.kind === 'lgr' ? 'All LGR dehumidifier' : 'All Air mover';
    const row = part(later, 'Machines').getByRole('row', { name: new RegExp(name) });
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
  await page.getByLabel('Elegir el archivo').setInputFiles(file);
  const machines = part(page, 'Máquinas');
  const line = machines.getByRole('button', { name: /^Deshumidificador LGR DEMO-D1/ });
  await line.click();
  await machines.getByRole('button', { name: /Borrar: .*DEMO-D1/ }).click();
  await expect(line).toHaveCount(0);
  await page.getByRole('button', { name: 'Deshacer' }).click();
  await expect(line).toBeVisible();
});
