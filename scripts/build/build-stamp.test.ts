import { expect, test, vi } from 'vitest';
import { buildInputs } from './build-stamp.ts';

test.each(['SITE_URL', 'ALLOW_SAMPLE', 'PUBLIC_FUNCTIONS_URL', 'PUBLIC_FUNCTIONS_KEY'])(
  'a site is built anew for another %s',
  (name) => {
    const before = buildInputs('the same files');
    vi.stubEnv(name, 'https://changed.example');
    expect(buildInputs('the same files')).not.toBe(before);
    vi.unstubAllEnvs();
    expect(buildInputs('the same files')).toBe(before);
  },
);
