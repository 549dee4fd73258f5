import { expect, test } from 'vitest';
import { languages } from '#content/i18n/languages.ts';
import { readPage } from '#scripts/translations/read-page.ts';
import { unexplained } from '#scripts/translations/untranslated.ts';
import { listedPages, type Page, pageOf } from '#src/lib/routes/page.ts';
import { builtElements, builtPage } from './built-site.ts';

/** The notice goes to an insurer who reads English; a Spanish explanation follows it. */
const sentInEnglish = languages.es.claim.clock.notice.text.split('\n');

/** Names of places to fill are no words. */
const wordsOf = (line: string) => line.replaceAll(/\{\w+\}/g, '').match(/\p{L}{2,}/gu) ?? [];

/** What a page says in more than three words, element by element. */
function longTexts({ path, language }: Pick<Page, 'path' | 'language'>): readonly string[] {
  const lines = readPage(builtPage(path), language).texts.flatMap((text) => text.split('\n'));
  return lines.map((line) => line.trim()).filter((line) => wordsOf(line).length > 3);
}

/** Texts that two pages share and that no list of names explains. */
function shared(one: readonly string[], other: readonly string[]): readonly string[] {
  const said = new Set(one);
  const same = other.filter((text) => said.has(text) && !sentInEnglish.includes(text));
  return same.flatMap((text) => unexplained(text) ?? []);
}

test('a sentence that stayed English is found, a name is not', () => {
  const name = 'A Brief Guide to Mold, Moisture and Your Home';
  const sentence = 'Call before you open a wall.';
  expect(shared([sentence, name], [name, 'Llame antes de abrir una pared.', sentence])).toEqual([sentence]);
});

test.each(listedPages('es'))('$path leaves nothing in English but names', (page) => {
  const spanish = longTexts(page);
  expect(spanish.length).toBeGreaterThan(5);
  expect(shared(longTexts(pageOf('en', page.name)), spanish)).toEqual([]);
});

/** The languages that the sources of a page say they are in; one entry for a source that says none. */
const languagesOfSources = ({ path }: Pick<Page, 'path'>) =>
  builtElements(path)
    .querySelectorAll('[aria-labelledby=sources] li')
    .map((source) => source.getAttribute('lang'));

test('each source of a Spanish page is marked as English, and our notes on it as Spanish', () => {
  const sources = listedPages('es').flatMap(languagesOfSources);
  expect(sources.length).toBeGreaterThan(200);
  expect(sources.filter((language) => language !== 'en')).toEqual([]);
  const said = builtElements('/es/guias/ayuda-y-derechos-en-texas').querySelectorAll(
    '[aria-labelledby=sources] li span',
  );
  expect(said.length).toBeGreaterThan(0);
  expect(said.filter((part) => part.getAttribute('lang') !== 'es')).toEqual([]);
  expect(listedPages('en').flatMap(languagesOfSources).filter(Boolean)).toEqual([]);
});
