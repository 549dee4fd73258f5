import { existsSync } from 'node:fs';
import { firefox, webkit } from 'playwright-core';
import { runBrowserTests } from '../browser/e2e.ts';
import { buildSite } from '../build/build.ts';
import { run } from '../build/run.ts';
import { changedFiles, testsOfChanged } from './changed.ts';
import { browserReport, builtReport, reportFile, unitReport } from './reports.ts';

const engines = [firefox, webkit].map((engine) => [engine.name(), existsSync(engine.executablePath())] as const);

/** The engines beside Chromium of which Playwright's build is installed; says how to install the others. */
function otherEngines(): readonly string[] {
  const missing = engines.filter(([, isInstalled]) => !isInstalled).map(([name]) => name);
  if (missing.length > 0)
    console.log(`Not walked in ${missing.join(', ')}: npx playwright install --with-deps ${missing.join(' ')}`);
  return engines.filter(([, isInstalled]) => isInstalled).map(([name]) => name);
}

/** One check of the project: its name, and what resolves to 0 when it holds. */
export type Step = readonly [name: string, holds: () => Promise<number>];

const cacheFile = (tool: string) => `node_modules/.cache/${tool}`;

const typesOf = (project: string, name: string) =>
  run('tsc', ['-p', project, '--incremental', '--tsBuildInfoFile', cacheFile(`${name}.tsbuildinfo`)]);

/** Static checks: format, lint, allowed imports, types, and unused code. */
export const staticSteps: readonly Step[] = [
  ['format and lint', () => run('biome', ['check', '--error-on-warnings', '.'])],
  ['types of core', () => typesOf('core/tsconfig.json', 'types-of-core')],
  ['types', () => typesOf('tsconfig.json', 'types')],
  ['unused code and dependencies', () => run('knip', ['--cache', '--cache-location', cacheFile('knip')])],
];

const projects = (...names: readonly string[]) => names.flatMap((name) => ['--project', name]);

const reporters = (report: string) => [
  '--reporter=default',
  '--reporter=json',
  `--outputFile.json=${reportFile(report)}`,
];

const testsOf = (report: string, ...names: readonly string[]) =>
  run('vitest', ['run', ...projects(...names), ...reporters(report)]);

/** Projects whose tests take a moment each. */
const quick = ['rules', 'unit', 'dom'];

export const quickTestsStep: Step = ['quick tests', () => testsOf(unitReport, ...quick, 'left out')];

const testsIn = (report: string, folders: readonly string[], ...options: readonly string[]) =>
  run('vitest', ['run', ...folders, ...projects(...quick), ...reporters(report), ...options]);

/** Checks that go over all content and have no page in their name. */
const checksOfAll = ['every ', 'no two '];

const inPattern = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** Format, types and tests of what differs from a commit; what imports it is left to `npm run check`. */
export function changedSteps(since: string): readonly Step[] {
  const files = changedFiles(since);
  if (files.length === 0) {
    console.log(`Nothing differs from ${since}.`);
    return [];
  }
  const { folders, pages } = testsOfChanged(files);
  const names = [...pages.map(inPattern), ...checksOfAll].join('|');
  return [
    [
      'format and lint of what changed',
      () => run('biome', ['check', '--error-on-warnings', '--no-errors-on-unmatched', ...files.filter(existsSync)]),
    ],
    ['types', () => typesOf('tsconfig.json', 'types')],
    ...(folders.length > 0
      ? [['tests of the folders that changed', () => testsIn(unitReport, folders, '--passWithNoTests')] as const]
      : []),
    ...(pages.length > 0
      ? [['checks of the pages that changed', () => testsIn(builtReport, ['checks/'], '-t', names)] as const]
      : []),
  ];
}

/** All unit tests, with the slow ones: every case of every tool, all combinations of hazards, databases and servers. */
export const testsStep: Step = ['tests', () => testsOf(unitReport, '!built')];

/** Tests of the built pages and PDFs, without a browser. */
export const builtStep: Step = ['the built pages', () => testsOf(builtReport, 'built')];

export const buildStep: Step = ['build', buildSite];

/** Checks that every number on every page, sheet and workbook has a recorded source. */
export const numbersStep: Step = ['numbers of the built site', () => run('node', ['scripts/ci/built-numbers.ts'])];

/** The journeys of people, and each page once. */
export const browserStep: Step = [
  'browser',
  () => runBrowserTests(['--grep-invert', '@full'], reportFile(browserReport)),
];

/** The same, and each page in every width and colour scheme. */
export const fullBrowserStep: Step = [
  'browser, every look and engine',
  () => runBrowserTests([], reportFile(browserReport), otherEngines()),
];

/** Killed servers, full disks, cut connections. */
export const resilienceStep: Step = [
  'resilience',
  () => run('vitest', ['run', '--config', 'tests/resilience/vitest.config.ts']),
];

/**
 * The built pages once more, with a public address: pages, pictures and lists for programs name it then. What a page weighs is held
 * without the bar that says that all is a sample.
 */
export const publicStep: Step = [
  'a public address',
  async () => {
    const settings = { SITE_URL: 'https://www.example.com', ALLOW_SAMPLE: 'true' };
    const built = await run('node', ['scripts/build/build.ts'], settings);
    const weights = ['budgets', 'offline-manifest'].flatMap((name) => [
      '--exclude',
      `tests/built-site/${name}.test.ts`,
    ]);
    return built || run('vitest', ['run', '--project', 'built', ...weights], settings);
  },
];

/** Builds the site with a pseudo-locale: no untranslated text, no link back to English. */
export const languageStep: Step = ['a second language', () => run('node', ['scripts/translations/test-language.ts'])];

export const mutationStep: Step = ['mutations', () => run('node', ['scripts/ci/mutations.ts'])];
