import { spawn, spawnSync } from 'node:child_process';
import { existsSync, openSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { folderOfTest } from '../test-folder.ts';
import { lossyLogStream } from './log-stream.ts';

const module = join(import.meta.dirname, 'log-stream.ts');

test('lines are written in order', async () => {
  const file = join(folderOfTest(), 'log');
  const log = lossyLogStream(openSync(file, 'a'));
  for (let line = 0; line < 100; line++) log.write(`${line}\n`);
  await expect.poll(() => readFileSync(file, 'utf8').split('\n').length).toBe(101);
  expect(readFileSync(file, 'utf8')).toBe(Array.from({ length: 100 }, (_, line) => `${line}\n`).join(''));
});

/** Logs to standard output, then says on standard error that it goes on. */
const program = `
  const { lossyLogStream, ignoreOutputErrors } = await import(${JSON.stringify(module)});
  ignoreOutputErrors();
  const log = lossyLogStream(1);
  for (let line = 0; line < 5000; line++) log.write('a line of the log\\n');
  console.log('a line of the console');
  await new Promise((resolve) => setTimeout(resolve, 50));
  console.error('goes on');
`;

test.runIf(existsSync('/dev/full'))('a full disk costs lines and nothing else', () => {
  const full = openSync('/dev/full', 'w');
  const { status, stderr } = spawnSync(process.execPath, ['--input-type=module', '-e', program], {
    stdio: ['ignore', full, 'pipe'],
  });
  expect([status, String(stderr)]).toEqual([0, 'goes on\n']);
});

test('a closed pipe costs lines and nothing else', async () => {
  const child = spawn(process.execPath, ['--input-type=module', '-e', program], { stdio: ['ignore', 'pipe', 'pipe'] });
  child.stdout.destroy();
  let errors = '';
  child.stderr.on('data', (data) => {
    errors += data;
  });
  const status = await new Promise((resolve) => child.once('close', resolve));
  expect([status, errors]).toEqual([0, 'goes on\n']);
});
