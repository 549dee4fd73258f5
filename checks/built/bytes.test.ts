import { expect, test } from 'vitest';
import { contentType } from '#api/built-site/content-types.ts';
import { hasTwins, twinEndings } from '#api/built-site/twins.ts';
import { languageCodes } from '#content/languages.ts';
import { addressOf, mostBytesOf } from '#site/frame/addresses.ts';
import { listedPages } from '#site/frame/page.ts';
import { builtFile, builtPage } from './built-site.ts';

// A browser weighs each page to the byte (e2e/pages/pages.spec.ts), those of the second language only in the full run: what a page and the
// scripts in its head weigh is known without one.

/** Headers of a page's answer, and of a script's. */
const headers = { page: 805, script: 275 };

function weightOf(file: string): number {
  const { length } = builtFile(file);
  return hasTwins(contentType(file), length) ? builtFile(file + twinEndings.br).length : length;
}

test.each(languageCodes.flatMap((language) => listedPages(language)))('$path is no heavier than it may be', (page) => {
  const scripts = builtPage(page.path).matchAll(/<link rel="modulepreload" href="\/([^"]+)"/g);
  const ofScripts = [...scripts].reduce((sum, [, file = '']) => sum + weightOf(file) + headers.script, 0);
  const weight = weightOf(`${page.path}/index.html`) + headers.page + ofScripts;
  expect(weight).toBeLessThanOrEqual(mostBytesOf(addressOf(page.name) ?? { kind: 'static' }));
});
