import { describe, expect, test } from 'vitest';
import { shownHit } from './search-result.ts';
import { searchSite } from './search-site.ts';
import { indexSite, type SearchedSite, type SearchSection } from './site-index.ts';

const section = (page: number, heading: string, text: string, more = ''): SearchSection => [
  page,
  heading.toLowerCase().replaceAll(' ', '-'),
  heading,
  text,
  more,
];
const site: SearchedSite = {
  pages: [
    ['/mold', 'Mold prevention', 1, 0],
    ['/go-out', 'Leave the house', 1, 1],
    ['/fans', 'Fan calculator', 1.2, 0],
    ['/terms', 'Terms of use', 0.5, 0],
  ],
  sections: [
    section(0, '', 'The clock that starts with the water.'),
    section(0, 'Wet drywall', 'Cut drywall above the wet line and dry the framing.', 'insulation'),
    section(1, '', 'What to do at once.'),
    section(1, 'Gas', 'You smell gas: go out.'),
    section(2, '', 'How many air movers a room needs.'),
    section(2, 'Method', 'Air movers are counted from the floor.'),
    section(3, 'Gas and water', 'Gas, water, drywall: no warranty for the smell of gas.'),
  ],
  names: [
    ['State Farm', 'SFM'],
    ['Coast Mutual (COM)', 'Sea Mutual'],
  ],
  directory: '/directory',
  speech: {
    endings: 'ies>y ss>ss ing ed es s e',
    small: 'the a how do i what',
    general: 'insurance phone claim',
    danger: 'gas',
    synonyms: { drywall: 'sheetrock,gypsum board', 'air mover': 'fan', calculator: 'how many' },
  },
};
const found = (query: string, isTyping = false) => {
  const index = indexSite(site);
  const { hits, stems } = searchSite(index, query, isTyping);
  return hits.map((hit) => shownHit(index, hit, stems, 'phone').href);
};

describe('the first that is found', () => {
  test.each([
    ['a heading', 'wet drywall', '/mold#wet-drywall'],
    ['other forms of its words', 'drying wet drywalls', '/mold#wet-drywall'],
    ['a name of the trade', 'Sheetrock?', '/mold#wet-drywall'],
    ['a name of two words', 'the gypsum board', '/mold#wet-drywall'],
    ['two words for one', 'dry wall', '/mold#wet-drywall'],
    ['one word for two', 'wetdrywall', '/mold#wet-drywall'],
    ['a slip', 'dryvall', '/mold#wet-drywall'],
    ['a slip in what people call it', 'shetrock', '/mold#wet-drywall'],
    ['a word that is not shown', 'insulation', '/mold#wet-drywall'],
    ['what to do in danger before what else is said of it', 'i smell gas', '/go-out#gas'],
    ['a tool before what is written under it', 'how many fans', '/fans'],
    ['the page of a title', 'mold', '/mold'],
  ])('is %s: %s', (_case, query, first) => {
    expect(found(query)[0]).toBe(first);
  });
});

describe('a company', () => {
  test.each([
    ['state farm', '/directory?q=State%20Farm'],
    ['State Farm claim phone', '/directory?q=State%20Farm'],
    ['state fram', '/directory?q=State%20Farm'],
    ['com', '/directory?q=Coast%20Mutual%20(COM)'],
    ['coast mutual', '/directory?q=Coast%20Mutual%20(COM)'],
  ])('%s is found first', (query, first) => {
    expect(found(query)[0]).toBe(first);
  });

  test('that is partly named is found, one that shares a word with our pages is not', () => {
    expect(found('mutual')).toEqual(['/directory?q=Coast%20Mutual%20(COM)']);
    expect(found('water').filter((href) => href.startsWith('/directory'))).toEqual([]);
  });
});

test('an unfinished word matches as a prefix', () => {
  expect(found('insul', true)).toEqual(['/mold#wet-drywall']);
  expect(found('st', true)).not.toContain('/directory?q=State%20Farm');
  expect(found('stat', true)).toEqual(['/directory?q=State%20Farm']);
});

test.each([[''], ['???'], ['qqqqq']])('%j finds nothing', (query) => {
  expect(found(query)).toEqual([]);
});
