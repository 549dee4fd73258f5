import { describe, expect, test } from 'vitest';
import { namesMeant } from './search-site.ts';
import { indexSite } from './site-index.ts';

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
