import { globSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import type { Term } from '../hazards/patterns.ts';
import { allPatterns } from '../hazards/read.ts';
import { Reader } from '../hazards/reader.ts';
import { tokenize } from '../nlp/tokens.ts';
import { allLexicons } from './all-lexicons.ts';
import { linesOf, readWords } from './lexicon.ts';

const files = globSync('*.{en,es}.ts', { cwd: import.meta.dirname });
const names = Object.keys(allLexicons);
const textOf = (file: string) => readFileSync(new URL(file, import.meta.url), 'utf8');

/** A text made of the first word of each term: what the phrase must at least find. */
function exampleOf(parts: readonly (readonly Term[])[]): string {
  const word = ({ entries }: Term) => (entries[0] ?? '').replace(/[=*]/g, '').replaceAll('_', ' ');
  return parts.map((terms) => terms.map(word).join(' ')).join(' and ');
}

test('each lexicon has a file in each language, and each file is used', () => {
  expect(files.sort()).toEqual([...names, 'shared'].flatMap((name) => [`${name}.en.ts`, `${name}.es.ts`]).sort());
});

test.each(files)('%s has one phrase a line, of a hundred characters at most', (file) => {
  expect(
    textOf(file)
      .split('\n')
      .filter((line) => line.length > 100),
  ).toEqual([]);
});

test('phrases hold known signs only', () => {
  const word = String.raw`(?:\$[a-z0-9-]+|=?[a-z0-9]+(?:_[a-z0-9]+)*\*?)`;
  const sign = new RegExp(`^(?:[~^]\\d|-|&&?|${word}(?:\\|${word})*)$`);
  const unknown = allPatterns().flatMap(({ source }) =>
    source
      .trim()
      .split(/\s+/)
      .filter((piece) => !sign.test(piece)),
  );
  expect(unknown).toEqual([]);
});

test('each phrase finds a text of its own words', () => {
  const dead = allPatterns().filter(
    (pattern) => new Reader(tokenize(exampleOf(pattern.parts))).matches(pattern).length === 0,
  );
  expect(dead.map(({ source }) => source)).toEqual([]);
});

test('no list has a phrase twice', () => {
  for (const lexicon of Object.values(allLexicons)) {
    for (const list of lexicon.lists as readonly string[]) {
      const sources = lexicon.patterns(list as never).map(({ source }) => source);
      expect(sources.filter((source, at) => sources.indexOf(source) < at)).toEqual([]);
    }
  }
});

test.each(names)('every word set of %s is used', (lexicon) => {
  const both = textOf(`${lexicon}.en.ts`) + textOf(`${lexicon}.es.ts`);
  const used = new Set([...both.matchAll(/\$([a-z0-9-]+)/g)].map(([, name]) => name));
  const defined = [...both.matchAll(/^([a-z0-9-]+): /gm)].map(([, name]) => name);
  expect(defined.filter((name) => !used.has(name))).toEqual([]);
});

describe('lines of words', () => {
  test('a repeated name extends its set', () =>
    expect(readWords('wet: a b\nwet: c').get('wet')).toEqual(['a', 'b', 'c']));
  test('a line without a name is a bug', () => expect(() => readWords('a b')).toThrow('without a name'));
  test('blank lines are left out', () => expect(linesOf('\n a \n\n b')).toEqual(['a', 'b']));
});
