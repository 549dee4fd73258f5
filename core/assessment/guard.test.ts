import { describe, expect, test } from 'vitest';
import type { Assessment } from './assessment.ts';
import { cleanWords } from './clean-words.ts';
import { guard } from './guard.ts';
import { triage } from './triage.ts';

const calm: Assessment = {
  category: 1,
  severity: 'low',
  timeline: 'No hurry',
  immediateActions: ['Mop it up.', 'Open a window.'],
  professionals: false,
  reasoning: 'This is clean water.',
  risks: ['Swelling'],
};
const grave: Assessment = {
  ...calm,
  category: 3,
  severity: 'emergency',
  professionals: true,
  reasoning: 'It may be sewage.',
};

describe('the more cautious of the two wins', () => {
  test('a model that says "all fine" to sewage is overruled in every field', () => {
    const rules = triage('sewage in the tub');
    const { assessment, origins } = guard(rules, { ...calm, reasoning: 'All fine.' });
    expect(assessment).toEqual(rules.assessment);
    expect(origins).toEqual({ category: 'rules', severity: 'rules', professionals: 'rules', reasoning: 'rules' });
  });

  test('a model that sees more danger than the rules is believed', () => {
    const { assessment, origins } = guard(triage('a small drip'), grave);
    expect(assessment).toMatchObject({
      category: 3,
      severity: 'emergency',
      professionals: true,
      timeline: 'Contact professionals within 1 hour',
      reasoning: 'It may be sewage.',
    });
    expect(origins).toEqual({ category: 'model', severity: 'model', professionals: 'model', reasoning: 'model' });
  });

  test('urgent steps that it left out come first', () => {
    const rules = triage('outlets are sparking, sewage everywhere');
    const { assessment } = guard(rules, grave);
    expect(assessment.immediateActions.slice(0, rules.urgentSteps)).toEqual(
      rules.assessment.immediateActions.slice(0, rules.urgentSteps),
    );
    expect(assessment.immediateActions).toContain('Mop it up.');
  });

  test('guarding twice changes nothing', () => {
    const rules = triage('sewage in the tub');
    const once = guard(rules, grave);
    expect(guard(rules, once.assessment).assessment).toEqual(once.assessment);
  });

  test('lists that it leaves out come from the rules', () => {
    const rules = triage('a drip');
    expect(guard(rules, grave).assessment.equipmentRecommendations).toEqual(rules.assessment.equipmentRecommendations);
  });
});

describe('words taken out', () => {
  test.each([
    ['Call 830-555-0199 now.', 'phone-number'],
    ['Call +1 (830) 555 0199.', 'phone-number'],
    ['Dial 1-800-FLOODED today.', 'phone-number'],
    ['It costs $500 to fix.', 'price'],
    ['Expect 2,000 dollars.', 'price'],
    ['Your insurance will cover this.', 'promise'],
    ['We guarantee a dry house.', 'promise'],
    ['Our team arrives at once.', 'promise'],
    ['See https://example.com for more.', 'link'],
    ['Write to help@example.com.', 'link'],
    ['Look <img src=x onerror=alert(1)> here', 'link'],
    ['It is safe to sleep there.', 'false-comfort'],
    ['There is no need to call anyone.', 'false-comfort'],
    ['Mix bleach with ammonia.', 'danger'],
    ['Poke a hole in the ceiling.', 'danger'],
  ])('%s', (sentence, removal) => {
    expect(cleanWords(`Keep out. ${sentence}`)).toEqual({ text: 'Keep out.', removed: [removal] });
  });

  test.each([
    'Call 911.',
    'Switch the power off only if it is safe to do so.',
    'The room is not safe to enter.',
    'Stay out until an electrician says that it is safe.',
    'Stay 20 feet away from the generator.',
    'Dry it within 24 to 48 hours.',
    'Never mix bleach with ammonia.',
    'Do not poke the ceiling.',
    'A house built in 1974 may hold asbestos.',
  ])('%s stays', (sentence) => {
    expect(cleanWords(sentence)).toEqual({ text: sentence, removed: [] });
  });

  test('the guard names them and falls back to the rules where nothing is left', () => {
    const rules = triage('a small drip');
    const { assessment, removed } = guard(rules, {
      ...calm,
      reasoning: 'Call 830-555-0199.',
      immediateActions: ['Pay $50.'],
    });
    expect(removed).toEqual(['phone-number', 'price']);
    expect(assessment.reasoning).toBe(rules.assessment.reasoning);
    expect(assessment.immediateActions).toEqual(rules.assessment.immediateActions);
  });
});
