import os from 'node:os';
import type { Plugin } from 'vite';
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

/** A condition that is waited for may take long under load; the default of one second is too short. */
const limits = {
  testTimeout: 30_000 * pace,
  hookTimeout: 60_000 * pace,
  expect: { poll: { timeout: 20_000 } },
};

/** A thread costs half of a process. Slow tests have processes all the same: the library of pictures runs in one thread of each. */
const quick = { pool: 'threads' } as const;

/** Restores Node's globals for each file of a worker, whatever an earlier file replaced. */
const shared = { isolate: false, unstubGlobals: true, setupFiles: ['tests/setup.ts'] };

/** The owner's data with everything left out: what pages must make sense without. */
const ownerLeavesOut: Plugin = {
  name: 'owner-leaves-out',
  enforce: 'pre',
  transform(code, id) {
    if (id.endsWith('/content/owner.ts'))
      return code
        .replace(
          /^ {4}(address|story|credentials|caseStudy|review|videoFigures|channel): 'example'/gm,
          "    $1: 'left out'",
        )
        .replace(/^ {2}(towns|counties|farCounties|cities): \[[^\]]*\]/gm, '  $1: [] as string[]');
    return /\/content\/\w\w\/(lists\/posts|collections\/(reviews|videos))\.ts$/.test(id)
      ? code.replace(/^(export const (?:posts|reviews|recentVideos)\b[^=]*= )\[[\s\S]*?\n\];/gm, '$1[];')
      : undefined;
  },
};

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
      {
        plugins: [ownerLeavesOut, mdxPages()],
        test: { name: 'left out', include: ['tests/left-out/*.test.tsx'], ...limits },
      },
      // Files share the pages that one of them has parsed.
      { test: { name: 'built', include: [built], isolate: false, ...limits } },
    ],
  },
});
