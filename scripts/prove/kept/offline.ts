import { resolve } from 'node:path';
import AxeBuilder from '@axe-core/playwright';
import type { BrowserContext } from 'playwright-core';
import { type Language, languageCodes, languages, pathOf, publishes } from '#content/languages.ts';
import { needsLine } from '#site/device/kept/build/sets.ts';
import { setsOf } from '#site/device/kept/edition.ts';
import { addresses } from '#site/frame/addresses.ts';
import { complaints } from '../../../e2e/support/complaints.ts';
import { askKept, untilKept } from '../../../e2e/support/kept-state.ts';
import { firstPage, onDevice } from '../../browser/record-device.ts';
import { preparePlace, startServer, stopServer } from '../server/processes.ts';
import { Verdict } from '../server/verdict.ts';
import { openLine } from './line/line.ts';
import { toolsWork } from './tools-work.ts';

// One visit to the first page of a language, then no server at all: every page of that language opens, every tool works, nothing
// complains; and again in a browser that was ended meanwhile. Built site needed.

const server = resolve(import.meta.dirname, 'line/serve-folder.ts');
const verdict = new Verdict();

/** The pages of a language, as a reader asks for them. */
const pagesOf = (language: Language) =>
  [...addresses.map(({ path }) => path), '/search']
    .filter((path) => publishes(language, path) && !needsLine.includes(path))
    .map((path) => pathOf(language, path));

/** Opens every page, and tells of each what was wrong with it. */
async function openAll(context: BrowserContext, site: string, language: Language): Promise<readonly string[]> {
  const page = await firstPage(context);
  const heard = await complaints(page);
  const faults: string[] = [];
  for (const path of pagesOf(language)) {
    heard.length = 0;
    const answer = await page.goto(site + path, { waitUntil: 'networkidle' });
    const { violations } = await new AxeBuilder({ page: page as never }).analyze();
    const found = [
      ...(answer?.status() === 200 ? [] : [`answers ${answer?.status()}`]),
      ...heard,
      ...violations.map(({ id, nodes }) => `axe: ${id} ${nodes.map(({ html }) => html.slice(0, 160)).join(' ')}`),
    ];
    faults.push(...found.map((fault) => `${path}: ${fault}`));
  }
  return faults;
}

for (const language of languageCodes.filter((code) => languages[code].complete)) {
  const place = await preparePlace('sqlite');
  const running = await startServer(place.environment, server);
  const line = await openLine(running.url);
  await onDevice(async ({ open }) => {
    let context = await open({ serviceWorkers: 'allow' });
    const page = await firstPage(context);
    await page.goto(line.url + pathOf(language, '/'));
    const { bytes } = await untilKept(page, setsOf(language));
    const [first, rest] = setsOf(language).map((name) => bytes[name] ?? 0);
    console.log(`${language}: ${first} bytes first, ${rest} then`);
    await askKept(page, { ask: 'keep', sets: ['papers'] });
    await stopServer(running, 'SIGKILL');
    line.treat = () => 'down';
    for (const moment of ['after one visit', 'after the browser was ended']) {
      const faults = await openAll(context, line.url, language);
      verdict.check(
        `${language}, ${moment}: ${pagesOf(language).length} pages opened, ${faults.length} faults`,
        faults.length === 0,
      );
      for (const fault of faults) console.log(`      ${fault}`);
      for (const [words, works] of await toolsWork(await context.newPage(), line.url, language)) {
        verdict.check(`${language}, ${moment}: ${words}`, works);
      }
      await context.close();
      context = await open({ serviceWorkers: 'allow' });
    }
    await context.close();
  });
  await line.close();
  await place.remove();
}
verdict.end();
