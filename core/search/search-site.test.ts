import { describe, expect, test } from 'vitest';
import { searchSite } from './search-site.ts';
import { indexSite } from './site-index.ts';
import type { SearchedSite, SearchPage } from './site-words.ts';

const page = (at: number, counts = 1, urgent: 0 | 1 = 0): SearchPage => [
  `/${at}`,
  at === 9 ? 'Wet carpet' : '',
  counts,
  urgent,
];
/** Nine pages like each other, and one with a title. */
const plain = Array.from({ length: 10 }, (_, at) => page(at));
const speech = {
  endings: 'ing s',
  small: 'the',
  general: '',
  danger: 'gas smoke',
  synonyms: { drywall: 'sheetrock', 'air mover': 'fan', 'main valve': 'shutoff' },
};

/** A site of sections in short: "1 roof: It leaks." is on page 1, called "roof", and says "It leaks." */
function siteOf(told: string, kept: Partial<SearchedSite> = {}): SearchedSite {
  const sections = told.split('; ').map((section) => {
    const [, at, heading = '', text = ''] = /^(\d+) ?([^:]*):? ?(.*)$/.exec(section) ?? [];
    return [Number(at), heading, heading, text, ''] as const;
  });
  return { pages: plain, sections, names: [], directory: '/directory', speech, ...kept };
}

/** What is found: headings of sections, and names of companies. */
function found(site: SearchedSite, query: string, isTyping?: boolean) {
  const { hits } = searchSite(indexSite(site), query, isTyping);
  return hits.map((hit) => (hit.kind === 'company' ? hit.name : site.sections[hit.section]?.[2])).join('; ');
}

describe('found before others is the section', () => {
  test.each([
    ['with the word in its heading', 'roof', '0 a: roof; 1 roof', 'roof; a'],
    ['that comes before one that says as much', 'roof', '0 a: roof; 1 b: roof', 'a; b'],
    ['that says both words', 'roof leak', '0 roof; 1 a: leak, leak, roof, roof; 2 b: else', 'a; roof'],
    [
      'that says both itself, before one whose page says the other',
      'drying cost',
      '0 cost; 0 drying; 1 a: cost, cost, drying, drying',
      'a; cost; drying',
    ],
    [
      'that says one, on a page that says the other',
      'drying cost',
      '1 cost: cost; 0 cost of it; 0 drying; 2 a: else',
      'drying; cost of it; cost',
    ],
    [
      'in which words follow each other as they do in the query',
      'water heater leak',
      '0 a: heater leak of water; 1 b: water heater leak; 2 c: leak of a heater of water',
      'b; a; c',
    ],
    [
      'that is called just as was asked',
      'wet roofs',
      '0 wet roof or wet: wet; 1 wet roof',
      'wet roof; wet roof or wet',
    ],
    [
      'whose page is called just as was asked',
      'wet carpet',
      '2 a wet carpet: wet carpet, wet carpet; 9',
      '; a wet carpet',
    ],
    [
      'that says a thing as it was typed, whatever else it says of it',
      'sheetrock',
      '0 drywall; 1 sheetrock: drywall',
      'sheetrock; drywall',
    ],
    ['that says all of another name, never half of it', 'fan', '0 air: air; 1 air mover; 2 mover', 'air mover'],
    ['that says what was typed, where no other name is', 'shutoff', '0 main; 1 shutoff', 'shutoff'],
    ['that says a word of two', 'qqqq roof', '0 a; 1 roof', 'roof'],
    [
      'of another page than the two before it',
      'roof',
      '0 a roof; 0 b roof; 0 c roof; 0 d roof; 1 e: roof',
      'a roof; b roof; e; c roof; d roof',
    ],
  ])('%s: %s', (_, query, told, headings) => {
    expect(found(siteOf(told), query)).toBe(headings);
  });

  test('that says the rarer word', () => {
    const others = Array.from({ length: 9 }, (_, at) => `; 3 other ${at}: much water`).join('');
    expect(found(siteOf(`0 water; 1 asbestos${others}`), 'water asbestos')).toMatch(/^asbestos; water; /);
  });

  test.each([
    [23, 'before'],
    [24, 'behind'],
  ])('of %i that say more and one whose words follow each other: this one %s the others', (count, place) => {
    const pages = Array.from({ length: count + 1 }, (_, at) => page(at));
    const others = pages.slice(1).map((_, at) => `${at + 1} other: heater, water`);
    const told = `0 both: the water heater so; ${others.join('; ')}`;
    const headings = others.map(() => 'other');
    expect(found(siteOf(told, { pages }), 'water heater')).toBe(
      (place === 'before' ? ['both', ...headings] : [...headings, 'both']).join('; '),
    );
  });
});

describe('a page', () => {
  const pages = [page(0, 0.5), page(1), page(2, 1.2), page(3, 1, 1)];

  test('of a tool counts more for what it does and less for what is written under it, and one may count less', () => {
    const told = '0 terms roof; 0 more terms of roof; 1 guide of roof; 2 tool roof; 2 method roof';
    expect(found(siteOf(told, { pages }), 'roof')).toBe(
      'tool roof; guide of roof; method roof; terms roof; more terms of roof',
    );
  });

  test.each([
    ['first', 'smell of gas', 'go gas; guide gas'],
    ['no sooner than others', 'smell', 'guide gas; go gas'],
  ])('for people in danger comes %s for %s', (_, query, headings) => {
    expect(found(siteOf('1 guide gas: smell; 3 go gas: smell', { pages }), query)).toBe(headings);
  });
});

test.each([
  ['sea mutual', 'Sea Mutual; mutuals'],
  ['mutual', 'mutuals; Coast Mutual; Sea Mutual; Bay Mutual'],
])('companies named in full come before sections, three of those named in part after them: %s', (query, hits) => {
  const names = [['Coast Mutual'], ['Sea Mutual'], ['Bay Mutual'], ['Hill Mutual']];
  expect(found(siteOf('0 mutuals', { names }), query)).toBe(hits);
});

test.each([
  ['what was typed and what it stands for', 'sheetrocks', ['sheetrock', 'drywall']],
  ['each word that tells something', 'the wet roof', ['wet', 'roof']],
  ['nothing for what is not there', 'qqqq', []],
])('to be marked is %s: %s', (_, query, stems) => {
  expect([...searchSite(indexSite(siteOf('0 wet roof; 1 drywall')), query).stems]).toEqual(stems);
});

test('a word is taken for finished unless it is being typed', () => {
  expect(found(siteOf('0 insulation'), 'insul')).toBe('');
  expect(found(siteOf('0 insulation'), 'insul', true)).toBe('insulation');
});
