import { expect, test } from 'vitest';
import { shownHit } from './search-result.ts';
import { indexSite } from './site-index.ts';

const index = () =>
  indexSite({
    pages: [['/mold', 'Mold prevention', 1, 0]],
    sections: [
      [0, '', '', 'The clock that starts with the water.', ''],
      [0, 'wet-drywall', 'Wet drywall', 'Cut the drywalls above the wet line.', 'insulation'],
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
  });
});

test('the first part of a page leads to the page', () => {
  expect(shownHit(index(), { kind: 'section', section: 0 }, new Set(['mold']), '')).toEqual({
    href: '/mold',
    title: 'Mold prevention',
    heading: '',
    pieces: [{ text: 'The clock that starts with the water.', isMarked: false }],
  });
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
  });
});
