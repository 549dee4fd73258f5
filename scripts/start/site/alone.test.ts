import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { alone } from './alone.ts';

let file = '';
beforeEach(() => {
  file = path.join(mkdtempSync(path.join(tmpdir(), 'alone-')), 'folder/lock');
});
afterEach(() => rmSync(path.dirname(path.dirname(file)), { recursive: true }));

/** A process that holds the lock until it is ended, or until it is written to; resolves once it does. */
async function holder(): Promise<ChildProcess> {
  const program = `const { alone } = await import(${JSON.stringify(path.resolve('scripts/start/site/alone.ts'))});
    await alone(${JSON.stringify(file)}, () => {}, () => {
      console.log('has it');
      return new Promise((through) => process.stdin.once('data', through));
    });
    process.exit();`;
  const held = spawn(process.execPath, ['--input-type=module', '--eval', program], {
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  await once(held.stdout, 'data');
  return held;
}

test.each<[string, (held: ChildProcess) => void]>([
  ['is through', (held) => held.stdin?.write('through\n')],
  ['is killed', (held) => held.kill('SIGKILL')],
])('whoever comes second says so, and begins when the first %s', async (_how, end) => {
  const held = await holder();
  const ended = once(held, 'exit');
  const heard = Promise.withResolvers<void>();
  const waits = vi.fn(heard.resolve);
  const work = vi.fn(async () => 'done');
  const done = alone(file, waits, work);
  await heard.promise;
  expect(work).not.toHaveBeenCalled();
  end(held);
  expect(await done).toBe('done');
  expect(waits).toHaveBeenCalledOnce();
  await ended;
});

test('whoever fails leaves it to the next, who does not wait', async () => {
  const waits = vi.fn();
  await expect(alone(file, waits, () => Promise.reject(new Error('broken')))).rejects.toThrow('broken');
  expect(await alone(file, waits, async () => 'next')).toBe('next');
  expect(waits).not.toHaveBeenCalled();
});

test('a place that takes no lock is no reason to wait', async () => {
  await expect(alone(tmpdir(), vi.fn(), vi.fn())).rejects.toThrow();
});
