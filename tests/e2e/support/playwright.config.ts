import os from 'node:os';
import path from 'node:path';
import { defineConfig, type LaunchOptions } from '@playwright/test';

/** How much longer than on an idle machine everything may take; scripts/ci/pace.ts measures it. */
const pace = Number(process.env.TEST_PACE) || 1;
const port = process.env.E2E_PORT ?? '4300';
const launchOptions: LaunchOptions = JSON.parse(process.env.BROWSER_LAUNCH ?? '{}');
/** Engines beside Chromium, of which Playwright's build is installed. */
const engines = (process.env.E2E_ENGINES ?? '').split(' ').filter(Boolean) as ('firefox' | 'webkit')[];
const reportFile = process.env.E2E_REPORT;
// Of the server; the tests open the mails that it writes there.
const dataDir = process.env.E2E_DATA_DIR ?? 'data';

export default defineConfig({
  testDir: '..',
  outputDir: '../../test-results',
  fullyParallel: true,
  // One more than processors: a good part of a journey waits for a line to be quiet, or for what comes late on purpose.
  workers: Math.min(os.availableParallelism() + 1, 8),
  timeout: 30_000 * pace,
  expect: { timeout: 5_000 * pace },
  forbidOnly: true,
  // What fails once and then passes is named at the end of `npm test`: it is an error to fix.
  retries: 1,
  reporter: reportFile ? [['dot'], ['json', { outputFile: path.resolve(reportFile) }]] : [['list']],
  // A service worker would answer in place of the server: only the offline specs allow it.
  use: { baseURL: `http://127.0.0.1:${port}`, serviceWorkers: 'block' },
  projects: [
    { name: 'chromium', use: { launchOptions } },
    ...engines.map((browserName) => ({ name: browserName, testMatch: 'engines/**', use: { browserName } })),
  ],
  webServer: {
    command: 'node server/server.ts',
    cwd: path.resolve(import.meta.dirname, '../../..'),
    url: `http://127.0.0.1:${port}/api/health`,
    // Each test names its own client address, so that the rate limit of one does not stop another. The inbox needs OWNER_EMAIL.
    env: {
      PORT: port,
      DATA_DIR: dataDir,
      LOG_LEVEL: 'warn',
      TRUST_PROXY: 'loopback',
      OWNER_EMAIL: 'owner@example.com',
    },
  },
});
