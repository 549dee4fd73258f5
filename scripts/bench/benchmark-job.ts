import { setTimeout as pause } from 'node:timers/promises';
import type { CDPSession, Locator, Page } from 'playwright-core';
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

/** A task of a page in a trace: how long it took by the clock and of the processor, in microseconds. */
interface TraceEvent {
  readonly name: string;
  readonly pid: number;
  readonly tid: number;
  readonly dur?: number;
  readonly tdur?: number;
  readonly args?: { readonly name?: string };
}

/**
 * Does something on the page, and tells its longest task: by the clock, and of the processor alone, which says the same where
 * other programs want the processor too.
 */
async function watched(session: CDPSession, name: string, act: () => Promise<void>): Promise<void> {
  const events: TraceEvent[] = [];
  const collect = ({ value }: { readonly value: object[] }) => void events.push(...(value as TraceEvent[]));
  session.on('Tracing.dataCollected', collect);
  await session.send('Tracing.start', { traceConfig: { includedCategories: ['toplevel'] } });
  await act();
  await pause(restMs);
  const complete = new Promise((resolve) => session.once('Tracing.tracingComplete', resolve));
  await session.send('Tracing.end');
  await complete;
  session.off('Tracing.dataCollected', collect);
  const tasks = tasksOf(events);
  const longest = (of: 'dur' | 'tdur') => Math.round(Math.max(0, ...tasks.map((task) => task[of] ?? 0)) / 1000);
  const above = tasks.filter(({ tdur = 0 }) => tdur > 50_000).length;
  console.log(
    `${name}: longest task ${longest('dur')} ms, ${longest('tdur')} ms of processor; ${above} above 50 ms of it`,
  );
}

/** The tasks of the page's own thread. */
function tasksOf(events: readonly TraceEvent[]): readonly TraceEvent[] {
  const threads = events.filter(({ name, args }) => name === 'thread_name' && args?.name === 'CrRendererMain');
  const isPage = ({ pid, tid }: TraceEvent) => threads.some((thread) => thread.pid === pid && thread.tid === tid);
  return events.filter((event) => event.name === 'ThreadControllerImpl::RunTask' && isPage(event));
}

const reading = (page: Page, number: number) => page.getByLabel(`Wall ${number}, drywall, Percent`, { exact: true });

/** Where to press. It is looked up beforehand: to look for it in a large page is a long task too. */
async function spotOf(target: Locator): Promise<[number, number]> {
  await target.scrollIntoViewIfNeeded();
  const { x = 0, y = 0, width = 0, height = 0 } = (await target.boundingBox()) ?? {};
  await pause(restMs);
  return [x + width / 2, y + height / 2];
}

await onDevice(async ({ site, open }) => {
  const context = await open();
  const page = await firstPage(context);
  const session = await context.newCDPSession(page);
  await page.goto(`${site}/drying-job`);
  const buffer = Buffer.from(JSON.stringify(toFile(manyReadings(visits, points))));
  const file = { name: 'job.json', mimeType: 'application/json', buffer };
  await page.getByLabel('Choose the file').setInputFiles(file);
  await reading(page, 1).waitFor();
  await pause(restMs);
  await session.send('Emulation.setCPUThrottlingRate', { rate: slower });
  console.log(`${visits * points} readings on ${visits} visits, processor ${slower} times slower`);

  await watched(session, 'opening', async () => {
    await page.reload();
    await reading(page, 1).waitFor();
    await page.getByRole('region', { name: 'Hand it over' }).waitFor();
  });
  const third = await spotOf(reading(page, 3));
  await watched(session, 'typing', async () => {
    await page.mouse.click(...third);
    await page.keyboard.press('ControlOrMeta+a');
    for (const key of '17.25') await page.keyboard.press(key, { delay: 120 });
  });
  await watched(session, 'next point', async () => {
    for (let step = 0; step < 8; step++) await page.keyboard.press('Enter', { delay: 120 });
  });
  const more = await spotOf(page.getByRole('button', { name: 'Wall 9, drywall, Percent: more', exact: true }));
  await watched(session, 'steps up', async () => {
    for (let step = 0; step < 5; step++) await page.mouse.click(...more, { delay: 60 });
  });
  const outside = await spotOf(page.getByLabel('Outside, Temperature (°F)', { exact: true }));
  await watched(session, 'temperature', async () => {
    await page.mouse.click(...outside);
    await page.keyboard.press('ControlOrMeta+a');
    for (const key of '81.5') await page.keyboard.press(key, { delay: 120 });
  });
  const seventh = await spotOf(page.getByRole('button', { name: /^Visit 7\b/ }));
  await watched(session, 'another visit', () => page.mouse.click(...seventh));
  const begin = await spotOf(page.getByRole('button', { name: 'Begin a visit' }));
  await watched(session, 'a new visit', () => page.mouse.click(...begin));
  await watched(session, 'scrolling', async () => {
    await page.mouse.move(300, 300);
    for (let step = 0; step < 60; step++) {
      await page.mouse.wheel(0, 400);
      await pause(50);
    }
  });
  await context.close();
});
