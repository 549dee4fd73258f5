import { setTimeout as pause } from 'node:timers/promises';
import type { BrowserContext, Page } from 'playwright-core';
import sharp from 'sharp';
import { countPhotos } from '#api/store/tables/photos.ts';
import { listQuestions } from '#api/store/tables/questions.ts';
import { untilKept } from '../../../e2e/support/kept-state.ts';
import { firstPage, onDevice } from '../../browser/record-device.ts';
import { numberOption, preparePlace, startServer, stopServer } from '../server/processes.ts';
import { Verdict } from '../server/verdict.ts';
import { openLine } from './line/line.ts';

// Questions written in three tabs that are reloaded meanwhile, while the line comes and goes and the server is killed and started
// anew: each arrives once, with its photo, in the order in which they were written. Built site needed.
// Options: --questions 50 --breaks 30 --kills 10.

const questions = numberOption('questions', 50);
const breaks = numberOption('breaks', 30);
const kills = numberOption('kills', 10);
/** Every so many questions one has a photo. */
const photoEvery = 5;
const limitMs = 120_000;

const verdict = new Verdict();
const place = await preparePlace('sqlite');
let server = await startServer(place.environment);
const line = await openLine(server.url);
const photo = await sharp({ create: { width: 640, height: 480, channels: 3, background: '#777' } })
  .jpeg()
  .toBuffer();

const textOf = (at: number) => `Question ${at}: is the pad wet?`;
const some = (mostMs: number) => pause(Math.random() * mostMs);

/** What the page says of a question that was just sent: that it waits, or that the server has it. */
async function write(page: Page, at: number): Promise<'waits' | 'arrived'> {
  await page.goto(`${line.url}/ask`);
  await page.locator('[data-ask="draft-note"]:not([hidden])').waitFor({ state: 'attached' });
  await page.getByLabel('Name').fill('Ada');
  await page.getByLabel('Email').fill('ada@example.com');
  await page.getByLabel('Your question').fill(textOf(at));
  if (at % photoEvery === 0) {
    await page
      .getByLabel('Photos (optional)')
      .setInputFiles({ name: `${at}.jpg`, mimeType: 'image/jpeg', buffer: photo });
    await page.locator('[data-ask="photo-list"] img').waitFor();
  }
  await page.getByRole('button', { name: 'Submit Question' }).click();
  const waits = page.getByRole('heading', { name: 'Not sent yet' });
  const arrived = page.getByRole('heading', { name: 'Question Submitted!' });
  await waits.or(arrived).waitFor();
  return (await arrived.isVisible()) ? 'arrived' : 'waits';
}

/** Writes every question, in one tab after the other; another tab is opened anew now and then, in the middle of what it does. */
async function writeAll(context: BrowserContext): Promise<number> {
  const pages = [await firstPage(context), await context.newPage(), await context.newPage()];
  const reloads = new Map<Page, Promise<unknown>>();
  let waited = 0;
  for (let at = 0; at < questions; at += 1) {
    const [page, other] = [pages[at % 3], pages[(at + 1) % 3]];
    if (!page || !other) continue;
    await reloads.get(page);
    if ((await write(page, at)) === 'waits') waited += 1;
    if (at % 4 === 0)
      reloads.set(
        other,
        other.reload().catch(() => undefined),
      );
    await some(300);
  }
  return waited;
}

/** Breaks the line, and brings it back. */
async function breakLine(context: BrowserContext): Promise<void> {
  for (let at = 0; at < breaks; at += 1) {
    const isTold = at % 2 === 0;
    line.treat = () => (isTold ? 'whole' : 'down');
    if (isTold) await context.setOffline(true);
    await some(2500);
    line.treat = () => 'whole';
    await context.setOffline(false);
    await some(1500);
  }
}

/** Kills the server, and starts it anew on the same store. */
async function killServer(): Promise<void> {
  for (let at = 0; at < kills; at += 1) {
    await some(6000);
    await stopServer(server, 'SIGKILL');
    await some(1500);
    server = await startServer(place.environment);
    line.server = server.url;
  }
}

await onDevice(async ({ open }) => {
  const context = await open({ serviceWorkers: 'allow' });
  const page = await firstPage(context);
  await page.goto(`${line.url}/`);
  await untilKept(page, ['en-first', 'en-rest']);
  const [waited] = await Promise.all([writeAll(context), breakLine(context), killServer()]);
  console.log(`${waited} of ${questions} had to wait, ${breaks} breaks of the line, ${kills} kills of the server`);
  await page.goto(`${line.url}/waiting`);
  await page
    .getByRole('button', { name: 'Send now' })
    .click({ timeout: 5_000 })
    .catch(() => undefined);
  const nothing = page.getByRole('status').filter({ hasText: 'Nothing waits' });
  const isEmpty = await nothing.waitFor({ timeout: limitMs }).then(
    () => true,
    () => false,
  );
  verdict.check('nothing waits any more', isEmpty);
  await context.close();
});

const store = await place.open();
const rows = await listQuestions(store, { all: true });
const photos = await countPhotos(store);
await store.close();
const written = Array.from({ length: questions }, (_, at) => textOf(at));
const stored = rows.toSorted((one, other) => one.created_at - other.created_at).map(({ question }) => question);
const times = written.map((text) => stored.filter((one) => one === text).length);
const isInOrder = stored.join() === written.join();
verdict.check(
  `${questions} written, ${times.filter((count) => count === 1).length} stored once, ${times.filter((count) => count === 0).length} lost, ${stored.length - questions} too many`,
  times.every((count) => count === 1) && stored.length === questions,
);
verdict.check('in the order in which they were written', isInOrder);
if (!isInOrder) console.log(stored.map((text) => /\d+/.exec(text)?.[0]).join(' '));
const due = Math.ceil(questions / photoEvery);
verdict.check(`${due} had a photo, ${photos.size} arrived with it`, photos.size === due);
await stopServer(server, 'SIGTERM');
await line.close();
await place.remove();
verdict.end();
