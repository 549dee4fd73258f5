import path from 'node:path';
import { type Browser, launch, type Page } from 'puppeteer-core';
import { pace } from '../gate/pace.ts';
import { preparePlace, startServer, stopServer } from '../prove/server/processes.ts';
import { buildSite } from '../start/build.ts';
import { findFirefox } from './find-firefox.ts';
import { type Journey, journeys } from './second-engine-journeys.ts';

const server = path.resolve(import.meta.dirname, '../../api/server.ts');

/**
 * Walks the journeys in Firefox against the built site and the real server. Resolves to the exit code: 1 when one fails,
 * 0 when all pass, and 0 with a line that says so when this machine has no Firefox.
 */
async function runSecondEngine(): Promise<number> {
  const executablePath = findFirefox(process.env);
  if (executablePath === undefined) {
    console.log(`second engine: no Firefox found, ${journeys.length} journeys not run`);
    return 0;
  }
  const built = await buildSite();
  return built === 0 ? withServer((site) => walkAll(executablePath, site)) : built;
}

async function withServer(use: (site: string) => Promise<number>): Promise<number> {
  const place = await preparePlace('sqlite');
  try {
    const running = await startServer(place.environment, server);
    return await use(running.url).finally(() => stopServer(running, 'SIGTERM'));
  } finally {
    await place.remove();
  }
}

async function walkAll(executablePath: string, site: string): Promise<number> {
  const browser = await launch({ browser: 'firefox', executablePath, timeout: 30_000 * pace });
  try {
    console.log(`Second engine: ${await browser.version()} ${executablePath}`);
    let failed = 0;
    for (const journey of journeys) {
      const faults = await faultsOf(browser, journey, site);
      console.log([`${journey.name}: ${faults.length === 0 ? 'passed' : 'FAILED'}`, ...faults].join('\n  '));
      if (faults.length > 0) failed += 1;
    }
    console.log(`second engine: ${journeys.length - failed} passed, ${failed} failed`);
    return failed === 0 ? 0 : 1;
  } finally {
    await browser.close();
  }
}

/** What went wrong on a journey with a device of its own, and everything the browser complained about meanwhile. */
async function faultsOf(browser: Browser, { walk }: Journey, site: string): Promise<readonly string[]> {
  const device = await browser.createBrowserContext();
  const page = await device.newPage();
  page.setDefaultTimeout(10_000 * pace);
  const faults = await complaints(page);
  try {
    await walk(page, site);
  } catch (error) {
    faults.push(String(error));
  }
  await device.close();
  return faults;
}

/** Collects errors of the page and of the console, refused requests, and offences against the security policy. */
async function complaints(page: Page): Promise<string[]> {
  const heard: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error') heard.push(`console: ${message.text()}`);
  });
  page.on('pageerror', (error) => heard.push(`page: ${String(error)}`));
  page.on('response', (response) => {
    if (response.status() >= 400) heard.push(`${response.status()} ${response.url()}`);
  });
  await page.evaluateOnNewDocument(() => {
    document.addEventListener('securitypolicyviolation', (event) => {
      console.error(`policy: ${event.violatedDirective} ${event.sourceFile}:${event.lineNumber} ${event.sample}`);
    });
  });
  return heard;
}

process.exit(await runSecondEngine());
