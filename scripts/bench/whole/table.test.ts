import { expect, test } from 'vitest';
import { storingIn } from './storing.ts';
import { type Figure, movedSince, tableOf } from './table.ts';

const page: Figure = { what: 'a page', unit: 'µs', ours: 24, alone: 20 };
const memory: Figure = { what: 'memory', unit: 'MB', ours: 140 };

test('a table tells the ratio where there is one', () => {
  expect(tableOf([page, memory])).toContain('| a page | µs | 24.0 | 20.0 | 1.20 |\n| memory | MB | 140 |  |  |');
});

test('what stands otherwise is told, and what differs by noise is not', () => {
  const before = `# Speed\n\n${tableOf([page, memory])}\n`;
  expect(movedSince(before, [page, memory])).toEqual([]);
  expect(
    movedSince(before, [
      { ...page, ours: 60, alone: 50 },
      { ...memory, ours: 145 },
    ]),
  ).toEqual([]);
  expect(
    movedSince(before, [
      { ...page, ours: 40 },
      { ...memory, ours: 200 },
    ]),
  ).toEqual(['a page: 1.2 -> 2.00', 'memory: 140 -> 200.00']);
  expect(movedSince('', [page])).toEqual(['a page: new']);
});

test('the lines of the proof of throughput are read', () => {
  const line =
    'sqlite: 1316 durable questions a second from 16 people at once, 41 % (40, 41, 43) of the 3237 a second without a server; ' +
    'half within 11.0 ms, 99 of 100 within 25.5 ms; 12 messages a second left meanwhile; 0 refused; 5265 stored of 5265 acknowledged';
  expect(storingIn(`${line}\n`)).toEqual([{ engine: 'sqlite', ours: 1316, raw: 3237 }]);
  expect(() => storingIn('sqlite: gone')).toThrow('no figure');
});
