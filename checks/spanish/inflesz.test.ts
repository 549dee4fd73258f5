import { describe, expect, test } from 'vitest';
import { answerMessagesIn } from '#content/i18n/assessment-answers.ts';
import { pageMessagesIn } from '#content/i18n/assessment-messages.ts';
import { fill } from '#core/triage/answer/render.ts';
import { type StepId, stepIds, stepOf } from '#core/triage/answer/steps.ts';
import { easeOf, inflesz, lowestUrgent, syllablesOf } from './inflesz.ts';

test.each([
  ['tubería', 4],
  ['agua', 2],
  ['guía', 2],
  ['deshumidificador', 7],
  ['cigüeña', 3],
  ['ahora', 3],
  ['río', 2],
  ['y', 1],
])('%s: %d syllables', (word, syllables) => expect(syllablesOf(word)).toBe(syllables));

// Worked by hand: 5 words, 10 syllables in one sentence; two sentences of 4 words, 7 and 8 syllables.
test.each([
  ['one sentence', ['No entre a la cocina.'], 206.835 - 62.3 * (8 / 5) - 5],
  ['two sentences', ['Salga de la casa.', 'Llame ya al vecino.'], 206.835 - (62.3 * 13) / 8 - 4],
  ['a label is no sentence', ['Agua negra', 'No entre a la cocina.'], 206.835 - 62.3 * (8 / 5) - 5],
  ['a number counts for nothing', ['No entre a la cocina 24.'], 206.835 - 62.3 * (8 / 5) - 5],
  ['a place counts for nothing', ['No entre a la cocina {hours}.'], 206.835 - 62.3 * (8 / 5) - 5],
  ['no sentence', ['Agua negra'], 100],
])('%s', (_case, blocks, value) => expect(inflesz(blocks)).toBeCloseTo(value, 3));

test('the scale of Fernández Huerta counts sentences in its own way', () => {
  const { huerta, words } = easeOf(['Salga de la casa.', 'Llame ya al vecino.']);
  expect(huerta).toBeCloseTo(206.84 - (60 * 13) / 8 - 1.02 * 4, 3);
  expect(words).toBe(8);
});

describe('the Spanish of the assessment', () => {
  const { steps, things, reasons, risks, changes, questions, answers } = answerMessagesIn.es;
  const stepText = (id: StepId) => fill(steps[id], { thing: things.washer });
  const urgent = stepIds.filter((id) => stepOf(id).phase === 'now');

  test.each(urgent)('%s is easy to read in danger', (id) =>
    expect(inflesz([stepText(id)])).toBeGreaterThanOrEqual(lowestUrgent),
  );

  test.each([
    ['the other steps', stepIds.filter((id) => stepOf(id).phase !== 'now').map(stepText)],
    ['the reasons', Object.values(reasons)],
    ['the risks', Object.values(risks)],
    ['what would change it', Object.values(changes)],
    ['the questions', [...Object.values(questions), ...Object.values(answers)]],
    ['what went wrong', Object.values(pageMessagesIn.es.failures)],
  ])('%s', (_what, sentences) => expect(inflesz(sentences)).toBeGreaterThanOrEqual(lowestUrgent));

  test('a stiff sentence is under the bar', () => {
    const stiff =
      'No utilice instalaciones sanitarias ni electrodomésticos hasta la correspondiente desobstrucción del alcantarillado.';
    expect(inflesz([stiff])).toBeLessThan(40);
  });
});
