import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { chromium, type LaunchOptions } from 'playwright-core';
import { browserFromNpm } from './browser-from-npm.ts';

/** How to start a Chromium, and where it came from. */
export interface FoundBrowser {
  readonly from: string;
  readonly options: LaunchOptions;
}

const quiet = [
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--disable-quic',
  '--no-first-run',
];
const installedAt: Partial<Record<NodeJS.Platform, readonly string[]>> = {
  linux: [
    '/usr/bin/chromium-headless-shell',
    '/usr/bin/chromium',
    '/usr/bin/chromium-browser',
    '/usr/bin/google-chrome-stable',
    '/usr/bin/google-chrome',
  ],
  darwin: [
    '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
    '/Applications/Chromium.app/Contents/MacOS/Chromium',
  ],
  win32: [`${process.env.PROGRAMFILES}\\Google\\Chrome\\Application\\chrome.exe`],
};

/**
 * Finds a Chromium that starts: the one named by CHROMIUM_PATH, Playwright's own, the one from npm (Linux x64), an
 * installed one, or else Playwright's download. Throws when none of them starts.
 */
export async function findBrowser(): Promise<FoundBrowser> {
  const told = process.env.CHROMIUM_PATH;
  if (told) return { from: 'CHROMIUM_PATH', options: launch({ executablePath: told }) };
  const candidates: readonly [string, () => Promise<LaunchOptions | undefined>][] = [
    ['Playwright', async () => launch()],
    ['npm', fromNpm],
    ['installed', async () => installed()],
    ['download', async () => (download() ? launch() : undefined)],
  ];
  for (const [from, candidate] of candidates) {
    const options = await candidate();
    if (options && (await starts(options))) return { from, options };
  }
  throw new Error('No Chromium found. Run `npx playwright install chromium`, or set CHROMIUM_PATH.');
}

function launch(more: LaunchOptions = {}): LaunchOptions {
  return { args: quiet, chromiumSandbox: false, ...more };
}

async function fromNpm(): Promise<LaunchOptions | undefined> {
  const found = await browserFromNpm();
  return found && launch(found);
}

function installed(): LaunchOptions | undefined {
  const executablePath = installedAt[process.platform]?.find((file) => existsSync(file));
  return executablePath ? launch({ executablePath }) : undefined;
}

function download(): boolean {
  if (process.env.PLAYWRIGHT_SKIP_BROWSER_DOWNLOAD) return false;
  console.log('Downloading a browser for the tests ...');
  const manifest = createRequire(import.meta.url).resolve('playwright-core/package.json');
  const args = [path.join(path.dirname(manifest), 'cli.js'), 'install', 'chromium-headless-shell'];
  return spawnSync(process.execPath, args, { stdio: 'ignore', timeout: 180_000 }).status === 0;
}

async function starts(options: LaunchOptions): Promise<boolean> {
  try {
    const browser = await chromium.launch({ ...options, timeout: 20_000 });
    await browser.close();
    return true;
  } catch {
    return false;
  }
}
