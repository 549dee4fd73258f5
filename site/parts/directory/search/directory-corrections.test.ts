import { describe, expect, test } from 'vitest';
import { directory } from '#content/directory/directory.ts';
import { indexDirectory, searchDirectory } from '#core/search/directory-search/directory-search.ts';
import { learnWords } from './directory-corrections.ts';

const entries = directory();
const index = indexDirectory(entries);
const correct = learnWords(index, entries);

/** As the page does it: what stands in the list, and, unless that is certain, what was meant. */
function firstTwo(query: string) {
  const { rows, certain } = searchDirectory(index, query);
  const all = certain ? rows : [...new Set([...rows, ...correct(query)])];
  return all.slice(0, 2).map((row) => entries[row]?.name ?? '');
}

describe('what people type finds the company first or second', () => {
  test.each([
    ['alstate', 'Allstate'],
    ['progresive', 'Progressive'],
    ['nationwyde', 'Nationwide'],
    ['travlers', 'Travelers'],
    ['hatrford', 'The Hartford'],
    ['state farn', 'State Farm'],
    ['liberty mutal', 'Liberty Mutual'],
    ['amcia', 'Amica Mutual'],
    ['univresal property', 'Universal Property & Casualty'],
    ['hochiem prarie', 'Hochheim Prairie'],
    ['texas depatment of insurance', 'Texas Department of Insurance'],
    ['nation wyde', 'Nationwide'],
    ['statefram', 'State Farm'],
    ['met life', 'Foremost Signature / Farmers GroupSelect (former MetLife Auto & Home)'],
    ['gmac', 'National General'],
    ['unitrin', 'Kemper'],
    ['ohio mutual', 'United Mutual (formerly Ohio Mutual)'],
    ['national grange mutual', 'Main Street America Group'],
    ['firemans fund', 'Chubb'],
    ['twia', 'Texas Windstorm Insurance Association (TWIA)'],
    ['tdi', 'Texas Department of Insurance'],
    ['nfip', 'National Flood Insurance Program (FEMA)'],
    ['njm', 'NJM Insurance'],
    ['amfam', 'American Family Insurance'],
    ['united services automobile association', 'USAA'],
    ['government employees', 'GEICO'],
    ['peoples trust', "People's Trust Insurance"],
    ['auto owners', 'Auto-Owners Insurance'],
    ['fair plan', 'Texas FAIR Plan Association'],
    ['flood', 'National Flood Insurance Program (FEMA)'],
  ])('"%s"', (query, name) => {
    expect(firstTwo(query)).toContain(name);
  });

  test('"xyzzyqq" finds nothing', () => {
    expect(firstTwo('xyzzyqq')).toEqual([]);
  });
});
