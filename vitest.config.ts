import os from 'node:os';
import { defineConfig } from 'vitest/config';
import { pace } from './scripts/ci/pace.ts';
import { mdxPages } from './src/integrations/mdx-pages.ts';

/** Tests that read the built site: `npm run build` comes first. */
const built = 'tests/built-site/**/*.test.ts';

/**
 * Tests that take seconds: every case of a calculator typed into its page, all combinations of dangers, real databases and
 * started servers. `npm test` runs them; `npm run check` does without.
 */
const slow = '**/*.slow.test.{ts,tsx}';

/** Tests of what a page does in a browser. */
const dom = 'src/**/*.dom.test.{ts,tsx}';

const limits = { testTimeout: 30_000 * pace, hookTimeout: 60_000 * pace };

/** A thread costs half of a process. Slow tests have processes all the same: the library of pictures runs in one thread of each. */
const quick = { pool: 'threads' } as const;

/** A worker that takes many files gives each test the globals as Node has them, whatever the file before it stood in for. */
const shared = { isolate: false, unstubGlobals: true, setupFiles: ['tests/setup.ts'] };

export default defineConfig({
  test: {
    // One processor is not left idle: a good part of the time goes to waiting for servers.
    maxWorkers: os.availableParallelism(),
    coverage: {
      provider: 'v8',
      include: ['{core,checks,contract,server}/**/*.ts', 'src/{components,features,layouts}/**/*.{ts,tsx}'],
      thresholds: {
        'src/features/**': { lines: 85 },
        'src/components/**': { lines: 85 },
        'src/layouts/**': { lines: 85 },
      },
    },
    projects: [
      {
        test: {
          // Nothing here keeps a state: a worker may hold what it has read, and need not read it again for each file.
          name: 'rules',
          include: ['{core,content,checks,contract}/**/*.test.ts'],
          exclude: [built, slow],
          ...quick,
          ...shared,
          ...limits,
        },
      },
      {
        plugins: [mdxPages()],
        test: {
          name: 'unit',
          include: ['{src,server,scripts,supabase}/**/*.test.{ts,tsx}'],
          exclude: [slow, dom],
          ...quick,
          ...shared,
          ...limits,
        },
      },
      {
        // A page keeps a state: each file gets its own.
        plugins: [mdxPages()],
        test: { name: 'dom', include: [dom], environment: 'happy-dom', ...quick, ...limits },
      },
      {
        plugins: [mdxPages()],
        test: {
          name: 'slow',
          include: ['{core,content,checks,contract,server,scripts,supabase}/**/*.slow.test.ts'],
          globalSetup: 'server/db/test-postgres-setup.ts',
          ...shared,
          ...limits,
        },
      },
      {
        plugins: [mdxPages()],
        test: { name: 'slow pages', include: ['src/**/*.slow.test.{ts,tsx}'], ...shared, ...limits },
      },
      { test: { name: 'built', include: [built], ...limits } },
    ],
  },
});
