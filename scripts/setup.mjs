// Every npm command of the project starts here: `node scripts/setup.mjs [--dev] script.ts ...`. Installs what is missing, then runs the
// script with a Node that is new enough. Runs on any Node from 20, before anything is installed: plain JavaScript without packages.
import { spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { requireFreePort } from './free-port.mjs';

const stamp = 'node_modules/.installed';
const bundledNode = path.resolve(`node_modules/node-linux-${process.arch}/bin/node`);

/** Astro needs this Node. npm installs the bundled one only where the machine's own is older: see `engines` in the lock file. */
const isNewEnough = (version) => {
  const [major = 0, minor = 0] = version.slice(1).split('.').map(Number);
  return major > 24 || (major === 24 && minor >= 2);
};

const isDev = process.argv[2] === '--dev';
const [script = '', ...args] = process.argv.slice(isDev ? 3 : 2);

// Asked first: an install and a build take minutes.
if (/\/(start|dev)\.ts$/.test(script)) await requireFreePort();
install();
const node = isNewEnough(process.version) ? process.execPath : bundledNode;
if (!existsSync(node)) {
  console.error(`Node 24.2 or later is needed (found ${process.version}). Install it from https://nodejs.org.`);
  process.exit(1);
}
checkOwnerFile();
runScript();

/** `npm ci` when the lock file changed, or when a command of development needs the packages that `npm start` left out. */
function install() {
  const lock = createHash('sha256').update(readFileSync('package-lock.json')).digest('hex');
  const [installed, scope] = existsSync(stamp) ? readFileSync(stamp, 'utf8').split(' ') : [];
  if (installed === lock && (scope === 'dev' || !isDev)) return;
  console.log('Installing packages ...');
  const flags = [isDev ? '--include=dev' : '--omit=dev', '--no-fund', '--no-audit', '--loglevel=error'];
  // npm must see the machine's own Node, not the bundled one that it is about to replace.
  const folders = (process.env.PATH ?? '').split(path.delimiter).filter((folder) => !folder.includes('node_modules'));
  const { status } = spawnSync('npm', ['ci', ...flags], {
    stdio: ['ignore', 'inherit', 'inherit'],
    shell: process.platform === 'win32',
    env: { ...process.env, PATH: folders.join(path.delimiter) },
  });
  if (status !== 0) process.exit(status ?? 1);
  writeFileSync(stamp, `${lock} ${isDev ? 'dev' : 'run'}`);
}

/** A slip in the owner's file is one line, before a script that imports the file ends in a stack trace. */
function checkOwnerFile() {
  const check = 'scripts/build/check-owner.ts';
  if (script !== check && spawnSync(node, [check], { stdio: 'inherit' }).status !== 0) process.exit(1);
}

/** Programs that the script starts find the same Node, and signals end it as they end this process. */
function runScript() {
  const bin = path.resolve('node_modules/.bin');
  const PATH = [path.dirname(node), bin, process.env.PATH].join(path.delimiter);
  const child = spawn(node, [script, ...args], { stdio: 'inherit', env: { ...process.env, PATH } });
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal));
  // npm passes a signal to the shell between it and this process, and the shell ends alone.
  const parent = process.ppid;
  setInterval(() => process.ppid !== parent && child.kill('SIGTERM'), 500).unref();
  child.on('exit', (code, signal) => process.exit(signal ? 1 : code));
}
