import { execFileSync, spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type { BrowserContext, Page } from 'playwright-core';
import { expect, onTestFinished, test } from 'vitest';
import { owner } from '#content/owner.ts';
import { onlinePages } from '#src/lib/offline/build/offline-manifest.ts';
import { addresses } from '#src/lib/routes/addresses.ts';
import { firstPage, newDevice, openLine, untilStored } from './browser-network.ts';
import { openDatabase } from './database.ts';
import { type RunningServer, startServer, stopServer } from './server.ts';

const pages = addresses.map(({ path }) => path).filter((path) => !onlinePages.includes(path));
const some = ['/', '/about', '/guides/emergency-checklist', '/guides/mold-prevention', '/calculators/psychrometric'];

/** Pages that do not open, or show something else than themselves. */
async function unopened(page: Page, site: string, paths: readonly string[]): Promise<readonly string[]> {
  const failed: string[] = [];
  for (const path of paths) {
    const status = await page.goto(site + path).then(
      (answer) => answer?.status(),
      (error: Error) => error.message.split('\n')[0],
    );
    if (status !== 200 || (await page.locator('main h1').count()) !== 1) failed.push(`${path}: ${status}`);
  }
  return failed;
}

async function expectToolsToWork(page: Page, site: string): Promise<void> {
  await page.goto(`${site}/calculators/dehumidification`);
  const fields = { length: '35', width: '25', height: '8', material: 'concrete', damageClass: 'class3' };
  for (const [name, value] of Object.entries(fields)) {
    const field = page.locator(`main form [name="${name}"]`);
    if (await field.evaluate((element) => element.matches('select'))) await field.selectOption(value);
    else await field.fill(value);
  }
  await page.getByRole('button', { name: 'Calculate' }).first().click();
  await page.getByText('280').first().waitFor();
  await page.goto(`${site}/damage-assessment`);
  await page.locator('main textarea').first().fill('I smell gas in the wet kitchen');
  await page.getByRole('button', { name: 'Get Professional AI Assessment' }).click();
  await page
    .getByText(/^Get out now/)
    .first()
    .waitFor();
}

test('after one visit the site opens without a server, also in a browser that was ended', async () => {
  const database = await openDatabase('sqlite');
  const server = await startServer(database.environment);
  const line = await openLine(server.url);
  const device = await newDevice();
  let context = await device.open();
  const page = await firstPage(context);
  await page.goto(line.url);
  await untilStored(page);
  await stopServer(server, 'SIGKILL');
  for (const _time of ['before', 'after a restart']) {
    expect(await unopened(await firstPage(context), line.url, pages)).toEqual([]);
    await expectToolsToWork(await firstPage(context), line.url);
    await context.close();
    context = await device.open();
  }
  await context.close();
});

/** Builds the site with another name of the company, in a copy of the project, and starts its server. */
async function startNextVersion(company: string): Promise<RunningServer> {
  const folder = mkdtempSync(join(tmpdir(), 'next-version-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const files = execFileSync('git', ['ls-files', '-co', '--exclude-standard', '--deduplicate'], { encoding: 'utf8' });
  for (const file of files.split('\n').filter(Boolean)) cpSync(file, join(folder, file), { force: true });
  symlinkSync(resolve('node_modules'), join(folder, 'node_modules'));
  const file = join(folder, 'content/owner.ts');
  writeFileSync(
    file,
    readFileSync(file, 'utf8').replaceAll(owner.company, () => company),
  );
  const build = spawnSync('node_modules/.bin/astro', ['build', '--silent'], { cwd: folder, stdio: 'inherit' });
  expect(build.status).toBe(0);
  return startServer({ DATA_DIR: join(folder, 'data') }, [], folder);
}

/** Which version a page is of that opens now. */
async function isOf(page: Page, address: string, company: string): Promise<boolean> {
  await page.goto(address);
  return ((await page.textContent('body')) ?? '').includes(company);
}

test('an update that breaks off in the middle leaves a site that opens, and is made up for later', async () => {
  const company = `${owner.company} Newer`;
  const first = await startServer((await openDatabase('sqlite')).environment);
  const next = await startNextVersion(company);
  const line = await openLine(first.url);
  const context = await (await newDevice()).open();
  const page = await firstPage(context);
  await page.goto(line.url);
  await untilStored(page);

  line.server = next.url;
  let asked = 0;
  line.treat = (path) => (/^\/(?:guides|es|calculators|packs)\b/.test(path) && asked++ > 5 ? 'cut' : 'whole');
  await page.goto(`${line.url}/about`);
  await pause(15_000);
  line.treat = () => 'down';
  expect(await unopened(page, line.url, some)).toEqual([]);
  await expectToolsToWork(page, line.url);

  line.treat = () => 'whole';
  await expect.poll(() => isOf(page, `${line.url}/about`, company), { timeout: 120_000, interval: 2000 }).toBe(true);
  await untilStored(page);
  // The stored version waits until the reader takes it, or has no page of the older one open.
  const reload = page.waitForEvent('load');
  await page.getByRole('button', { name: 'Show it' }).click();
  await reload;
  await untilStored(page);
  line.treat = () => 'down';
  for (const path of some) expect(await isOf(page, line.url + path, company), path).toBe(true);
  await expectToolsToWork(page, line.url);
  await context.close();
});

const questions = 50;

/** Writes a question in a tab, and waits until the page says that it was sent or that it waits. */
async function writeQuestion(page: Page, site: string, question: string): Promise<void> {
  await page.goto(`${site}/ask`, { waitUntil: 'networkidle' });
  await page.getByLabel('Name').fill('Ada');
  await page.getByLabel('Email').fill('ada@example.com');
  await page.getByLabel('Your question').fill(question);
  await page.getByRole('button', { name: 'Submit Question' }).click();
  const isWaiting = page.getByRole('heading', { name: 'Not sent yet' });
  await isWaiting
    .or(page.getByRole('heading', { name: 'Question Submitted!' }))
    .first()
    .waitFor({ timeout: 60_000 });
}

test(`${questions} questions written while the line breaks and the server is killed arrive exactly once`, async () => {
  const database = await openDatabase('sqlite');
  let server = await startServer(database.environment);
  const line = await openLine(server.url);
  const context: BrowserContext = await (await newDevice()).open();
  const tabs = [await firstPage(context), await context.newPage(), await context.newPage()] as const;
  await tabs[0].goto(line.url);
  await untilStored(tabs[0]);
  // Someone else each time: the limit of one address is not what is tested.
  await context.route('**/api/questions', (route) =>
    route.continue({
      headers: {
        ...route.request().headers(),
        'x-forwarded-for': `10.9.${Math.floor(Math.random() * 256)}.${Math.floor(Math.random() * 256)}`,
      },
    }),
  );
  const written = Array.from({ length: questions }, (_, at) => `Question ${at}: is the pad wet?`);
  let isWriting = true;
  const breakLine = async () => {
    while (isWriting) {
      line.treat = () => 'down';
      await pause(Math.random() * 2500);
      line.treat = () => 'whole';
      await pause(Math.random() * 2500);
    }
  };
  const killServer = async () => {
    while (isWriting) {
      await pause(5000 + Math.random() * 5000);
      await stopServer(server, 'SIGKILL');
      server = await startServer(database.environment);
      line.server = server.url;
    }
  };
  const write = async () => {
    for (const [at, question] of written.entries()) await writeQuestion(tabs[at % 3] ?? tabs[0], line.url, question);
    isWriting = false;
  };
  await Promise.all([write(), breakLine(), killServer()]);
  await tabs[0].goto(`${line.url}/waiting`);
  const nothing = tabs[0].getByRole('status').filter({ hasText: 'Nothing waits' });
  const sendNow = tabs[0].getByRole('button', { name: 'Send now' });
  await expect
    .poll(
      async () => {
        await sendNow.click({ timeout: 1000 }).catch(() => undefined);
        return (await database.query('select reference from questions')).length;
      },
      { timeout: 240_000, interval: 1000 },
    )
    .toBe(questions);
  await nothing.or(tabs[0].getByRole('listitem').first()).first().waitFor();
  await context.close();
  const stored = await database.query('select question from questions');
  expect(stored.map(({ question }) => question).toSorted()).toEqual(written.toSorted());
});
