import { setTimeout as pause } from 'node:timers/promises';
import type { BrowserContext, Locator, Page } from 'playwright-core';
import { firstPage, onDevice } from '../../browser/record-device.ts';
import { numberOption } from '../server/processes.ts';
import { Verdict } from '../server/verdict.ts';

// A job of five days, four rooms and forty points is typed in by keyboard without a line, as a technician does; the page is opened
// anew in the middle of each day, and the browser is killed at its end. Every reading that was typed is there. Also counted: taps,
// keys and seconds a reading. Options: --days 5, --points 40, --key 60 (milliseconds between two keys). Built site needed.

const days = numberOption('days', 5);
const points = numberOption('points', 40);
const keyMs = numberOption('key', 60);
const rooms = ['Kitchen', 'Hall', 'Bedroom', 'Bath'];
const verdict = new Verdict();
const counted = { taps: 0, keys: 0, readings: 0, seconds: 0 };

/** What was typed, by day: air first, then points, in the order of the page. */
const typed: string[][] = [];

const part = (page: Page, name: string) => page.getByRole('region', { name });

async function tap(button: Locator): Promise<void> {
  await button.click();
  counted.taps += 1;
}

async function type(page: Page, text: string): Promise<void> {
  for (const key of text) {
    await page.keyboard.press(key);
    await pause(keyMs);
  }
  counted.keys += text.length;
}

async function begin(page: Page, site: string): Promise<string> {
  await page.goto(`${site}/drying-job`);
  await page.getByLabel('Name of the job').fill('Five days');
  await page.getByRole('button', { name: 'Begin a job' }).click();
  await addRooms(part(page, 'Rooms and plan'));
  await addPoints(part(page, 'Moisture points'));
  await saved(page);
  return page.url();
}

async function addRooms(form: Locator): Promise<void> {
  for (const room of rooms) {
    await form.getByRole('button', { name: 'Add a room' }).click();
    await form.getByLabel('Room', { exact: true }).fill(room);
    for (const [label, feet] of [
      ['Length (feet)', '12'],
      ['Width (feet)', '10'],
      ['Height of the ceiling (feet)', '8'],
    ] as const) {
      await form.getByLabel(label, { exact: true }).fill(feet);
    }
    await form.getByRole('button', { name: 'Done' }).click();
  }
}

async function addPoints(form: Locator): Promise<void> {
  for (let point = 0; point < points; point++) {
    await form.getByRole('button', { name: 'Add a point' }).click();
    await form.getByLabel('Room', { exact: true }).selectOption({ label: rooms[point % rooms.length] ?? '' });
    await form.getByLabel('Where, exactly').fill(`Place ${point + 1}`);
    await form.getByLabel('Dry standard: the same material where it never got wet').fill('10');
    await form.getByRole('button', { name: 'Done' }).click();
  }
}

async function saved(page: Page): Promise<void> {
  await page.getByText('Saved on this device.').waitFor();
}

/** What is read on a day: outside, a dry room and each room with two numbers, then each point. */
function readingsOf(day: number): readonly string[] {
  const air = Array.from({ length: rooms.length + 2 }, (_, at) => [`${70 + at + day}`, `${60 - 5 * day + at}`]).flat();
  return [...air, ...Array.from({ length: points }, (_, at) => (30 - 4 * day + (at % 7) * 0.5).toFixed(1))];
}

/** Types some of a day's readings, from the first field on, by Enter from field to field. */
async function enter(page: Page, readings: readonly string[], from: number): Promise<void> {
  const started = performance.now();
  await page
    .locator('input[data-reading]')
    .nth(readings.length - 1 + from)
    .waitFor({ state: 'attached' });
  await tap(page.locator('input[data-reading]').nth(from));
  for (const reading of readings) {
    await type(page, reading);
    await page.keyboard.press('Enter');
    counted.keys += 1;
  }
  await saved(page);
  counted.seconds += (performance.now() - started) / 1000;
  counted.readings += readings.length;
}

/** The page comes with a line, and is worked on without one. */
async function openWithoutLine(context: BrowserContext, address: string): Promise<Page> {
  await context.setOffline(false);
  const page = await firstPage(context);
  await page.goto(address);
  await page.reload();
  await page.getByRole('button', { name: 'Begin a visit' }).waitFor();
  await part(page, 'Hand it over').waitFor();
  await context.setOffline(true);
  return page;
}

/** The numbers of each visit as the device keeps them, read past the page's own code, in the order of the fields. */
function keptNumbers(page: Page): Promise<string[][]> {
  return page.evaluate(async () => {
    const done = <Value>(request: IDBRequest<Value>) =>
      new Promise<Value>((resolve, reject) => {
        request.onsuccess = () => resolve(request.result);
        request.onerror = () => reject(request.error);
      });
    const database = await done(indexedDB.open('field-manual'));
    const [{ record }] = await done(database.transaction('jobs').objectStore('jobs').getAll());
    database.close();
    const places = ['outside ', 'unaffected ', ...record.rooms.map(({ id }: { id: string }) => `affected ${id}`)];
    return record.visits.map(({ id }: { id: string }) => {
      const here = ({ visit }: { visit: string }) => visit === id;
      const airs = record.airs.filter(here);
      const readings = record.readings.filter(here);
      const airOf = (name: string) =>
        airs.find((air: { place: string; room: string }) => `${air.place} ${air.room}` === name);
      return [
        ...places.flatMap((name: string) => [airOf(name)?.temperatureF, airOf(name)?.humidityPercent]),
        ...record.points.map(
          (at: { id: string }) => readings.find(({ point }: { point: string }) => point === at.id)?.value,
        ),
      ].map(String);
    });
  });
}

await onDevice(async ({ site, open, kill }) => {
  let context = await open();
  const address = await begin(await firstPage(context), site);
  for (let day = 0; day < days; day++) {
    const readings = readingsOf(day);
    const half = Math.floor(readings.length / 2);
    let page = await openWithoutLine(context, address);
    await tap(page.getByRole('button', { name: 'Begin a visit' }));
    await enter(page, readings.slice(0, half), 0);
    page = await openWithoutLine(context, address);
    await enter(page, readings.slice(half), half);
    typed.push(readings.map((reading) => String(Number(reading))));
    kill();
    context = await open();
  }
  const page = await firstPage(context);
  await page.goto(address);
  const kept = await keptNumbers(page);
  const all = typed.flat();
  const lost = typed.flatMap((readings, day) => readings.filter((reading, at) => kept[day]?.[at] !== reading));
  verdict.check(
    `${days} days, ${rooms.length} rooms, ${points} points: of ${all.length} numbers typed without a line, with ${days} reloads and ${days} killed browsers between, ${lost.length} are lost`,
    kept.length === days && lost.length === 0,
  );
  const each = (number: number) => (number / counted.readings).toFixed(2);
  console.log(
    `a number takes ${each(counted.taps)} taps, ${each(counted.keys)} keys and ${each(counted.seconds)} s at ${keyMs} ms a key`,
  );
  await context.close();
});
verdict.end();
