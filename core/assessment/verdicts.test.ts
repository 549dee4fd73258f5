import { describe, expect, test } from 'vitest';
import { fallbackAssessment } from './fallback.ts';
import { ruleBasedAssessment } from './verdicts.ts';

describe('the rule-based assessment', () => {
  test.each([
    ['sewer backup', 3, /black water/],
    ['dishwasher leak', 2, /"dishwasher"/],
    ['faucet drip', 1, /clean water/],
  ] as const)('%s gets the words of category %d', (text, category, reasoning) => {
    const assessment = ruleBasedAssessment(text);
    expect(assessment.category).toBe(category);
    expect(assessment.reasoning).toMatch(reasoning);
    for (const list of [
      assessment.immediateActions,
      assessment.risks,
      assessment.moistureDetectionPriorities,
      assessment.equipmentRecommendations,
    ]) {
      expect(list?.length).toBeGreaterThan(2);
    }
  });

  test('the first words of category 3 take people out of the water', () => {
    expect(ruleBasedAssessment('sewage').immediateActions[0]).toMatch(/out of the water/);
  });
});

test('the fallback keeps the rules and says the specified sentence', () => {
  const fallback = fallbackAssessment('sewage in the hall', 'timeout');
  expect(fallback).toMatchObject({ category: 3, severity: 'emergency', professionals: true });
  expect(fallback.reasoning).toBe('AI analysis unavailable. Using basic rule-based assessment. Error: timeout');
});
