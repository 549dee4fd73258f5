import { globSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { nameOf } from '#content/i18n/page-head.ts';
import { renderContext } from '#src/lib/content-renderer/ast/render-context.ts';
import { sentencesOf, textsOf } from '#src/lib/content-renderer/ast/traverse.ts';
import { readBlocks } from '#src/lib/content-renderer/parser/read-blocks.ts';
import { finishPage } from '#src/lib/content-renderer/records/finish-page.ts';
import { claimErrors } from '../claims/claims.ts';
import { gradeLimits, readingGrade } from '../prose/readability.ts';
import { misspelled } from '../prose/spelling.ts';
import { headOf, parsePage } from './parse-page.ts';

const files = globSync('content/**/*.mdx');

describe.each(files)('%s', (file) => {
  const root = parsePage(file);

  test('has a head that its schema accepts, and that repeats no address which its place says', () => {
    const { address } = headOf(file, root);
    if (address) expect(nameOf(file.replace(/^content\/\w+\//, ''), {})).not.toBe(address);
  });

  test('every claim has its record, every number its source', () => {
    expect(claimErrors(root)).toEqual([]);
  });
});

describe.each(files.filter((file) => file.startsWith('content/en/')))('%s', (file) => {
  const root = parsePage(file);
  const page = finishPage(
    file,
    { frontmatter: headOf(file, root), blocks: () => readBlocks(root) },
    renderContext('en'),
  );

  test('reads at the grade of its level, with the records that it calls', () => {
    expect(readingGrade(sentencesOf(page.blocks))).toBeLessThanOrEqual(gradeLimits[page.frontmatter.level]);
  });

  test('is spelled right, with the records that it calls', () => {
    expect(misspelled(textsOf(page.blocks).join('\n'))).toEqual([]);
  });
});

test('no two pages of a language have the same title', () => {
  const titles = files.map((file) => `${file.split('/')[1]}: ${headOf(file, parsePage(file)).title}`);
  expect(titles.filter((title, index) => titles.indexOf(title) !== index)).toEqual([]);
});
