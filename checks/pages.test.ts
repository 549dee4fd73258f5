import { globSync } from 'node:fs';
import { basename } from 'node:path';
import { describe, expect, test } from 'vitest';
import { claimFaults } from './claims.ts';
import { headOf } from './head.ts';
import { recordTexts, wordsOfPage } from './page-words.ts';
import { parsePage } from './parse-page.ts';
import { proseBlocks, recordNames } from './prose.ts';
import { countWords, minutesToRead } from './read-time.ts';
import { gradeLimits, readingGrade } from './reading-age.ts';
import { misspelled } from './spelling.ts';

const files = globSync('content/**/*.mdx');

describe.each(files)('%s', (file) => {
  const root = parsePage(file);

  test('has a head that its schema accepts', () => {
    const head = headOf(file, root);
    if ('group' in head) expect(head.address).toBe(`/guides/${basename(file, '.mdx')}`);
  });

  test('every claim has its record, every number its source', () => {
    expect(claimFaults(root)).toEqual([]);
  });

  test('reads at the grade of its level, with the records that it calls', async () => {
    const records = await Promise.all(recordNames(root).map((name) => recordTexts(file, name)));
    const grade = readingGrade([...proseBlocks(root), ...records.flat()]);
    expect(grade).toBeLessThanOrEqual(gradeLimits[headOf(file, root).level]);
  });

  test('is spelled right', async () => {
    expect(misspelled((await wordsOfPage(file, root)).join('\n'))).toEqual([]);
  });

  test('takes as long to read as its head promises', async () => {
    const promised = headOf(file, root).readMinutes;
    const words = countWords((await wordsOfPage(file, root)).join('\n'));
    expect(promised ?? minutesToRead(words), `${words} words`).toBe(minutesToRead(words));
  });
});

test('no two pages have the same title', () => {
  const titles = files.map((file) => headOf(file, parsePage(file)).title);
  expect(titles.filter((title, index) => titles.indexOf(title) !== index)).toEqual([]);
});
