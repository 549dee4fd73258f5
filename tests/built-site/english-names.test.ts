import { type HTMLElement, NodeType, parse } from 'node-html-parser';
import { expect, test } from 'vitest';
import { languages } from '#content/i18n/languages.ts';
import { listedPages } from '#src/lib/routes/page.ts';
import { builtElements } from './built-site.ts';

const names = languages.es.englishNames;
const name = new RegExp(`(?<![\\p{L}\\p{N}-])(${names.join('|')})(?![\\p{L}\\p{N}-])`, 'u');

/** What a voice does not read as a part of the page, what cannot hold an element, and what comes to life by itself. */
const closed = 'script, style, title, textarea, option, svg, noscript, astro-island';

/** Texts of a page with an English name that is not marked as English. */
function unmarked(element: HTMLElement): readonly string[] {
  if (element.getAttribute('lang') === 'en' || element.matches(closed)) return [];
  return element.childNodes.flatMap((node) => {
    if (node.nodeType === NodeType.ELEMENT_NODE) return unmarked(node as HTMLElement);
    return node.nodeType === NodeType.TEXT_NODE && name.test(node.text) ? [node.text.trim()] : [];
  });
}

/** "avalúo (appraisal)", "«Flood Damage» (daño por inundación)". */
const isGlossed = (text: string, one: string) =>
  [`(${one}`, `${one})`, `${one} (`].some((form) => text.replace(/[«»“”]/g, '').includes(form));

const bodyOf = (path: string) => builtElements(path).querySelector('body');

test('a name that is not marked is found, one that is marked is not', () => {
  const page = parse('<body><p>La (Property Code) <span lang="en">Proof of Loss</span></p></body>');
  expect(unmarked(page)).toEqual(['La (Property Code)']);
});

test.each(listedPages('es'))('$path says of each English name that it is English', ({ path }) => {
  const body = bodyOf(path);
  expect(body && unmarked(body)).toEqual([]);
});

test('each English name is on a page with its Spanish meaning beside it', () => {
  const texts = listedPages('es').flatMap(
    ({ path }) => bodyOf(path)?.querySelectorAll('p, li, td, th, dd, dt, figcaption') ?? [],
  );
  const said = texts.filter((text) => !text.closest('[lang=en]')).map((text) => text.text.replace(/\s+/g, ' '));
  const found = names.filter((one) => said.some((text) => text.includes(one)));
  expect(found.length).toBeGreaterThan(25);
  const bare = found.filter((one) => !said.some((text) => isGlossed(text, one)));
  expect(bare).toEqual([]);
});

test('English pages mark nothing', () => {
  const marked = listedPages('en').flatMap(({ path }) => bodyOf(path)?.querySelectorAll('main span[lang=en]') ?? []);
  expect(marked).toEqual([]);
});
