import type { Answer } from './answer/answer.ts';
import { dangerQuestion } from './answer/questions.ts';
import { type StepId, stepOf } from './answer/steps.ts';
import type { Vote } from './classifier/classifier.ts';
import type { Hazard } from './hazards/hazards.ts';
import { hazardRules } from './rules/hazard-rules.ts';

/** A vote with the dangers that the rules found and doubt: these are asked about too. */
export function withDoubt(vote: Vote, doubtful: readonly Hazard[]): Vote {
  if (doubtful.length === 0) return vote;
  return { dispatcher: true, kinds: [...new Set([...doubtful, ...vote.kinds])], quiet: false };
}

/** Whether a vote asks for the danger check. If the answer calls 911 already, there is nothing to ask. */
function isAskedBy(vote: Vote, { deadline }: Answer): boolean {
  return vote.dispatcher && deadline !== 'call-first';
}

/**
 * Whether the danger check comes first: the classifier suspects a danger, or the answer would say "monitor" although the rules
 * understood too little of the text or the classifier is not sure that it is harmless.
 */
export function asksForDanger(answer: Answer, vote: Vote, covered: boolean): boolean {
  return isAskedBy(vote, answer) || (answer.deadline === 'watch' && !(covered && vote.quiet));
}

/** The steps of the dangers found, calls and warnings. Do-it-yourself steps wait for the answer. */
function stepsUntilAnswered({ steps, hazards }: Answer): Answer['steps'] {
  const ofHazards = new Set<StepId>(hazards.flatMap((hazard) => hazardRules[hazard].steps));
  const kept = steps
    .filter(({ id }) => ofHazards.has(id) || stepOf(id).does.length === 0)
    .map((step) => (step.id === 'call-if-worse' ? { ...step, id: 'call-if-unclear' as const } : step));
  const asks = ofHazards.size > 0 || kept.some(({ id }) => id === 'check-danger');
  return asks ? kept : [{ id: 'check-danger', phase: 'now' }, ...kept];
}

/**
 * An answer with the classifier's vote. The vote lowers nothing and gives no advice of its own: until the danger check is
 * answered, it opens the check on top, holds back do-it-yourself steps, and never lets the answer say "monitor".
 */
export function withSuspected(answer: Answer, vote: Vote, asks: boolean): Answer {
  const suspected = vote.kinds.filter((kind) => !answer.hazards.includes(kind));
  if (!asks) return { ...answer, suspected };
  const mild = answer.deadline === 'watch' || answer.deadline === 'calm';
  return {
    ...answer,
    suspected,
    unsure: answer.unsure || mild,
    deadline: mild ? 'unclear' : answer.deadline,
    steps: stepsUntilAnswered(answer),
    equipment: [],
    questions: [dangerQuestion(answer.hazards), ...answer.questions.filter(({ id }) => id !== 'danger')],
  };
}
