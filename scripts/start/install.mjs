// Runs on whatever Node the machine has (20 or later), before anything is installed: plain JavaScript, no packages.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

const stamp = 'node_modules/.installed';
const wanted = createHash('sha256').update(readFileSync('package-lock.json')).digest('hex');
const install = ['ci', '--no-fund', '--no-audit', '--loglevel=error'];
const shell = process.platform === 'win32';

if (!existsSync(stamp) || readFileSync(stamp, 'utf8') !== wanted) {
  console.log('Installing packages (about half a minute on a fast line) ...');
  // npm may replace the Node that npm scripts find in node_modules: install with the machine's own.
  const PATH = (process.env.PATH ?? '')
    .split(path.delimiter)
    .filter((folder) => !folder.endsWith(path.join('node_modules', '.bin')))
    .join(path.delimiter);
  const options = { stdio: ['ignore', 'inherit', 'inherit'], env: { ...process.env, PATH }, shell };
  const { status } = spawnSync('npm', [...install], options);
  if (status !== 0) process.exit(status ?? 1);
  writeFileSync(stamp, wanted);
}

const version = spawnSync('node', ['--version'], { encoding: 'utf8', shell }).stdout.trim();
if (Number(version.slice(1).split('.')[0]) < 24) {
  console.error(
    `Node 24 or later is needed (found ${version}): none is shipped for ${process.platform} ${process.arch}.`,
  );
  process.exit(1);
}
