import { globSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { languageCodes } from '#content/i18n/languages.ts';
import { languageFiles } from '../texts/language-files.ts';
import { piecesOf } from '../texts/text-pieces.ts';
import { wrongPercents } from './percent.ts';

describe('per cent', () => {
  test.each([
    ['35.7% and {share}% of 100%, in percent', []],
    ['in 2 percentages, 3 porcentajes', []],
    ['35.7 % wet', ['7 %']],
    ['35.7\u00a0% wet', ['7\u00a0%']],
    ['{share} % mojado', ['} %']],
    ['30 and 50 percent', ['0 percent']],
    ['el 99 por ciento', ['9 por ciento']],
  ])('%s', (text, wrong) => {
    expect(wrongPercents(text)).toEqual(wrong);
  });
});

test.each(languageCodes.flatMap((language) => languageFiles(language).map((file) => `${language}/${file}`)))(
  '%s writes percent in one form',
  (file) => {
    const pieces = piecesOf(`content/${file}`);
    expect(pieces.flatMap(({ at, text }) => wrongPercents(text).map((found) => `${at}: ${found}`))).toEqual([]);
  },
);

// Drawings and PDFs join numbers and signs in code.
test('code for drawings and PDFs has no space before a percent sign', () => {
  const files = globSync('src/**/*.{ts,tsx}', { exclude: ['**/*.test.*'] });
  expect(files.length).toBeGreaterThan(100);
  expect(files.filter((file) => /[\w)]\}\s+%[`\s<']/.test(readFileSync(file, 'utf8')))).toEqual([]);
});
