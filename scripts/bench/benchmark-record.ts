import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type { Page } from 'playwright-core';
import { beginRecord, cameraPhotos, firstPage, onDevice, photoFiles, photoInput } from '../browser/record-device.ts';
import { numberOption } from '../prove/server/processes.ts';

// How long a record of many photos takes, what it takes of memory, and how long it keeps the page from answering.
// `--photos 300 --slower 4`: so many photos of 4 MB, on a processor so many times slower. Built site needed.

const photos = numberOption('photos', 300);
const slower = numberOption('slower', 4);
const hour = 3_600_000;

/** Memory of this process's descendants that no other process shares, in MB. */
function memoryOf(root: number): number {
  const parents = new Map<number, number>();
  for (const name of readdirSync('/proc').filter((each) => /^\d+$/.test(each))) {
    try {
      parents.set(Number(name), Number(readFileSync(`/proc/${name}/stat`, 'utf8').split(') ')[1]?.split(' ')[1]));
    } catch {
      // It ended meanwhile.
    }
  }
  const isBelow = (id: number): boolean => id === root || (parents.has(id) && isBelow(parents.get(id) ?? 0));
  const browser = [...parents.keys()].filter(
    (id) => id !== root && isBelow(id) && /chrom|headless/.test(commandOf(id)),
  );
  return browser.reduce((sum, id) => sum + proportional(id), 0) / 1000;
}

function commandOf(id: number): string {
  try {
    return readFileSync(`/proc/${id}/cmdline`, 'utf8');
  } catch {
    return '';
  }
}

function proportional(id: number): number {
  try {
    return Number(/^Pss:\s+(\d+)/m.exec(readFileSync(`/proc/${id}/smaps_rollup`, 'utf8'))?.[1] ?? 0);
  } catch {
    return 0;
  }
}

/** Scrolls up and down while something runs, and tells how long it took and what it kept waiting, before and while it scrolls. */
async function watched(
  page: Page,
  name: string,
  start: () => Promise<void>,
  ended: () => Promise<void>,
): Promise<void> {
  await page.evaluate(() => {
    const tasks: PerformanceEntry[] = [];
    const observer = new PerformanceObserver((list) => tasks.push(...list.getEntries()));
    observer.observe({ type: 'longtask' });
    Object.assign(window, { tasks, observer });
  });
  let peak = 0;
  const watch = setInterval(() => {
    peak = Math.max(peak, memoryOf(process.pid));
  }, 500);
  const started = performance.now();
  // A button that moves cannot be pressed.
  await start();
  await page.evaluate(() => {
    const scroll = () => {
      window.scrollTo(0, (Math.sin(performance.now() / 400) + 1) * document.body.scrollHeight * 0.4);
      Object.assign(window, { scrolling: requestAnimationFrame(scroll) });
    };
    scroll();
    Object.assign(window, { scrollsFrom: performance.now() });
  });
  await ended();
  const seconds = (performance.now() - started) / 1000;
  clearInterval(watch);
  const tasks = await page.evaluate(() => {
    const { tasks, observer, scrolling, scrollsFrom } = window as unknown as Watching;
    cancelAnimationFrame(scrolling);
    observer.disconnect();
    const lasting = (isWanted: (task: PerformanceEntry) => boolean) =>
      tasks.filter(isWanted).map(({ duration }) => duration);
    return {
      before: lasting(({ startTime }) => startTime < scrollsFrom),
      scrolling: lasting(({ startTime }) => startTime >= scrollsFrom),
    };
  });
  console.log(
    `${name}: ${seconds.toFixed(1)} s, ${taskText(tasks.scrolling)} while it scrolls, ${taskText(tasks.before)} before, ${Math.round(peak)} MB`,
  );
}

function taskText(tasks: readonly number[]): string {
  return `longest task ${Math.round(Math.max(0, ...tasks))} ms (${tasks.length} above 50 ms)`;
}

/** What the page notes about itself while it is watched. */
interface Watching {
  readonly tasks: readonly PerformanceEntry[];
  readonly observer: PerformanceObserver;
  readonly scrolling: number;
  readonly scrollsFrom: number;
}

await onDevice(async ({ site, folder, open }) => {
  const context = await open();
  const page = await firstPage(context);
  const files = photoFiles(folder, photos, 0, await cameraPhotos());
  await beginRecord(page, site, 'Many photos');
  // A phone has no mouse. A page that is opened anew knows of none, and nothing that scrolls by is hovered over.
  await page.reload();
  await photoInput(page).waitFor({ state: 'attached' });
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: slower });
  console.log(
    `${photos} photos of 4 MB, processor ${slower} times slower; browser ${Math.round(memoryOf(process.pid))} MB`,
  );
  // What this machine alone keeps a scrolling page waiting.
  await watched(
    page,
    'scrolling alone',
    async () => undefined,
    () => pause(10_000),
  );
  const added = page.getByText(`${photos} photos are kept.`);
  await watched(
    page,
    'adding',
    () => photoInput(page).setInputFiles(files),
    () => added.waitFor({ timeout: hour }),
  );
  for (const [button, ending] of [
    ['Summary only (PDF)', 'pdf'],
    ['Make the file', 'zip'],
  ] as const) {
    const [press, ready] = [page.getByRole('button', { name: button }), page.getByText('The file is ready')];
    await watched(
      page,
      ending,
      () => press.click(),
      () => ready.waitFor({ timeout: hour }),
    );
    const saving = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Save it' }).click();
    const saved = await saving;
    await saved.saveAs(join(process.env.KEEP ?? folder, `record.${ending}`));
  }
  await context.close();
});
