import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { type BrowserContext, chromium, type Page } from 'playwright-core';
import sharp from 'sharp';
import { preparePlace, startServer, stopServer } from '../prove/server/processes.ts';
import { findBrowser } from './find-browser.ts';

const server = resolve(import.meta.dirname, '../../api/server.ts');

type DeviceOptions = NonNullable<Parameters<typeof chromium.launchPersistentContext>[1]>;

/** A device with the built site in its browser: its profile stays when the browser ends. */
export interface Device {
  readonly site: string;
  readonly folder: string;
  /** Where the browser keeps what it keeps; there is nothing before it is opened. */
  readonly profile: string;
  /** Starts the browser, anew after it ended. */
  readonly open: (options?: DeviceOptions) => Promise<BrowserContext>;
  /** Ends every process of the browser in the middle of what it does. */
  readonly kill: () => void;
}

/** Runs something on a device of its own, against the real server or the site that SITE names, and clears up. */
export async function onDevice<Value>(use: (device: Device) => Promise<Value>): Promise<Value> {
  const place = await preparePlace('sqlite');
  const folder = mkdtempSync(join(tmpdir(), 'device-'));
  const { SITE: named } = process.env;
  const running = named ? undefined : await startServer(place.environment, server);
  const { options } = await findBrowser();
  const profile = join(folder, 'profile');
  const open = (more: DeviceOptions = {}) =>
    chromium.launchPersistentContext(profile, { ...options, serviceWorkers: 'block', ...more });
  const kill = () => {
    for (const id of processesWith(profile)) process.kill(id, 'SIGKILL');
  };
  try {
    return await use({ site: named ?? running?.url ?? '', folder, profile, open, kill });
  } finally {
    if (running) await stopServer(running, 'SIGTERM');
    await place.remove();
    rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
  }
}

/** Processes whose command names a folder that nobody else uses. */
function processesWith(folder: string): readonly number[] {
  const ids = readdirSync('/proc')
    .map(Number)
    .filter((id) => id > 0 && id !== process.pid);
  return ids.filter((id) => {
    try {
      return readFileSync(`/proc/${id}/cmdline`, 'utf8').includes(folder);
    } catch {
      // It ended meanwhile.
      return false;
    }
  });
}

/** The first page of a browser that was just opened. */
export async function firstPage(context: BrowserContext): Promise<Page> {
  return context.pages()[0] ?? (await context.newPage());
}

/** Begins a record on a page. */
export async function beginRecord(page: Page, site: string, name: string): Promise<void> {
  await page.goto(`${site}/loss-record`);
  await page.getByLabel('Name of the record').fill(name);
  await page.getByRole('button', { name: 'Begin a record' }).click();
  await page.getByLabel('Name of this record').waitFor();
}

/** Opens a record of the list by its name. */
export async function openRecord(page: Page, site: string, name: string): Promise<void> {
  await page.goto(`${site}/loss-record`);
  await page.getByRole('button', { name: `Open: ${name}` }).click();
  await page.getByLabel('Name of this record').waitFor();
}

/** The form of what happened, unfolded. */
export async function openStory(page: Page) {
  const story = page.getByRole('region', { name: 'What happened' });
  await story.getByText('Fill in or change').click();
  await story.getByLabel('Weather at that time').waitFor();
  return story;
}

/** Where photos are chosen from the device's files. */
export function photoInput(page: Page) {
  return page.getByRole('region', { name: 'Photos and papers' }).getByLabel('Choose photos or files');
}

/** A photo as a phone takes it, of twelve million pixels and about 4 MB, with the camera's time; no two are alike. */
export async function cameraPhotos(): Promise<(at: number) => Buffer> {
  const noise = { type: 'gaussian', mean: 128, sigma: 12 } as const;
  const one = await sharp({ create: { width: 4032, height: 3024, channels: 3, background: '#777', noise } })
    .withExif({ IFD2: { DateTimeOriginal: '2026:11:21 02:14:00' } })
    .jpeg({ quality: 80 })
    .toBuffer();
  // What stands after the picture's end is part of the file and of its hash, and of nothing that is shown.
  return (at) => Buffer.concat([one, Buffer.from(`photo ${at}`.padEnd(Math.max(16, 4_000_000 - one.length)))]);
}

/** Writes photos into a folder, and gives their paths. */
export function photoFiles(folder: string, count: number, first: number, photo: (at: number) => Buffer): string[] {
  mkdirSync(join(folder, 'photos'), { recursive: true });
  return Array.from({ length: count }, (_, at) => {
    const path = join(folder, 'photos', `IMG_${first + at}.JPG`);
    writeFileSync(path, photo(first + at));
    return path;
  });
}

/** Paths of small photos with the camera's time, no two alike: 800 pixels wide, some 300 kB. */
export async function smallPhotos(folder: string, count: number, first = 0): Promise<string[]> {
  const noise = { type: 'gaussian', mean: 128, sigma: 40 } as const;
  const one = await sharp({ create: { width: 800, height: 600, channels: 3, background: '#777', noise } })
    .withExif({ IFD2: { DateTimeOriginal: '2026:11:21 02:14:00' } })
    .jpeg({ quality: 80 })
    .toBuffer();
  return photoFiles(folder, count, first, (at) => Buffer.concat([one, Buffer.from(`photo ${at}`)]));
}
