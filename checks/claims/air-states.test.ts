import { globSync } from 'node:fs';
import { expect, test } from 'vitest';
import { facts } from '#content/facts/all-facts.ts';
import { houseRules } from '#content/facts/house-rules/all-house-rules.ts';
import { languageCodes } from '#content/i18n/languages.ts';
import { renderContext } from '#src/lib/content-renderer/ast/render-context.ts';
import { textsOf } from '#src/lib/content-renderer/ast/traverse.ts';
import { readBlocks } from '#src/lib/content-renderer/parser/read-blocks.ts';
import { finishPage } from '#src/lib/content-renderer/records/finish-page.ts';
import { headOf } from '../pages/head.ts';
import { parsePage } from '../pages/parse-page.ts';
import { airStateFaults } from './air-states.ts';

test.each([
  [
    'the value of the short formula',
    'Air at 80 °F and 60% holds 91.8 grains a pound.',
    '80 °F and 60%: 91.8 is not 92.09',
  ],
  ['a wrong dew point', 'At 80 °F, 60% the dew point is 64.8 °F.', '80 °F, 60%: 64.8 is not 64.88'],
  ['the wrong air of two', '80 °F 60%: 92.1 gr/lb; 70 °F 50%: 54.3 gr/lb.', '70 °F 50%: 54.3 is not 54.48'],
  ['another unit', '70 °F and 50% is 12.59 hPa.', '70 °F and 50%: 12.59 is not 12.52'],
])('refuses %s', (_name, text, fault) => {
  expect(airStateFaults(text)).toEqual([fault]);
});

test.each([
  ['what the calculator says', 'Air at 80 °F and 60% has a dew point of 64.9 °F and holds 92.1 grains a pound.'],
  ['fewer digits', 'At 80 °F and 60% air holds 92 grains.'],
  ['grains of another sentence', 'The rating is at 80 °F and 60%. Below 40 grains take another machine.'],
  ['a range beside a humidity', 'They work at 70-90 °F down to about 40% or 55 grains per pound.'],
])('passes %s', (_name, text) => {
  expect(airStateFaults(text)).toEqual([]);
});

test('no fact and no house rule says what the calculator does not say', () => {
  const rules = Object.values(houseRules).map(({ says, sourcesSay }) => `${says} ${sourcesSay}`);
  const says = Object.values(facts).map((fact) => fact.says);
  expect([...says, ...rules].flatMap(airStateFaults)).toEqual([]);
});

const pages = languageCodes.flatMap((language) =>
  globSync(`content/${language}/**/*.mdx`).map((file) => ({ file, language })),
);

test.each(pages)('$file says what the calculator says', ({ file, language }) => {
  const root = parsePage(file);
  const { blocks } = finishPage(
    file,
    { frontmatter: headOf(file, root), blocks: () => readBlocks(root) },
    renderContext(language),
  );
  expect(airStateFaults(textsOf(blocks).join('\n'))).toEqual([]);
});
