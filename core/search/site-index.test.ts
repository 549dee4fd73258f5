import { describe, expect, test } from 'vitest';
import { indexSite, type SearchedSite, type SearchSection } from './site-index.ts';

const site = (sections: readonly SearchSection[], names: SearchedSite['names'] = []): SearchedSite => ({
  pages: [
    ['/mold', 'Mold prevention', 1, 0],
    ['/fans', 'Fan calculator', 1, 0],
  ],
  sections,
  names,
  directory: '/directory',
  speech: {
    endings: 'ing s',
    small: 'The of',
    general: 'Claims',
    danger: 'Gas,smoking',
    synonyms: { drywall: 'sheetrock,gypsum boards', 'air movers': 'fans,how many fans' },
  },
});

describe('a word counts for', () => {
  const others = (count: number) => ' other'.repeat(count);

  test.each([
    ['4 in the title, for the first part of the page', [0, '', '', '', ''], 'mold', 4],
    ['2 in the title, for a section below', [0, 'roof', 'Roof', '', ''], 'mold', 2],
    ['2 in the title, for a part with an anchor and no heading', [0, 'roof', '', '', ''], 'mold', 2],
    ['2 in the title, for a part with a heading and no anchor', [0, '', 'Roof', '', ''], 'mold', 2],
    ['3 in a heading, however often', [0, 'roof', 'Roofs and roofing', '', ''], 'roof', 3],
    ['1 in a text of 90 words', [0, '', '', `roof${others(89)}`, ''], 'roof', 1],
    ['1 among words that are not shown', [0, '', '', 'Shown.', `roof${others(88)}`], 'roof', 1],
    ['less in a longer text', [0, '', '', `roof${others(269)}`, ''], 'roof', 2.2 / 3.4],
    ['more in a short one', [0, '', '', `roof${others(44)}`, ''], 'roof', 2.2 / 1.9],
    ['less than twice as much if it occurs twice', [0, '', '', `roof roofing${others(88)}`, ''], 'roof', 4.4 / 3.2],
    ['the sum of title, heading and text', [0, 'a', 'Mold', `Mold${others(89)}`, ''], 'mold', 2 + 3 + 1],
  ] as const)('%s', (_, section, stem, weight) => {
    expect(
      indexSite(site([section]))
        .weights.get(stem)
        ?.get(0),
    ).toBeCloseTo(weight, 10);
  });

  test('each of the sections that have it, and no other', () => {
    const { weights, ofPage } = indexSite(
      site([
        [0, '', '', 'roof', ''],
        [1, '', '', 'floor', ''],
        [0, 'a', 'Roof', '', ''],
      ]),
    );
    expect([...(weights.get('roof')?.keys() ?? [])]).toEqual([0, 2]);
    expect([...(weights.get('fan')?.keys() ?? [])]).toEqual([1]);
    expect(ofPage).toEqual([[0, 2], [1]]);
  });
});

test('words are known as they are written, wherever they stand, and in what people call things', () => {
  const { words, said } = indexSite(site([[0, 'roofs', 'Roofs', 'Señal leaking', 'hidden']]));
  expect([...words.keys()]).toEqual(['mold', 'prevention', 'roofs', 'senal', 'leaking', 'hidden']);
  expect([...said.keys()]).toEqual(['sheetrock', 'gypsum', 'boards', 'fans', 'how', 'many']);
});

test('lists of words are read as stems, and longer names of things come first', () => {
  const { small, general, danger, called } = indexSite(site([]));
  expect([small, general, danger].map((list) => [...list])).toEqual([['the', 'of'], ['claim'], ['gas', 'smok']]);
  expect(called).toEqual([
    [
      ['how', 'many', 'fan'],
      ['air', 'mover'],
    ],
    [['gypsum', 'board'], ['drywall']],
    [['sheetrock'], ['drywall']],
    [['fan'], ['air', 'mover']],
  ]);
});

test.each([
  [0, { called: 'mold prevention', said: ' mold prevention the roof leak ' }],
  [1, { called: 'wet roof', said: ' wet roof cut them ' }],
])('section %i is stored as stems, the first part of a page under its title', (section, stems) => {
  const { stemsOf } = indexSite(
    site([
      [0, '', '', 'The roof: leaks.', 'hidden'],
      [0, 'wet-roofs', 'Wet roofs', 'Cut them', ''],
    ]),
  );
  expect(stemsOf(section)).toEqual(stems);
  expect(stemsOf(section)).toEqual(stems);
});

describe('a company may be named', () => {
  const waysOf = (...names: readonly string[]) => indexSite(site([], [names])).names;

  test.each([
    ['by what tells it from others', ['The Claims Bureau of Texas'], [['bureau', 'texas']], []],
    ['by its other names', ['Travelers', 'St. Paul', 'The Claims'], [['travelers']], [['st', 'paul'], []]],
    [
      'with the initials in it, without them, and by them alone',
      ['Texas Wind (TWA)'],
      [['texas', 'wind', 'twa'], ['texas', 'wind'], ['twa']],
      [],
    ],
    ['with two letters, which are no initials', ['Texas Wind (TW)'], [['texas', 'wind', 'tw']], []],
    ['with a word in brackets, which is none', ['Texas (Wind)'], [['texas', 'wind']], []],
  ])('%s', (_, names, own, others) => {
    expect(waysOf(...names)).toEqual([{ name: names[0], own, others }]);
  });
});
