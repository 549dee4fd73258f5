import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, test } from 'vitest';
import { folderOfTest } from '#server/test-folder.ts';

const gate = pathToFileURL(path.join(import.meta.dirname, 'run-steps.ts'));

/** How a process ends that runs these steps, in a folder of its own, and what it says last. */
function ran(codes: readonly number[]) {
  const cwd = folderOfTest();
  const steps = codes.map((code, at) => `['step ${at}', async () => ${code}]`).join(', ');
  const script = `import { runSteps } from '${gate}'; await runSteps([[[${steps}]]]);`;
  const { status, stdout } = spawnSync(process.execPath, ['--input-type=module', '-e', script], {
    cwd,
    encoding: 'utf8',
  });
  return [status, stdout.trim().split('\n').at(-1)];
}

test('a failed step fails the run, and counts as a failed test', () => {
  expect(ran([0, 1, 0])).toEqual([1, '0 passed, 1 failed, 0 skipped']);
});

test('passing steps pass the run', () => {
  expect(ran([0, 0])).toEqual([0, '0 passed, 0 failed, 0 skipped']);
});
