import { readFileSync } from 'node:fs';
import { parse } from 'csv-parse/sync';
import { expect, test } from 'vitest';
import { builtFile } from './built-site.ts';

const list = 'insurance-directory';
const rows: readonly Record<string, string>[] = parse(readFileSync(`content/directory/${list}.csv`), { columns: true });

test('the files of the directory hold the whole list with license and date', () => {
  const { entries, ...head } = JSON.parse(builtFile(`${list}.json`).toString('utf8'));
  expect(head).toMatchObject({ compiled: '2026-11-21', license: { name: 'CC0 1.0 Universal' } });
  const namesAndPhones = (all: readonly Record<string, string>[]) => all.map(({ name, phone }) => [name, phone]);
  expect(namesAndPhones(entries)).toEqual(namesAndPhones(rows));
  const listed: readonly Record<string, string>[] = parse(builtFile(`${list}.csv`), { columns: true });
  expect(listed).toMatchObject(rows.map((row) => ({ ...row, license: 'CC0-1.0', list_compiled: '2026-11-21' })));
  expect(listed).toHaveLength(190);
});
