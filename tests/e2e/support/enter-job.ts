import type { Locator, Page } from '@playwright/test';
import { airName, find, type GivenJob, kinds, machineName, pointName, type Row, word } from './job-fixture.ts';

/** A part of the page by its name. */
export const part = (page: Page, name: string) => page.getByRole('region', { name });

async function fill(form: Locator, values: Row): Promise<void> {
  for (const [label, value] of Object.entries(values)) {
    if (value === undefined || value === null || value === false) continue;
    const field = form.getByLabel(label, { exact: true });
    const kind = await field.evaluate((element) => element.getAttribute('type') ?? element.tagName);
    if (kind === 'SELECT') await field.selectOption({ label: String(value) });
    else if (kind === 'checkbox') await field.check();
    else await field.fill(String(value));
  }
}

async function add(form: Locator, name: string, values: Row): Promise<void> {
  await form.getByRole('button', { name, exact: true }).click();
  await fill(form, values);
  await form.getByRole('button', { name: 'Done' }).click();
}

/** Begins a job and types what stands before the first visit: details, chambers, rooms, points and machines. */
export async function beginJob(page: Page, job: GivenJob): Promise<void> {
  await page.goto('/drying-job');
  await page.getByLabel('Job name').fill(job.title);
  await page.getByRole('button', { name: 'Start a job' }).click();
  await enterSite(page, job);
  await enterRooms(page, job);
  await enterPoints(page, job);
  await enterMachines(page, job);
}

async function enterSite(page: Page, job: GivenJob): Promise<void> {
  const site = part(page, 'Job details');
  await site.getByText('Fill in (').click();
  await fill(site, {
    'Water category': word(job.category),
    'Water source': job.source,
    'Date and time of loss': job.lossAt,
    'Elevation (feet)': job.altitudeFt,
  });
}

async function enterRooms(page: Page, job: GivenJob): Promise<void> {
  const form = part(page, 'Rooms and plan');
  for (const { id } of job.chambers) await add(form, 'Add a chamber', { 'Chamber name': id });
  for (const { id, wet, ...room } of job.rooms) {
    await add(form, 'Add a room', {
      Room: room.name,
      'Drying chamber': job.chambers.find(({ roomIds }) => roomIds.includes(String(id)))?.id,
      'Length (feet)': room.lengthFt,
      'Width (feet)': room.widthFt,
      'Ceiling height (feet)': room.heightFt,
      'Main material': word(room.material),
      'Floor under the air movers': word(room.surface),
      'Wet floor (square feet)': wet.floorSqFt,
      'Walls wet up to (feet)': wet.wallHeightFt,
      'Wet ceiling (square feet)': wet.ceilingSqFt,
      'Water’s trapped deep: plaster, hardwood, concrete, layers': wet.heldDeep,
      'Insets and offsets over 18 inches': room.insets,
    });
  }
  await form.getByText('Fill in (').click();
  await fill(form, {
    'Type of dehumidifier': 'LGR',
    'Rated capacity (pints per day)': job.plannedDehumidifier.ratedPints,
    'Type of air mover': word(job.airMoverType),
  });
}

async function enterPoints(page: Page, job: GivenJob): Promise<void> {
  const form = part(page, 'Moisture points');
  for (const { id, setting } of job.meters) await add(form, 'Add a meter', { Meter: id, Setting: setting });
  for (const point of job.points) {
    await add(form, 'Add a point', {
      Room: find(job.rooms, point.roomId).name,
      'Where, exactly': point.place,
      Material: point.material,
      Meter: point.meterId,
      Scale: word(point.scale),
      'Dry standard (a reading from the same material where it never got wet)': point.dryStandard,
      'Where you took it': point.dryStandardFrom,
      'Dry at': word(point.goalRule),
      'Points above dry standard': point.goalPoints,
    });
  }
}

async function enterMachines(page: Page, job: GivenJob): Promise<void> {
  const form = part(page, 'Equipment');
  for (const { id, kind, serial, roomId, placedAt, removedAt, moves, stops } of job.machines) {
    await add(form, 'Add equipment', {
      Type: kinds[String(kind)],
      'Serial number': serial,
      'Placed in': find(job.rooms, roomId).name,
      Placed: placedAt,
      Removed: removedAt,
    });
    const machine = machineName(job, id);
    for (const move of moves) {
      await add(form, 'Log a move', { Unit: machine, Moved: move.at, 'To room': find(job.rooms, move.roomId).name });
    }
    for (const { from, to, why } of stops) {
      await add(form, 'Log a stop', { Unit: machine, Stopped: from, Restarted: to, Why: why });
    }
  }
}

/** Begins a visit and types all that was read on it. */
export async function enterVisit(page: Page, job: GivenJob, visit: GivenJob['visits'][number]): Promise<void> {
  const form = part(page, 'Visits');
  await form.getByRole('button', { name: 'Start a visit' }).click();
  await fill(form, { 'Date and time': visit.at, Technician: visit.by });
  for (const air of visit.airs) {
    const name = airName(job, air);
    await fill(form, {
      [`${name}, Temperature (°F)`]: air.temperatureF,
      [`${name}, Humidity (%)`]: air.humidityPercent,
    });
  }
  for (const { pointId, value, why } of visit.readings) {
    const name = pointName(job, pointId);
    await fill(form, { [`${name}, ${word(find(job.points, pointId).scale)}`]: value });
    const cell = form.getByRole('listitem').filter({ has: page.getByText(name) });
    if (why) await cell.getByLabel('Not read, because').selectOption({ label: String(word(why)) });
  }
  for (const { roomId, where, surfaceF } of visit.surfaces) {
    const Room = find(job.rooms, roomId).name;
    await add(form, 'Add a surface', { Room, Surface: where, 'Its temperature (°F)': surfaceF });
  }
  for (const what of visit.changes) await add(form, 'Log a change', { 'What you changed, and why': what });
}
