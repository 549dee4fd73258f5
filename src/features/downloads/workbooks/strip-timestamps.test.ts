import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate';
import { expect, test } from 'vitest';
import { withoutTimes } from './write-workbook.ts';

const files = { 'one.xml': strToU8('<one/>'), 'folder/two.xml': strToU8('<two/>'.repeat(50)) };
const written = (day: string) => zipSync(files, { mtime: new Date(`${day}T12:00:00`) });

test('files written at different times give the same bytes', () => {
  expect(written('2026-01-02')).not.toEqual(written('2027-03-04'));
  expect(withoutTimes(written('2026-01-02'))).toEqual(withoutTimes(written('2027-03-04')));
});

test('what is in it stays', () => {
  const [one] = Object.values(unzipSync(withoutTimes(written('2026-01-02'))));
  expect(one && strFromU8(one)).toBe('<one/>');
  expect(Object.keys(unzipSync(withoutTimes(written('2026-01-02'))))).toEqual(Object.keys(files));
});

test.each([
  ['nothing', new Uint8Array()],
  ['no ZIP file', strToU8('a text that is no ZIP file at all')],
  ['half of one', written('2026-01-02').slice(0, -40)],
])('%s is refused', (_case, bytes) => {
  expect(() => withoutTimes(bytes)).toThrow('no ZIP file');
});
