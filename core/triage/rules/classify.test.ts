import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { classifyByKeywords } from './classify.ts';

interface Scenario {
  readonly id: string;
  readonly text: string;
  readonly spec_category: number;
  readonly spec_severity: string;
}

const scenarios: Scenario[] = JSON.parse(readFileSync(new URL('../cases/scenarios.json', import.meta.url), 'utf8'));

describe('the labelled scenarios', () => {
  test('are all there', () => expect(scenarios).toHaveLength(60));

  test.each(scenarios)('$id', ({ text, spec_category, spec_severity }) => {
    const { category, severity } = classifyByKeywords(text);
    expect({ category, severity }).toEqual({ category: spec_category, severity: spec_severity });
  });
});

describe('the specified rule, case by case', () => {
  test.each([
    ['SEWAGE in the hall', 3, 'emergency', true, ['sewage']],
    ['we were brainstorming', 3, 'emergency', true, ['storm']],
    ['no sewage, from the washing machine', 3, 'emergency', true, ['sewage']],
    ['toilet overflow', 3, 'emergency', true, ['toilet overflow']],
    ['grey water', 2, 'high', true, ['grey water']],
    ['gray water', 2, 'high', true, ['gray water']],
    ['two hours ago', 2, 'high', true, ['hours']],
    ['a large puddle', 2, 'high', true, ['large']],
    ['a small drip', 1, 'low', false, ['small']],
    ['a minor drip that spread', 1, 'low', true, ['minor', 'spread']],
    ['extensive damp', 1, 'moderate', true, ['extensive']],
    ['a drip', 1, 'moderate', false, []],
    ['', 1, 'moderate', false, []],
  ] as const)('%s', (text, category, severity, professionals, keywords) => {
    expect(classifyByKeywords(text)).toMatchObject({ category, severity, professionals, keywords });
  });
});
