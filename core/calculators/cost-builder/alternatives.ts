import { calculate, type InputOf } from '../shared/define.ts';
import { definition } from './definition.ts';

/** The choices that change the estimate, in chart order. */
export const questions = ['severity', 'source', 'roomType'] as const;
export type Question = (typeof questions)[number];

/** An alternative choice with its estimate and the difference in dollars. */
export interface Alternative {
  readonly choice: string;
  readonly estimate: number;
  readonly change: number;
}

/**
 * The estimates for every choice of one question with the others unchanged, including the current choice.
 * @param input valid input
 */
export function alternativesTo(question: Question, input: InputOf<typeof definition.fields>): readonly Alternative[] {
  const given = calculate(definition, input).estimate;
  return definition.fields[question].values.map((choice) => {
    const { estimate } = calculate(definition, { ...input, [question]: choice });
    return { choice, estimate, change: estimate - given };
  });
}
