import { spawnSync } from 'node:child_process';
import { expect, test } from 'vitest';

const [never, soon, broken] = ['new Promise(() => {})', 'Promise.resolve()', 'Promise.reject(new Error())'];

test.each([
  ['every piece of work settles', [soon, broken, soon], 0, ''],
  ['one never does', [soon, never, broken], 1, 'file-1.pdf was never finished.\n'],
  ['two never do', [never, soon, never], 1, 'file-0.pdf was never finished.\nfile-2.pdf was never finished.\n'],
  ['there is none', [], 0, ''],
])('how a process ends in which %s', (_case, works, code, words) => {
  const script = [
    `import { mustFinish } from '${new URL('must-finish.ts', import.meta.url)}'`,
    ...works.map((work, at) => `mustFinish('file-${at}.pdf', ${work}).catch(() => {})`),
  ].join('\n');
  const { status, stderr } = spawnSync(process.execPath, ['--input-type=module', '-e', script], { encoding: 'utf8' });
  expect({ status, stderr }).toEqual({ status: code, stderr: words });
});
