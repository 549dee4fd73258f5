/** What a visitor has said to one question. Every question starts unanswered and can be changed at any time. */
export type FlowchartAnswer = 'yes' | 'no' | 'unanswered';

/**
 * Answers to the three questions of "Should you call a professional?".
 * `question1`: may the water be dirty? `question2`: is the wet area small? `question3`: can all of it be dry in time?
 * Question 1 runs the other way round: there, yes is the answer that calls for help.
 */
export interface FlowchartAnswers {
  readonly question1: FlowchartAnswer;
  readonly question2: FlowchartAnswer;
  readonly question3: FlowchartAnswer;
}

/** What three answers add up to. The words for each code live in content/en/lists/flowchart.ts. */
export type FlowchartAdvice = 'dry-it-yourself' | 'look-for-mold' | 'call-today' | 'call-today-mold' | 'call-now';

interface Row {
  readonly when: Partial<Record<keyof FlowchartAnswers, 'yes' | 'no'>>;
  readonly advice: FlowchartAdvice;
}

/** Read from the top: the first row whose answers all match decides. Dirty water outranks size, size outranks time. */
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
