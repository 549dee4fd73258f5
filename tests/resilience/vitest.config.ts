import { defineConfig } from 'vitest/config';

const minute = 60_000;

// Real servers, databases, mail servers and browsers that are killed and cut off: one file after the other, no retries.
export default defineConfig({
  test: {
    include: ['tests/resilience/*.test.ts'],
    fileParallelism: false,
    testTimeout: 15 * minute,
    hookTimeout: 5 * minute,
  },
});
