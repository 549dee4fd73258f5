import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { expect, test } from 'vitest';

// The long proofs in short form, so that they cannot rot. `npm run prove` runs them in full.

test.each([['kill.ts', '--rounds', '3', '--people', '1', '--sqlite'], ['fuzz.ts', '--bodies', '150'], ['disk.ts']])(
  '%s',
  { timeout: 180_000 },
  (file, ...options) => {
    const { status, stdout } = spawnSync(process.execPath, [join(import.meta.dirname, file), ...options], {
      encoding: 'utf8',
    });
    expect(stdout).toMatch(/^(ok {4}|skipped)/m);
    expect(stdout).not.toContain('FAIL');
    expect(status).toBe(0);
  },
);
