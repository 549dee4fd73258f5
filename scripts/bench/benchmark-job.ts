import { setTimeout as pause } from 'node:timers/promises';
import type { Page } from 'playwright-core';
import { toFile } from '#core/drying-job/kept/to-file.ts';
import { firstPage, onDevice } from '../browser/record-device.ts';
import { numberOption } from '../prove/server/processes.ts';
import { manyReadings } from './many-readings.ts';

// How long a drying job of many readings keeps its page from answering: when it opens, while readings are typed and stepped,
// on the way to the next point and the next visit, and while it is scrolled.
// `--visits 50 --points 40 --slower 4`: so many readings, on a processor so many times slower. Built site needed.

const visits = numberOption('visits', 50);
const points = numberOption('points', 40);
const slower = numberOption('slower', 4);
/** After the last task of a step the page rests so long. */
const restMs = 1500;

/** What the page notes about itself. */
interface Watching {
  tasks: number[];
}

/** Does something on the page, and tells what kept it waiting. */
async function watched(page: Page, name: string, act: () => Promise<void>): Promise<void> {
  await page.evaluate(() => {
    (window as unknown as Watching).tasks.length = 0;
  });
  await act();
  await pause(restMs);
  tell(name, await page.evaluate(() => (window as unknown as Watching).tasks));
}

function tell(name: string, tasks: readonly number[]): void {
  console.log(`${name}: longest task ${Math.round(Math.max(0, ...tasks))} ms, ${tasks.length} above 50 ms`);
}

/** From now on every page that is opened notes its long tasks. */
async function noteTasks(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const tasks: number[] = [];
    const note = (list: PerformanceObserverEntryList) =>
      tasks.push(...list.getEntries().map(({ duration }) => duration));
    new PerformanceObserver(note).observe({ type: 'longtask', buffered: true });
    Object.assign(window, { tasks });
  });
}

const reading = (page: Page, number: number) => page.getByLabel(`Wall ${number}, drywall, Percent`, { exact: true });

await onDevice(async ({ site, open }) => {
  const context = await open();
  const page = await firstPage(context);
  const session = await context.newCDPSession(page);
  await noteTasks(page);
  await page.goto(`${site}/drying-job`);
  const buffer = Buffer.from(JSON.stringify(toFile(manyReadings(visits, points))));
  const file = { name: 'job.json', mimeType: 'application/json', buffer };
  await page.getByLabel('Choose the file').setInputFiles(file);
  await reading(page, 1).waitFor();
  await pause(restMs);
  await session.send('Emulation.setCPUThrottlingRate', { rate: slower });
  console.log(`${visits * points} readings on ${visits} visits, processor ${slower} times slower`);

  await page.reload();
  await reading(page, 1).waitFor();
  await pause(restMs * 2);
  tell('opening', await page.evaluate(() => (window as unknown as Watching).tasks));
  await watched(page, 'typing', async () => {
    await reading(page, 3).click();
    await page.keyboard.press('ControlOrMeta+a');
    for (const key of '17.25') await page.keyboard.press(key, { delay: 120 });
  });
  await watched(page, 'next point', async () => {
    for (let step = 0; step < 8; step++) await page.keyboard.press('Enter', { delay: 120 });
  });
  await watched(page, 'steps up and down', async () => {
    const more = page.getByRole('button', { name: 'Wall 9, drywall, Percent: more', exact: true });
    for (let step = 0; step < 5; step++) await more.click({ delay: 60 });
  });
  await watched(page, 'temperature', async () => {
    await page.getByLabel('Outside, Temperature (°F)', { exact: true }).click();
    await page.keyboard.press('ControlOrMeta+a');
    for (const key of '81.5') await page.keyboard.press(key, { delay: 120 });
  });
  await watched(page, 'another visit', () => page.getByRole('button', { name: /^Visit 7\b/ }).click());
  await watched(page, 'a new visit', () => page.getByRole('button', { name: 'Begin a visit' }).click());
  await watched(page, 'scrolling', async () => {
    await page.mouse.move(300, 300);
    for (let step = 0; step < 60; step++) {
      await page.mouse.wheel(0, 400);
      await pause(50);
    }
  });
  await context.close();
});
