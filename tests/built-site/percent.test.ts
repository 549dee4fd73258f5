import { globSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { wrongPercents } from '#checks/prose/percent.ts';
import { languageCodes } from '#content/i18n/languages.ts';
import { listedPages } from '#src/lib/routes/page.ts';
import { selected } from '../full-run.ts';
import { builtElements, builtFile } from './built-site.ts';
import { readPdf, readWorkbook } from './read-files.ts';

const filesOf = (ending: string) => globSync(`**/*.${ending}`, { cwd: path.join(import.meta.dirname, '../../dist') });

test.each(languageCodes.flatMap((language) => listedPages(language)))('$path writes per cent in one way', (page) => {
  const texts = builtElements(page.path).querySelectorAll('p, li, td, th, dd, dt, text, figcaption, h1, h2, h3');
  expect(texts.length).toBeGreaterThan(0);
  expect(texts.flatMap(({ text }) => wrongPercents(text))).toEqual([]);
});

// A PDF is laid out from the blocks of its page.
test.each(selected(filesOf('pdf'), 4))('%s writes it so too', async (file) => {
  const { pages } = await readPdf(builtFile(file));
  const lines = pages.map((texts) => texts.map(({ text, endsLine }) => (endsLine ? `${text}\n` : text)).join(''));
  expect(lines.flatMap((page) => page.split('\n').flatMap(wrongPercents))).toEqual([]);
});

test.each(filesOf('xlsx'))('%s writes it so too', (file) => {
  const { texts } = readWorkbook(builtFile(file));
  expect(texts.length).toBeGreaterThan(0);
  expect(texts.flatMap(wrongPercents)).toEqual([]);
});
