import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { buildSite } from './build.ts';
import { runBrowserTests } from './e2e.ts';
import { run } from './run.ts';

const reports = 'node_modules/.cache/test-reports';
const unitReport = `${reports}/unit.json`;
const browserReport = `${reports}/browser.json`;

const steps: readonly (readonly [string, () => Promise<number>])[] = [
  ['format and lint', () => run('biome', ['check', '--error-on-warnings', '.'])],
  ['types of core', () => run('tsc', ['-p', 'core/tsconfig.json'])],
  ['types', () => run('tsc', ['-p', 'tsconfig.json'])],
  ['unused code and dependencies', () => run('knip', [])],
  ['build', buildSite],
  [
    'rules, content and server',
    () => run('vitest', ['run', '--reporter=default', '--reporter=json', `--outputFile.json=${unitReport}`]),
  ],
  ['browser', () => runBrowserTests([], browserReport)],
];

rmSync(reports, { recursive: true, force: true });
mkdirSync(reports, { recursive: true });
for (const [name, step] of steps) {
  const started = Date.now();
  console.log(`\n== ${name}`);
  const code = await step();
  console.log(`== ${name}: ${code === 0 ? 'passed' : 'FAILED'} in ${Math.round((Date.now() - started) / 1000)} s`);
  if (code !== 0) {
    summarise();
    process.exit(code);
  }
}
summarise();

/** The closing line, counted from the runners' own reports. A step that failed before its tests counts as one failure. */
function summarise(): void {
  const unit = report<{ numPassedTests: number; numFailedTests: number; numPendingTests: number }>(unitReport);
  const browser = report<{ stats: Record<'expected' | 'unexpected' | 'skipped' | 'flaky', number> }>(browserReport);
  const passed = (unit?.numPassedTests ?? 0) + (browser?.stats.expected ?? 0);
  const failed = (unit?.numFailedTests ?? 0) + (browser?.stats.unexpected ?? 0) + (browser?.stats.flaky ?? 0);
  const skipped = (unit?.numPendingTests ?? 0) + (browser?.stats.skipped ?? 0);
  console.log(`\n${passed} passed, ${unit && browser ? failed : Math.max(failed, 1)} failed, ${skipped} skipped`);
}

function report<Report>(file: string): Report | undefined {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return undefined;
  }
}
