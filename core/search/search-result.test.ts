import { describe, expect, test } from 'vitest';
import { marked, shownHit, snippet } from './search-result.ts';
import { indexSite } from './site-index.ts';
import { stemmer } from './stemmer.ts';

const index = () =>
  indexSite({
    pages: [
      ['/mold', 'Mold prevention', 1, 0, 'guide'],
      ['/about', 'About us', 1, 0],
    ],
    sections: [
      [0, '', '', 'The clock that starts with the water.', ''],
      [0, 'wet-drywall', 'Wet drywall', 'Cut the drywalls above the wet line.', 'insulation'],
      [1, '', '', 'Who we are.', ''],
    ],
    names: [],
    directory: '/directory',
    speech: { endings: 's', small: 'the', general: '', danger: '', synonyms: {} },
  });

test('a company leads to its line in the directory', () => {
  expect(shownHit(index(), { kind: 'company', name: 'Smith & Sons' }, new Set(['smith']), 'phone')).toEqual({
    href: '/directory?q=Smith%20%26%20Sons',
    title: 'Smith & Sons',
    heading: '',
    pieces: [{ text: 'phone', isMarked: false }],
    kind: 'number',
  });
});

test('a company has its number to call, where the site has one', () => {
  const site = { ...index().site, phones: { 'Smith & Sons': ['800-555-0100', '+18005550100'] as const } };
  const { call } = shownHit(indexSite(site), { kind: 'company', name: 'Smith & Sons' }, new Set(), 'phone');
  expect(call).toEqual({ phone: '800-555-0100', href: 'tel:+18005550100' });
});

test('the first part of a page leads to the page', () => {
  expect(shownHit(index(), { kind: 'section', section: 0 }, new Set(['mold']), '')).toEqual({
    href: '/mold',
    title: 'Mold prevention',
    heading: '',
    pieces: [{ text: 'The clock that starts with the water.', isMarked: false }],
    kind: 'guide',
  });
});

test('a page of no marked kind is a page, also in the JSON that is downloaded', () => {
  expect(
    shownHit(indexSite(JSON.parse(JSON.stringify(index().site))), { kind: 'section', section: 2 }, new Set(), '').kind,
  ).toBe('page');
});

test('a section leads to its place, with what was asked for marked but no word that only asks', () => {
  expect(shownHit(index(), { kind: 'section', section: 1 }, new Set(['the', 'drywall']), '')).toEqual({
    href: '/mold#wet-drywall',
    title: 'Mold prevention',
    heading: 'Wet drywall',
    pieces: [
      { text: 'Cut the ', isMarked: false },
      { text: 'drywalls', isMarked: true },
      { text: ' above the wet line.', isMarked: false },
    ],
    kind: 'guide',
  });
});

const stem = stemmer('ing s');
const times = (word: string, count: number) => Array(count).fill(word).join(' ');

describe('marked are', () => {
  /** The text with its marked words in brackets: pieces that follow each other differ. */
  const inBrackets = (text: string, ...stems: readonly string[]) =>
    marked(text, new Set(stems), stem).map(({ text: part, isMarked }) => (isMarked ? `[${part}]` : part));

  test.each([
    ['forms of a word', 'Dry the Drywalls!', ['drywall'], ['Dry the ', '[Drywalls]', '!']],
    ['the first and the last word', 'Roofs: a leaking roof', ['roof'], ['[Roofs]', ': a leaking ', '[roof]']],
    ['a word with its accents', 'El daño de agua', ['dano'], ['El ', '[daño]', ' de agua']],
    ['a word with its apostrophe', 'The roof’s edge', ['roof'], ['The ', '[roof’s]', ' edge']],
    ['a number', 'Call 911 now', ['911'], ['Call ', '[911]', ' now']],
    ['no part of a word', 'Waterproof roofless', ['roof'], ['Waterproof roofless']],
    ['no words when none were asked for', 'Dry it.', [], ['Dry it.']],
    ['none of nothing', '', ['roof'], []],
  ])('%s: %s', (_, text, stems, pieces) => {
    expect(inBrackets(text, ...stems)).toEqual(pieces);
  });
});

describe('shown is', () => {
  const shown = (text: string) => snippet(text, new Set(['roof', 'leak', 'water']), stem);

  test.each([
    ['a short text as it is', 'No such thing.', 'No such thing.'],
    ['all of 26 words', times('one', 26), times('one', 26)],
    ['the start of more where no word is asked for', times('one', 27), `${times('one', 26)} …`],
    [
      'the start if the word is there',
      `a b c d e Roofs. ${times('one', 22)}`,
      `a b c d e Roofs. ${times('one', 20)} …`,
    ],
    ['five words before the first', `a b c d e f leaks ${times('one', 22)}`, `… b c d e f leaks ${times('one', 20)} …`],
    ['the end', `${times('one', 30)} roof`, `… ${times('one', 5)} roof`],
    [
      'the place with the most of the words, not with one of them twice',
      `roof roof roof ${times('one', 30)} (roof) leaks`,
      `… ${times('one', 5)} (roof) leaks`,
    ],
    [
      'the first of two such places',
      `${times('one', 9)} roof leaks ${times('two', 30)} roof leaks`,
      `… ${times('one', 5)} roof leaks ${times('two', 19)} …`,
    ],
    [
      'the place with three of them at the end before one with two',
      `roof leaks ${times('one', 30)} roof leaks water`,
      `… ${times('one', 5)} roof leaks water`,
    ],
    [
      'words that are shown together',
      `roof ${times('one', 19)} leaks ${times('two', 30)} roof leaks water`,
      `… ${times('two', 5)} roof leaks water`,
    ],
    [
      'no place for a word that would not be shown with it',
      `roof ${times('one', 21)} leaks water ${times('two', 30)} roof leaks`,
      `… ${times('one', 5)} leaks water ${times('two', 19)} …`,
    ],
  ])('%s', (_, text, part) => {
    expect(shown(text)).toBe(part);
  });
});
