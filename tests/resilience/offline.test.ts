import { setTimeout as pause } from 'node:timers/promises';
import { chromium, type Page } from 'playwright-core';
import { expect, onTestFinished, test } from 'vitest';
import { findBrowser } from '#scripts/browser/find-browser.ts';
import { untilStored } from '../e2e/support/offline-state.ts';
import { openDatabase } from './database.ts';
import { startProxy } from './proxy.ts';
import { startServer, stopServer } from './server.ts';

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
  let isOnline = true;
  const site = await startProxy(() => (isOnline ? server.url : undefined));
  const browser = await chromium.launch((await findBrowser()).options);
  onTestFinished(() => browser.close());
  const context = await browser.newContext();
  const tabs = [await context.newPage(), await context.newPage(), await context.newPage()] as const;
  await tabs[0].goto(site);
  await untilStored(tabs[0], ['en-essentials', 'en-manual']);
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
      isOnline = false;
      await pause(Math.random() * 2500);
      isOnline = true;
      await pause(Math.random() * 2500);
    }
  };
  const killServer = async () => {
    while (isWriting) {
      await pause(5000 + Math.random() * 5000);
      await stopServer(server, 'SIGKILL');
      server = await startServer(database.environment);
    }
  };
  const write = async () => {
    for (const [at, question] of written.entries()) await writeQuestion(tabs[at % 3] ?? tabs[0], site, question);
    isWriting = false;
  };
  await Promise.all([write(), breakLine(), killServer()]);
  await tabs[0].goto(`${site}/waiting`);
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
  const stored = await database.query('select question from questions');
  expect(stored.map(({ question }) => question).toSorted()).toEqual(written.toSorted());
});
