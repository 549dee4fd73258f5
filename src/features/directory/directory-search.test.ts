import { describe, expect, test } from 'vitest';
import { directory } from '#content/directory/directory.ts';
import { prepare, type SearchedEntry, searchOf } from './directory-search.ts';

const entry = (name: string, phone = '800-555-0100', aliases: readonly string[] = []): SearchedEntry => ({
  name,
  phone,
  aliases,
});
const entries = [
  entry('Allstate', '800-255-7828'),
  entry('Auto-Owners Insurance', '888-252-4626'),
  entry('Brick Farm Mutual', '800-555-0101', ['Farm']),
  entry('Farmers Insurance', '800-435-7764', ['Texas Farmers']),
  entry('National Flood Insurance Program', '877-336-2627', ['NFIP']),
  entry("People's Trust Insurance", '877-333-1230'),
  entry('State Farm', '800-732-5246', ['State Farm Lloyds']),
  entry('Texas Department of Insurance', '800-252-3439', ['Help line']),
  entry('Travelers', '800-252-4633', ['St. Paul']),
];
const namesIn = (list: readonly SearchedEntry[], query: string) => searchOf(list)(query).map((row) => list[row]?.name);

describe('searchOf', () => {
  test.each([
    ['the exact name', 'allstate', ['Allstate']],
    ['an exact name before names it begins', 'state farm', ['State Farm']],
    ['a start of a name, then a word inside a name, then any part', 'state', ['State Farm', 'Allstate']],
    ['an exact alias before a phrase inside a name', 'farm', ['Farmers Insurance', 'Brick Farm Mutual', 'State Farm']],
    ['a name without its punctuation', 'peoples trust', ["People's Trust Insurance"]],
    ['a name with its words run together', 'autoowners', ['Auto-Owners Insurance']],
    ['a name with a space too many', 'all state', ['Allstate']],
    ['a former name', 'st paul', ['Travelers']],
    ['initials', 'tdi', ['Texas Department of Insurance']],
    ['initials with small words', 'TDOI', ['Texas Department of Insurance']],
    ['words in another order', 'department texas', ['Texas Department of Insurance']],
    ['digits of a number', '255-78', ['Allstate']],
    ['wide digits of a number', '２５５-７８', ['Allstate']],
    ['nothing for a sign that is read as a word', '&', []],
    ['a number with the country code', '1 (800) 732 5246', ['State Farm']],
    ['three digits that begin with a 1', '123', ["People's Trust Insurance"]],
    ['digits with a 1 among them', '333-1230', ["People's Trust Insurance"]],
    ['nothing for two digits', ' 25 ', []],
    ['nothing for a letter inside words', 'x', []],
    ['nothing for words that only join others', 'de la', []],
    ['nothing', 'zebra', []],
    ['Spanish words', 'departamento de seguros de Tejas', ['Texas Department of Insurance']],
    ['a name behind Spanish words', 'compañía de seguros State Farm', ['State Farm']],
    ['Spanish for insurance among a name', 'aseguranza farmers', ['Farmers Insurance']],
    ['a Spanish word that is not finished', 'asegur peop', ["People's Trust Insurance"]],
    ['flood insurance', 'Seguro de Inundación', ['National Flood Insurance Program']],
    ['a name without insurance in it', 'la aseguranza de Travelers', ['Travelers']],
  ])('finds %s', (_, query, expected) => {
    expect(namesIn(entries, query)).toEqual(expected);
  });

  test.each([
    ['an exact name before those it begins', 'farm', ['Farm Bureau', 'Farm'], ['Farm', 'Farm Bureau']],
    [
      'an exact end of a name as its start',
      'mutual',
      ['Brick Mutuals', 'Stone Mutual'],
      ['Brick Mutuals', 'Stone Mutual'],
    ],
    ['a Spanish word that is a name', 'casa', ['Home Insurance', 'Casa Mutual'], ['Casa Mutual']],
    ['names of which each word begins a word', 'br mu', ['Mutual of Brick', 'Brick Line'], ['Mutual of Brick']],
  ])('finds %s', (_, query, list, expected) => {
    expect(
      namesIn(
        list.map((name) => entry(name)),
        query,
      ),
    ).toEqual(expected);
  });

  test.each(['.,-', '\\', '.*', '¿?', '。'])('finds nothing for "%s", where nothing is searched for', (query) => {
    expect(namesIn(entries, query)).toEqual([]);
  });

  test('reads wide letters as those of the list', () => {
    expect(namesIn(entries, 'ＳＴＡＴＥ　ＦＡＲＭ')).toEqual(namesIn(entries, 'state farm'));
    expect(namesIn(entries, 'ＳＴＡＴＥ　ＦＡＲＭ')).not.toEqual([]);
  });

  test.each(['', '  '])('finds the whole list for "%s"', (query) => {
    expect(namesIn(entries, query)).toEqual(entries.map(({ name }) => name));
  });

  test('finds nothing in an empty list', () => {
    expect(namesIn([], 'state farm')).toEqual([]);
  });

  test('finds the same in a list of many steps', () => {
    const many = Array.from({ length: 70 }, (_, at) => entry(`Insurer ${at}`));
    expect(namesIn(many, 'insurer 69')).toEqual(['Insurer 69']);
    expect(namesIn(many, 'insurer')).toHaveLength(70);
  });
});

const listed = directory();
const find = prepare(listed);
const firstTwo = (query: string) =>
  find(query)
    .slice(0, 2)
    .map((row) => listed[row]?.name ?? '');

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
