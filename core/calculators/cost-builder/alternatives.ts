import { calculate, type InputOf } from '../shared/define.ts';
import { definition } from './definition.ts';

/** The questions whose answers move the estimate, in the order of the form's picture. */
export const questions = ['severity', 'source', 'roomType'] as const;
export type Question = (typeof questions)[number];

/** One other answer, the estimate it leads to, and the dollars by which it moves it. */
export interface Alternative {
  readonly choice: string;
  readonly estimate: number;
  readonly change: number;
}

/**
 * What every answer to a question would make of an estimate, the others unchanged. The given answer changes nothing.
 *
 * @param input a job that the calculator accepts
 */
export function alternativesTo(question: Question, input: InputOf<typeof definition.fields>): readonly Alternative[] {
  const given = calculate(definition, input).estimate;
  return definition.fields[question].values.map((choice) => {
    const { estimate } = calculate(definition, { ...input, [question]: choice });
    return { choice, estimate, change: estimate - given };
  });
}
