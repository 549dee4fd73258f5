import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { gravestHazards } from '#core/triage/hazards/hazards.ts';
import { evaluate } from './evaluation-runs.ts';
import { measure, recallOf } from './measure.ts';
import { report } from './report.ts';
import { measureSmallSets } from './second-reader.ts';
import { setSection } from './second-reader-report.ts';
import { blindSet, openSet, secondSet, spanishSet, unseenSet } from './sets/labelled.ts';
import { withHardSlips, withSlips } from './typos.ts';

const everySet = evaluate();
/** The unseen set is reported and never asserted: a rule that is written for it would make it a seen one. */
const sets = everySet.filter(({ set }) => set.name !== 'The unseen sixty');

const page = readFileSync(new URL('../../docs/evaluation.md', import.meta.url), 'utf8');

test('the page in docs is the one that the command writes', () => {
  expect(page.startsWith(report(everySet))).toBe(true);
});

test('the page has the figures of the second reader on every small set', () => {
  const missing = measureSmallSets().filter((set) => !page.includes(setSection(set)));
  expect(missing).toEqual([]);
});

describe.each(sets)('$set.name', ({ ways, slips }) => {
  test.each(ways.slice(1))(
    '$name: nothing is too low, and every danger to life and all black water is found',
    ({ measure: way }) => {
      expect(way.underCategory).toEqual([]);
      expect(way.underSeverity).toEqual([]);
      const life = recallOf(way, gravestHazards);
      expect(life.found).toBe(life.labelled);
      const all = recallOf(way);
      expect(all.found / all.labelled).toBeGreaterThanOrEqual(0.98);
    },
  );

  test('the specified rule alone is too low in places, so the labels can tell', () => {
    expect(ways[0]?.measure.underCategory.length).toBeGreaterThan(10);
  });

  test.each(slips)('with slips in $share of the longer words most dangers are still found', ({ share, life }) => {
    expect(life).toBeGreaterThanOrEqual(share < 0.15 ? 0.93 : share < 0.3 ? 0.89 : 0.83);
  });
});

describe('over-triage', () => {
  test('no more than three of the blind texts are too high by us rather than by the specified rule', () => {
    const [specified, rules] = sets[1]?.ways ?? [];
    const forced = new Set(specified?.measure.overCategory);
    expect(rules?.measure.overCategory.filter((id) => !forced.has(id)).length).toBeLessThanOrEqual(3);
  });
});

test('the sets are whole', () => {
  expect([openSet(), blindSet(), spanishSet(), secondSet(), unseenSet()].map(({ texts }) => texts.length)).toEqual([
    60, 160, 60, 60, 60,
  ]);
});

test('a way that finds nothing is measured as such', () => {
  const texts = openSet()
    .texts.filter(({ hazards }) => hazards.includes('sewage'))
    .slice(0, 1);
  const { underCategory, perHazard } = measure(texts, () => ({ category: 1, severity: 'low', hazards: [] }));
  expect(underCategory).toHaveLength(1);
  expect(perHazard.find(({ hazard }) => hazard === 'sewage')?.missed).toHaveLength(1);
});

test('slips change the given share of the longer words, and are the same every time', () => {
  const text = 'sewage ceiling outlet flooded a the';
  expect(withSlips(text, 0, 1)).toBe(text);
  expect(withSlips(text, 1, 1)).toMatch(/ a the$/);
  expect(withSlips(text, 1, 1)).toBe(withSlips(text, 1, 1));
  expect(withSlips(text, 1, 1)).not.toContain('flooded');
});

test('hard slips reach words of three letters and first letters', () => {
  const mistyped = Array.from({ length: 50 }, (_, seed) => withHardSlips('gas fire', 1, seed));
  expect(mistyped.some((text) => !text.startsWith('g'))).toBe(true);
  expect(new Set(mistyped.map((text) => text.split(' ')[0])).size).toBeGreaterThan(10);
});
