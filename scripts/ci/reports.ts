import { mkdirSync, readFileSync, rmSync } from 'node:fs';

const folder = 'node_modules/.cache/test-reports';
export const unitReport = 'unit.json';
export const builtReport = 'built.json';
export const browserReport = 'browser.json';

/** Where a runner writes its report. */
export const reportFile = (name: string): string => `${folder}/${name}`;

/** Takes away the reports of an earlier run, so that nothing of it is counted. */
export function clearReports(): void {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
}

type UnitReport = Readonly<Record<'numPassedTests' | 'numFailedTests' | 'numPendingTests', number>>;

interface Suite {
  readonly suites?: readonly Suite[];
  readonly specs: readonly {
    readonly title: string;
    readonly file: string;
    readonly tests: readonly { readonly status: string }[];
  }[];
}

interface BrowserReport {
  readonly stats: Record<'expected' | 'unexpected' | 'skipped' | 'flaky', number>;
  readonly suites: readonly Suite[];
}

/** The names of tests that failed once and then passed. */
function flakyIn(suites: readonly Suite[] = []): readonly string[] {
  return suites.flatMap((suite) => [
    ...suite.specs
      .filter(({ tests }) => tests.some(({ status }) => status === 'flaky'))
      .map(({ file, title }) => `${file}: ${title}`),
    ...flakyIn(suite.suites),
  ]);
}

const sum = (reports: readonly UnitReport[], count: keyof UnitReport) =>
  reports.reduce((total, report) => total + report[count], 0);

/** The closing line, counted from the runners' own reports. A step that failed without a failed test counts as one. */
export function summary(failedSteps: number): string {
  const units = [unitReport, builtReport].flatMap((name) => read<UnitReport>(name) ?? []);
  const browser = read<BrowserReport>(browserReport);
  const passed = sum(units, 'numPassedTests') + (browser?.stats.expected ?? 0) + (browser?.stats.flaky ?? 0);
  const failed = sum(units, 'numFailedTests') + (browser?.stats.unexpected ?? 0);
  const flaky = flakyIn(browser?.suites);
  const skipped = sum(units, 'numPendingTests') + (browser?.stats.skipped ?? 0);
  const again = flaky.length > 0 ? `, ${flaky.length} of them at the second try (${flaky.join('; ')})` : '';
  return `${passed} passed${again}, ${Math.max(failed, failedSteps)} failed, ${skipped} skipped`;
}

function read<Report>(name: string): Report | undefined {
  try {
    return JSON.parse(readFileSync(reportFile(name), 'utf8'));
  } catch {
    return undefined;
  }
}
