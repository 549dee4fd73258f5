import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { misspelledSpanish } from '#checks/spanish/spelling.ts';
import { answerMessagesIn } from '#content/i18n/assessment-answers.ts';
import { languageFromCode } from '#content/i18n/languages.ts';
import { render } from '#core/triage/answer/render.ts';
import { isWorse } from '#core/triage/assessment.ts';
import { triage } from '#core/triage/triage.ts';
import { spanishSet } from './sets/labelled.ts';

const unaccented = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '');

/** How people type the same on a phone with wet hands. */
const ways: readonly (readonly [way: string, type: (text: string) => string])[] = [
  ['as it stands', (text) => text],
  ['without accents', unaccented],
  ['in capitals', (text) => text.toUpperCase()],
  ['in capitals without accents', (text) => unaccented(text).toUpperCase()],
  ['without punctuation', (text) => text.replace(/[.,;:!?¿¡]/g, '')],
];

const traps: readonly string[] = JSON.parse(
  readFileSync(new URL('../../core/triage/cases/traps.json', import.meta.url), 'utf8'),
);
/** Of all traps the Spanish ones alone carry such signs, but for a greeting that both languages would answer in English. */
const spanishTraps = traps.filter((text) => /[¿áéíóúñ]|no huele/.test(text));

/** Everything that an answer says, without the reader's own words that it quotes. */
function saidTo(text: string): string {
  const { answer, language } = triage(text);
  const said = render(answer, answerMessagesIn[languageFromCode(language)]);
  const asked = said.questions.flatMap(({ question, answers }) => [question, ...answers.map(({ label }) => label)]);
  const lines = [said.timeline, ...said.immediateActions, said.reasoning, ...(said.moistureDetectionPriorities ?? [])];
  return [...lines, ...(said.equipmentRecommendations ?? []), ...said.risks, ...asked]
    .join('\n')
    .replace(/«[^»]*»/g, ' ');
}

describe.each(ways)('%s', (_way, type) => {
  test.each(spanishSet().texts)('$text', ({ text, hazards, lowestCategory, lowestSeverity }) => {
    const { answer, language } = triage(type(text));
    expect(language).toBe('es');
    expect(answer.language).toBe('es');
    expect(answer.hazards).toEqual(expect.arrayContaining([...hazards]));
    expect(answer.category).toBeGreaterThanOrEqual(lowestCategory);
    expect(isWorse(lowestSeverity, answer.severity)).toBe(false);
  });

  test.each(spanishTraps)('%s: no danger, and nothing raised by us', (text) => {
    const { answer, language, raises } = triage(type(text));
    expect(language).toBe('es');
    expect(answer.hazards.filter((hazard) => hazard !== 'ongoing' && hazard !== 'contents-only')).toEqual([]);
    expect(raises).toEqual([]);
  });
});

test('the traps are there', () => expect(spanishTraps.length).toBeGreaterThanOrEqual(10));

test.each(spanishSet().texts)('the whole answer to "$text" is Spanish', ({ text }) => {
  expect(misspelledSpanish(saidTo(text)).filter(({ isEnglish }) => isEnglish)).toEqual([]);
});
