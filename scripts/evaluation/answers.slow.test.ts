import { describe, expect, test } from 'vitest';
import { answerMessagesIn } from '#content/i18n/assessment-answers.ts';
import { languageCodes } from '#content/i18n/languages.ts';
import type { Category } from '#core/job/severity.ts';
import { type Answer, noAdditions } from '#core/triage/answer/answer.ts';
import { type AnswerId, answerIds, questions } from '#core/triage/answer/questions.ts';
import { type StepId, stepIds } from '#core/triage/answer/steps.ts';
import { type Hazard, hazards } from '#core/triage/hazards/hazards.ts';
import { type Reading, readText } from '#core/triage/hazards/read.ts';
import { allLexicons } from '#core/triage/lexicon/all-lexicons.ts';
import { answerOf, triage, triageOf } from '#core/triage/triage.ts';
import { answerFaults, lineFaultsIn } from './answer-faults.ts';
import { everyText } from './sets/every-text.ts';

const lineFaults = languageCodes.map((language) => [language, lineFaultsIn(answerMessagesIn[language])] as const);

/** Faults of an answer in the words of each language. */
function wordFaults(answer: Answer): readonly string[] {
  return lineFaults.flatMap(([language, faultsOf]) =>
    faultsOf({ ...answer, language }).map((fault) => `${fault} (${language})`),
  );
}

/** Keeps the first few faults, so that a broken rule does not print a book. */
function collector() {
  const found: string[] = [];
  return {
    found,
    note: (what: string, faults: readonly string[]) => {
      if (found.length < 5) found.push(...faults.map((fault) => `${what}: ${fault}`));
    },
  };
}

const subsetsOf = <Item>(items: readonly Item[]) =>
  Array.from({ length: 2 ** items.length }, (_, bits) => items.filter((_item, at) => bits & (1 << at)));

/** Combinations of at most so many, none among them: more dangers at once than anyone describes. */
function combinationsOf<Item>(items: readonly Item[], most: number): readonly (readonly Item[])[] {
  const [first, ...rest] = items;
  if (first === undefined || most === 0) return [[]];
  return [...combinationsOf(rest, most), ...combinationsOf(rest, most - 1).map((others) => [first, ...others])];
}

const dangerCombinations = combinationsOf(hazards, 4);
const fewDangers = combinationsOf(hazards, 3);

const wet = readText('wet');
const particulars = new Set(allLexicons.named.lists);
const readings: readonly (readonly [string, Reading, typeof dangerCombinations])[] = [
  ['a plain text', wet, dangerCombinations],
  ['a text that names every thing and place', { ...wet, particulars }, fewDangers],
  ['a child who writes, and stopped water', { ...wet, particulars, stopped: true, childWriter: true }, fewDangers],
];

describe.each(readings)('all combinations of hazards, for %s', (_name, reading, combinations) => {
  const facts = triageOf('wet', reading);
  const answerTo = (present: readonly Hazard[], category: Category, steps: readonly StepId[] = []) => {
    const findings = present.map((hazard) => ({ hazard, spans: [] }));
    return answerOf({ ...facts, findings }, { ...noAdditions, category, steps });
  };

  test.each([1, 2, 3] as const)('in category %d', (category) => {
    const { found, note } = collector();
    for (const present of combinations) {
      note(present.join('+'), answerFaults(answerTo(present, category), true));
    }
    expect(found).toEqual([]);
  });

  test('with each step that a model could choose', () => {
    const { found, note } = collector();
    for (const present of [[], ...hazards.map((hazard) => [hazard])]) {
      for (const category of [1, 2, 3] as const) {
        for (const id of stepIds) {
          note(`${present.join()} ${category} ${id}`, answerFaults(answerTo(present, category, [id]), true));
        }
      }
    }
    expect(found).toEqual([]);
  });

  test('with all steps that a model could choose', () => {
    const { found, note } = collector();
    for (const present of combinations) {
      note(present.join('+'), answerFaults(answerTo(present, 2, stepIds), true));
    }
    expect(found).toEqual([]);
  });
});

test('all combinations of hazards, in the words of every language', () => {
  const { found, note } = collector();
  const facts = triageOf('wet', { ...wet, particulars });
  for (const present of dangerCombinations) {
    const findings = present.map((hazard) => ({ hazard, spans: [] }));
    note(present.join('+'), wordFaults(answerOf({ ...facts, findings })));
  }
  expect(found).toEqual([]);
});

test('all combinations of answers to the danger check, with every source and age', () => {
  const { found, note } = collector();
  const reading = readText('wet carpet');
  const [danger, source, age] = [questions.danger, questions.source, questions.age].map(
    ({ answers }) => Object.keys(answers) as AnswerId[],
  );
  const withNone = (answers: readonly AnswerId[] = []) => [null, ...answers];
  // "None of these" stands alone: the page takes it back as soon as another answer is given.
  for (const dangers of [
    ...subsetsOf((danger ?? []).filter((id) => id !== 'none-of-these')),
    ['none-of-these'] as const,
  ]) {
    for (const from of withNone(source)) {
      for (const since of withNone(age)) {
        // Dangers in every combination; up to three of them with a source or an age, up to two with both.
        const others = [from, since].filter((id) => id !== null);
        if (others.length > 0 && dangers.length + others.length > 4) continue;
        const answers = [...dangers, ...others];
        const { answer } = triageOf('wet carpet', reading, { answers });
        note(answers.join('+'), answerFaults(answer, true));
      }
    }
  }
  expect(found).toEqual([]);
});

describe('every labelled text', () => {
  const texts = everyText().map((text) => [text, readText(text)] as const);

  test('there are more than a thousand', () => expect(texts.length).toBeGreaterThan(1000));

  test.each<[string, readonly AnswerId[]]>([
    ['alone', []],
    ['with all answers', answerIds],
  ])('%s, in the words of every language', (_case, answers) => {
    const { found, note } = collector();
    for (const [text, reading] of texts) note(text, wordFaults(triageOf(text, reading, { answers }).answer));
    expect(found).toEqual([]);
  });

  test('alone, with three of the answers by turns, and with all answers', () => {
    const { found, note } = collector();
    for (const [at, [text, reading]] of texts.entries()) {
      const byTurns = [0, 1, 2].map((turn) => [answerIds[(3 * at + turn) % answerIds.length] ?? 'none-of-these']);
      for (const answers of [[], answerIds, ...byTurns]) {
        const { answer } = triageOf(text, reading, { answers });
        note(
          `${text} [${answers.join()}]`,
          answerFaults(answer, answer.about === 'event' || answer.about === 'unclear'),
        );
      }
    }
    expect(found).toEqual([]);
  });
});

test('a text that is read before gets the same answer', () => {
  const text = 'the outlets are wet and the ceiling sags';
  expect(triageOf(text, readText(text), { answers: ['gas-smell'] })).toEqual(triage(text, { answers: ['gas-smell'] }));
});
