import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { expect, test } from 'vitest';

test('a proof that does not hold fails the process', () => {
  const { status, stdout } = spawnSync(process.execPath, [join(import.meta.dirname, 'all.ts'), 'faults/none'], {
    encoding: 'utf8',
  });
  expect(stdout).toContain('0 of 1 proofs hold.\nFailed: faults/none');
  expect(status).toBe(1);
});
