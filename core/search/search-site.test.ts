import { describe, expect, test } from 'vitest';
import { namesMeant, searchSite } from './search-site.ts';
import { indexSite, type SearchedSite, type SearchPage } from './site-index.ts';

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
function siteOf(described: string, overrides: Partial<SearchedSite> = {}): SearchedSite {
  const sections = described.split('; ').map((section) => {
    const [, at, heading = '', text = ''] = /^(\d+) ?([^:]*):? ?(.*)$/.exec(section) ?? [];
    return [Number(at), heading, heading, text, ''] as const;
  });
  return { pages: plain, sections, names: [], directory: '/directory', speech, ...overrides };
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
  ])('%s: %s', (_, query, described, headings) => {
    expect(found(siteOf(described), query)).toBe(headings);
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
    const described = `0 both: the water heater so; ${others.join('; ')}`;
    const headings = others.map(() => 'other');
    expect(found(siteOf(described, { pages }), 'water heater')).toBe(
      (place === 'before' ? ['both', ...headings] : [...headings, 'both']).join('; '),
    );
  });
});

describe('a page', () => {
  const pages = [page(0, 0.5), page(1), page(2, 1.2), page(3, 1, 1)];

  test('of a tool counts more for what it does and less for what is written under it, and one may count less', () => {
    const described = '0 terms roof; 0 more terms of roof; 1 guide of roof; 2 tool roof; 2 method roof';
    expect(found(siteOf(described, { pages }), 'roof')).toBe(
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
  ['what was typed and its synonym', 'sheetrocks', ['sheetrock', 'drywall']],
  ['each word that tells something', 'the wet roof', ['wet', 'roof']],
  ['nothing for what is not there', 'qqqq', []],
])('to be marked is %s: %s', (_, query, stems) => {
  expect([...searchSite(indexSite(siteOf('0 wet roof; 1 drywall')), query).stems]).toEqual(stems);
});

test('a word is taken for finished unless it is being typed', () => {
  expect(found(siteOf('0 insulation'), 'insul')).toBe('');
  expect(found(siteOf('0 insulation'), 'insul', true)).toBe('insulation');
});

const none = { full: [], part: [] };

/** The companies that a query names in a directory of these, each with its other names behind it, parted by commas. */
function meant(query: string, names: readonly string[], isTyping = false) {
  const index = indexSite({
    pages: [['/', '', 1, 0]],
    sections: [[0, '', '', 'home water aid department sun', '']],
    names: names.map((name) => name.split(',')),
    directory: '/directory',
    speech: { endings: 's', small: 'the of for', general: 'insurance claim phone', danger: '', synonyms: {} },
  });
  return namesMeant(index, query, isTyping);
}

describe('named in full is', () => {
  test.each([
    ['a company', 'state farm', 'State Farm'],
    ['one in other order', 'farm state', 'State Farm'],
    ['one among words that everybody types', 'State Farm claims phone for the insurance', 'State Farm'],
    ['one whose own name has such words', 'windstorm', 'The Windstorm Insurance'],
    ['one by its other name', 'lloyds', 'State Farm,Lloyds'],
    ['one with a slip', 'alstate', 'Allstate'],
    ['one with a slip in each word', 'stae fram', 'State Farm'],
    ['one of twelve words', 'a b c d e f g h i j k l', 'A B C D E F G H I J K L'],
  ])('%s: %s', (_, query, name) => {
    expect(meant(query, ['Kin', name])).toEqual({ full: [name.split(',')[0]], part: [] });
  });

  test('the company that is named best, before others', () => {
    expect(meant('travelers', ['Traveler', 'Travelers']).full).toEqual(['Travelers', 'Traveler']);
  });
});

describe('named in part is', () => {
  test.each([
    ['one by half of its name', 'farm', 'State Farm'],
    ['one with two slips in one word', 'tarvleers', 'Travelers'],
    ['one by a word of our pages and another', 'home kin', 'Home Kin Lane Mutual'],
    ['one of which as much is typed as is not', 'sea coast', 'Sea Coast Bay Lane'],
  ])('%s: %s', (_, query, name) => {
    expect(meant(query, [name])).toEqual({ full: [], part: [name] });
  });

  test('the company of whose name most is typed, before others', () => {
    expect(meant('mutual', ['Coast Sea Mutual', 'Coast Mutual', 'Mutual'])).toEqual({
      full: ['Mutual'],
      part: ['Coast Mutual', 'Coast Sea Mutual'],
    });
  });
});

describe('not named is', () => {
  test.each([
    ['anybody by nothing', '?', 'State Farm'],
    ['anybody by what everybody types', 'insurance claim phone', 'State Farm'],
    ['one of whose name a word is not', 'farm roof', 'State Farm'],
    ['one by a slip at the first letter', 'gin', 'Kin'],
    ['one by a slip at the first letter of a longer name', 'ravelers', 'Travelers'],
    ['one by half of its name that is a word of our pages', 'home', 'Home Mutual'],
    ['one by another name that is a word of our pages', 'aid', 'State Farm,Aid'],
    ['one by the end of a word', 'state', 'Allstate'],
    ['anybody in more than twelve words', 'kin '.repeat(13), 'Kin'],
  ])('%s: %s', (_, query, name) => {
    expect(meant(query, [name])).toEqual(none);
  });
});

describe('while it is typed', () => {
  test.each([
    ['a name whose last word is begun is named in full', 'state f', { full: ['State Farm'], part: [] }],
    ['a whole name is', 'state farm', { full: ['State Farm'], part: [] }],
    ['three letters begin a name', 'sta', { full: [], part: ['State Farm'] }],
    ['two letters begin none', 'st', none],
    ['a word before the last begins none', 'sta farm', none],
    ['the end of a word is not its beginning', 'fm', none],
    ['a letter that begins no word of the name names nobody', 'state m', none],
  ])('%s: %s', (_, query, names) => {
    expect(meant(query, ['State Farm'], true)).toEqual(names);
  });

  test('half a name is half named, and one that is not being typed any more is not', () => {
    expect(meant('far', ['Farm'], true).part).toEqual(['Farm']);
    expect(meant('farm', ['Farm'], true).full).toEqual(['Farm']);
    expect(meant('sta', ['State Farm'], false)).toEqual(none);
  });
});
