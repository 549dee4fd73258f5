import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** A Chromium unpacked from its npm package, with the environment that a bare system needs to run it. */
export interface NpmBrowser {
  readonly executablePath: string;
  readonly env: Record<string, string>;
}

const packageFolder = path.resolve('node_modules/@sparticuz/chromium');

/** Unpacks the Chromium that npm ships (Linux x64 only) into the cache, once, and says how to start it. */
export async function browserFromNpm(): Promise<NpmBrowser | undefined> {
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
  // The package trusts whatever lies in the temporary folder: give it an empty one of its own.
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
