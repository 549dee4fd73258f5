import { describe, expect, test } from 'vitest';
import { languageFiles } from '../texts/language-files.ts';
import { piecesOf } from '../texts/text-pieces.ts';
import { checkFile } from './check-file.ts';
import { barOf, inflesz, lowestUrgent } from './inflesz.ts';

test.each([
  ['guides/emergency-checklist.mdx', 'emergency', 75],
  ['lists/emergency-steps.ts', undefined, 75],
  ['assessment/steps.ts', undefined, 75],
  ['guides/mold-prevention.mdx', 'general', 65],
  ['calculators/circuits.ts', undefined, 65],
  ['guides/restoration-manual.mdx', 'technical', 55],
  ['pages/accuracy.mdx', 'technical', 55],
  ['pages/legal/terms.mdx', 'general', 50],
] as const)('the bar of %s, level %s, is %d', (file, level, bar) => expect(barOf(file, level)).toBe(bar));

const files = languageFiles('es');

test.each(files)('%s is easy enough and uses no wrong form: npm run language', (file) => {
  expect(checkFile(file).errors).toEqual([]);
});

describe('what went wrong', () => {
  const errors = files
    .filter((file) => file.endsWith('.ts'))
    .flatMap((file) => piecesOf(`content/es/${file}`))
    .filter(({ at }) => /(^|\.)(errors|failures)\./.test(at));

  test('is easy to read on the whole', () => {
    expect(inflesz(errors.map(({ text }) => text))).toBeGreaterThanOrEqual(lowestUrgent);
  });
});
