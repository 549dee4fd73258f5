import { expect, test } from 'vitest';
import { testsOfChanged } from './changed.ts';

test.each([
  [[], [], []],
  [['core/triage/nlp/words.ts', 'core/triage/verdict.ts'], ['core/triage/'], []],
  [['src/features/claim-clock/form/Dates.tsx'], ['src/features/claim-clock/'], []],
  [['src/layouts/Page.astro', 'server/routes/health.ts'], ['server/routes/', 'src/layouts/'], []],
  [['content/en/guides/mold.mdx', 'content/es/guides/mold.mdx'], [], ['guides/mold.mdx']],
  [['content/es/guides/mold.mdx', 'checks/translations/translation-records.json'], [], ['guides/mold.mdx']],
  [['content/facts/rates.ts'], ['content/'], []],
  [['README.md', 'docs/speed.md', 'tests/e2e/pages.spec.ts', 'package.json'], [], []],
])('%j runs the tests of %j and the checks of %j', (files, folders, pages) => {
  expect(testsOfChanged(files)).toEqual({ folders, pages });
});
