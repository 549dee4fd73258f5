import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { freePort } from '#server/http/free-port.ts';
import { buildSite } from '../build/build.ts';
import { run } from '../build/run.ts';
import { pace } from '../ci/pace.ts';
import { findBrowser } from './find-browser.ts';

/**
 * Runs the browser tests against the built site and the real server. Resolves to the exit code.
 * @param engines beside Chromium, for the journeys that must work in every engine
 */
export async function runBrowserTests(
  args: readonly string[],
  reportFile = '',
  engines: readonly string[] = [],
): Promise<number> {
  const built = await buildSite();
  if (built !== 0) return built;
  const { from, options } = await findBrowser();
  console.log(`Browser: ${from} ${options.executablePath ?? ''}`);
  const dataDir = mkdtempSync(path.join(tmpdir(), 'e2e-'));
  try {
    return await run('playwright', ['test', '--config', 'tests/e2e/support/playwright.config.ts', ...args], {
      BROWSER_LAUNCH: JSON.stringify(options),
      TEST_PACE: String(pace),
      E2E_PORT: String(await freePort()),
      E2E_DATA_DIR: dataDir,
      E2E_REPORT: reportFile,
      E2E_ENGINES: engines.join(' '),
    });
  } finally {
    rmSync(dataDir, { recursive: true, force: true });
  }
}

if (import.meta.main) process.exit(await runBrowserTests(process.argv.slice(2)));
