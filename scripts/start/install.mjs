// Runs on whatever Node the machine has (20 or later), before anything is installed: plain JavaScript, no packages.
// `install.mjs` brings what building and running need; `install.mjs tests` the packages of development too.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';

const stamp = 'node_modules/.installed';
const bin = path.join('node_modules', '.bin');
const ownNode = `node_modules/node-linux-${process.arch}/bin/node`;
const shell = process.platform === 'win32';

/** The same as in the lock file, where `engines` keeps npm from fetching the project's own Node for one that fits. */
const isFitting = (version) => {
  const [major = 0, minor = 0] = version.slice(1).split('.').map(Number);
  return major > 24 || (major === 24 && minor >= 2);
};
const isShipped = process.platform === 'linux' && ['x64', 'arm64'].includes(process.arch);

const lock = createHash('sha256').update(readFileSync('package-lock.json')).digest('hex');
const [stampedLock, stampedParts] = existsSync(stamp) ? readFileSync(stamp, 'utf8').trim().split(' ') : [];
const isBegun = stampedLock === lock;
// What is there stays: a start after the tests takes nothing away.
const parts = process.argv[2] === 'tests' || (isBegun && stampedParts === 'all') ? 'all' : 'run';

if (!isBegun || stampedParts !== parts || !(existsSync(path.join(bin, 'node')) || isFitting(process.version))) {
  if (!isShipped && !isFitting(process.version)) refuse(process.version);
  console.log(isBegun ? 'Installing what tests and checks need ...' : 'Installing packages ...');
  install();
  linkOwnNode();
  const { stdout } = spawnSync('node', ['--version'], { encoding: 'utf8', shell, env: pathOf([path.resolve(bin)]) });
  if (!isFitting(stdout.trim())) refuse(stdout.trim());
  writeFileSync(stamp, `${lock} ${parts}\n`);
}

/** Exactly what the lock file says. What is there of the same lock file is added to, and kept. */
function install() {
  // An install that is broken off leaves no stamp, and so is begun anew.
  rmSync(stamp, { force: true });
  const kind = isBegun ? ['install', '--no-save'] : ['ci'];
  const scope = parts === 'all' ? '--include=dev' : '--omit=dev';
  const quiet = ['--no-fund', '--no-audit', '--loglevel=error'];
  const stdio = ['ignore', 'inherit', 'inherit'];
  const { status } = spawnSync('npm', [...kind, scope, ...quiet], { stdio, shell, env: pathOf([]) });
  if (status !== 0) process.exit(status ?? 1);
}

/** npm 10 takes the link to the Node of one processor away together with the package for the other. */
function linkOwnNode() {
  if (!existsSync(ownNode) || existsSync(path.join(bin, 'node'))) return;
  mkdirSync(bin, { recursive: true });
  symlinkSync(path.relative(bin, ownNode), path.join(bin, 'node'));
}

/** The environment with these folders first, and without those of packages: npm has to see the machine's own Node. */
function pathOf(first) {
  const folders = (process.env.PATH ?? '').split(path.delimiter).filter((folder) => !folder.endsWith(bin));
  return { ...process.env, PATH: [...first, ...folders].join(path.delimiter) };
}

function refuse(version) {
  const why = isShipped
    ? 'the one that npm fetches is missing'
    : `npm has none for ${process.platform} ${process.arch}`;
  console.error(`Node 24.2 or later is needed (found ${version || 'none'}): ${why}.`);
  process.exit(1);
}
