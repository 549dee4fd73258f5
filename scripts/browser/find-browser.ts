import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { chromium, type LaunchOptions } from 'playwright-core';

/** A Chromium unpacked from its npm package, with the environment that a bare system needs to run it. */
interface NpmBrowser {
  readonly executablePath: string;
  readonly env: Record<string, string>;
}

const packageFolder = path.resolve('node_modules/@sparticuz/chromium');

/** Unpacks the Chromium that npm ships (Linux x64 only) into the cache, once, and says how to start it. */
async function browserFromNpm(): Promise<NpmBrowser | undefined> {
  if (process.platform !== 'linux' || process.arch !== 'x64') return undefined;
  const { version }: { version: string } = JSON.parse(readFileSync(path.join(packageFolder, 'package.json'), 'utf8'));
  const home = path.resolve(`node_modules/.cache/chromium-${version}`);
  if (!existsSync(home)) await unpackTo(home);
  // A bare system has neither the libraries nor the fonts; without fonts pages stay blank and nothing fails.
  const fonts = existsSync('/etc/fonts/fonts.conf') ? {} : { FONTCONFIG_FILE: path.join(home, 'fonts.conf') };
  return {
    executablePath: path.join(home, 'chromium'),
    env: { ...inherited(), LD_LIBRARY_PATH: path.join(home, 'al2023', 'lib'), ...fonts },
  };
}

function inherited(): Record<string, string> {
  const isSet = (entry: [string, string | undefined]): entry is [string, string] => entry[1] !== undefined;
  return Object.fromEntries(Object.entries(process.env).filter(isSet));
}

async function unpackTo(home: string): Promise<void> {
  console.log('Unpacking the browser for the tests ...');
  const part = `${home}.${process.pid}`;
  mkdirSync(part, { recursive: true });
  const before = process.env.TMPDIR;
  // The package trusts the content of the temporary folder: give it an empty one.
  process.env.TMPDIR = part;
  try {
    const { default: shipped, inflate } = await import('@sparticuz/chromium');
    await shipped.executablePath();
    await inflate(path.join(packageFolder, 'bin', 'al2023.tar.br'));
  } finally {
    if (before === undefined) delete process.env.TMPDIR;
    else process.env.TMPDIR = before;
  }
  const fonts = `<fontconfig><dir>${home}/fonts</dir><cachedir>${home}/fonts-cache</cachedir></fontconfig>`;
  writeFileSync(path.join(part, 'fonts.conf'), fonts);
  // Renamed in one step, so that an interrupted run never leaves half a browser behind.
  try {
    renameSync(part, home);
  } catch {
    rmSync(part, { recursive: true, force: true });
  }
}

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
  const configured = process.env.CHROMIUM_PATH;
  if (configured) return { from: 'CHROMIUM_PATH', options: launch({ executablePath: configured }) };
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
