/** Answer to one question; starts unanswered. */
export type FlowchartAnswer = 'yes' | 'no' | 'unanswered';

/**
 * Answers to the three questions of "Should you call a professional?".
 * `question1`: may the water be dirty? `question2`: is the wet area small? `question3`: can all of it be dry in time?
 * Question 1 is inverted: yes means that help is needed.
 */
export interface FlowchartAnswers {
  readonly question1: FlowchartAnswer;
  readonly question2: FlowchartAnswer;
  readonly question3: FlowchartAnswer;
}

/** Resulting advice; the texts are in content/en/lists/flowchart.ts. */
export type FlowchartAdvice = 'dry-it-yourself' | 'look-for-mold' | 'call-today' | 'call-today-mold' | 'call-now';

interface Row {
  readonly when: Partial<Record<keyof FlowchartAnswers, 'yes' | 'no'>>;
  readonly advice: FlowchartAdvice;
}

/** Decision table: the first matching row wins. Dirty water outranks size, size outranks time. */
const table: readonly Row[] = [
  { when: { question1: 'yes' }, advice: 'call-now' },
  { when: { question2: 'no', question3: 'no' }, advice: 'call-today-mold' },
  { when: { question2: 'no' }, advice: 'call-today' },
  { when: { question3: 'no' }, advice: 'look-for-mold' },
  { when: {}, advice: 'dry-it-yourself' },
];

const questions = ['question1', 'question2', 'question3'] as const;

/** The advice for three given answers, or null while any question is unanswered. */
export function adviceFor(answers: FlowchartAnswers): FlowchartAdvice | null {
  if (Object.values(answers).includes('unanswered')) return null;
  const row = table.find(({ when }) =>
    questions.every((question) => !when[question] || when[question] === answers[question]),
  );
  return row?.advice ?? null;
}
