import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { facts } from '#content/facts/all-facts.ts';
import { houseRules } from '#content/facts/house-rules/all-house-rules.ts';
import { sources } from '#content/facts/sources/all-sources.ts';
import type { Level } from '#content/i18n/schemas.ts';
import { definition as costBuilder } from '#core/calculators/cost-builder/definition.ts';
import { publishedJob } from '#core/calculators/cost-builder/factors.ts';
import { resultOf } from '#core/calculators/shared/validate.ts';
import { gradeLimits, readingGrade } from '../prose/readability.ts';
import { misspelled } from '../prose/spelling.ts';
import { errorsBeside, recordErrors } from './record-errors.ts';
import { nameOfRecord, recordFiles, recordTexts } from './record-texts.ts';

/** Records whose pages are easier or harder than `general`. */
const levels: Readonly<Record<string, Level>> = {
  'at-risk-groups': 'emergency',
  'emergency-steps': 'emergency',
  'first-day-cards': 'emergency',
  'safe-to-stay': 'emergency',
  'sleeping-risks': 'emergency',
  'water-categories': 'emergency',
};

/** Titles and dates of sources, as they were read: they state nothing, and hold names of many firms. */
const titles = 'content/en/calculators/sources.ts';

const records = recordFiles.filter((file) => file !== titles).map((file) => ({ file, name: nameOfRecord(file) }));

test('every record of the lists and tools is checked', () => {
  expect(records.map(({ name }) => name)).toEqual(
    expect.arrayContaining([...Object.keys(levels), 'ai-prompts', 'claim-clock', 'drying-job/job', 'forms']),
  );
});

test('no two records have one name', () => {
  const names = records.map(({ name }) => name);
  expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
});

describe.each(records)('$file', ({ file, name }) => {
  test('its lines state nothing that their facts do not hold', async () => {
    const { factsOfLines, ...record } = { ...(await import(path.resolve(file))) };
    // `factsOfLines` belongs to the first export of its file.
    const [words] = Object.values(record);
    expect(factsOfLines ? errorsBeside(words, factsOfLines) : recordErrors(record)).toEqual([]);
  });

  test('is spelled right', () => {
    expect(misspelled(recordTexts(name).join('\n'))).toEqual([]);
  });

  test('reads at the grade of its pages', () => {
    expect(readingGrade(recordTexts(name))).toBeLessThanOrEqual(gradeLimits[levels[name] ?? 'general']);
  });
});

test('what the cost builder says of a whole job is what its fact says', () => {
  const { low, average, high } = publishedJob;
  for (const dollars of [low, average, high]) {
    expect(facts['angi-average'].says).toContain(`$${dollars.toLocaleString('en-US')}`);
  }
});

test.each([
  ['minor', 'below'],
  ['severe', 'above'],
] as const)(
  'the range of the cost builder for %s damage can be %s the published one, as its page says',
  (severity, where) => {
    const result = resultOf(costBuilder, { area: 120, roomType: 'bedroom', source: 'gray', severity });
    const [ours = 0, published = 0] =
      where === 'above' ? [result?.low, result?.publishedHigh] : [result?.publishedLow, result?.low];
    expect(ours).toBeGreaterThan(published);
  },
);

test('facts and house rules are spelled right', () => {
  const rules = Object.values(houseRules).map(({ says, sourcesSay }) => `${says} ${sourcesSay}`);
  const says = Object.values(facts).map((fact) => fact.says);
  expect(misspelled([...rules, ...says].join('\n'))).toEqual([]);
});

test('every source is used by a fact', () => {
  const used = new Set<string>(Object.values(facts).flatMap((fact) => fact.sources));
  expect(Object.keys(sources).filter((id) => !used.has(id))).toEqual([]);
});

test('no two sources have the same address, and every address is a web address', () => {
  const urls = Object.values(sources).map((source) => source.url);
  expect(urls.filter((url, index) => urls.indexOf(url) !== index)).toEqual([]);
  expect(urls.filter((url) => !URL.canParse(url))).toEqual([]);
});

test('every id is in kebab-case', () => {
  const ids = [facts, houseRules, sources].flatMap((records) => Object.keys(records));
  expect(ids.filter((id) => !/^[a-z0-9]+(-[a-z0-9]+)*$/.test(id))).toEqual([]);
});
