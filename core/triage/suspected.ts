import type { Answer } from './answer/answer.ts';
import { forbiddenBy } from './answer/forbidden-steps.ts';
import { dangerQuestion } from './answer/questions.ts';
import { type Deadline, type StepId, stepOf, waterStops } from './answer/steps.ts';
import type { Vote } from './classifier/classifier.ts';
import type { Hazard } from './hazards/hazards.ts';
import type { Reading } from './hazards/read.ts';
import { hazardRules } from './rules/hazard-rules.ts';

/** A vote with the dangers that the rules found and doubt: these are asked about too. */
export function withDoubt(vote: Vote, { doubtful }: Pick<Reading, 'doubtful'>): Vote {
  if (doubtful.length === 0) return vote;
  return { dispatcher: true, kinds: [...new Set([...doubtful, ...vote.kinds])], quiet: false };
}

/** Whether a vote asks for the danger check. If the answer calls 911 already, there is nothing to ask. */
function isAskedBy(vote: Vote, { deadline }: Answer): boolean {
  return vote.dispatcher && deadline !== 'call-first';
}

/**
 * Whether the danger check comes first: the classifier suspects a danger, or the answer would say "monitor" although the rules
 * understood too little of the text or the classifier is not sure that it is harmless. Who asks for a price needs no check if it is.
 */
export function asksForDanger(answer: Answer, vote: Vote, { covered, particulars, harmlessSpill }: Reading): boolean {
  // A calm answer to a lesson or homework: its dangers are the subject.
  if (answer.deadline === 'calm' && particulars.has('schoolwork')) return false;
  const isPlain = covered || harmlessSpill || particulars.has('price');
  const isExplained = particulars.has('leftRunning') && !answer.hazards.includes('vulnerable-people');
  const isSure = isPlain && (vote.quiet || isExplained);
  return isAskedBy(vote, answer) || (answer.deadline === 'watch' && !isSure);
}

const isMild = (deadline: Deadline) => deadline === 'watch' || deadline === 'calm';

/** Dangers under which no one walks to a valve before they are ruled out. */
const noWalking: readonly Hazard[] = ['person-in-danger', 'downed-line', 'flood-water', 'structural'];

/**
 * The step in the place of those that stop the water but that a suspected danger forbids: the own valve on a condition, or a
 * call where no one should walk there. What catches rain leaves the warning of the roof.
 */
function insteadOf(stops: Answer['steps'], suspected: readonly Hazard[]): Answer['steps'] {
  if (stops.length === 0) return [];
  if (stops.some(({ id }) => id === 'rain-catch')) return [{ id: 'roof-stay-off', phase: 'now' }];
  const isUnderCeiling = stops.some(({ id }) => id === 'ceiling-water-stop');
  const mustCall = isUnderCeiling || noWalking.some((hazard) => suspected.includes(hazard));
  return [{ id: mustCall ? 'water-company-off' : 'valve-if-safe', phase: 'now' }];
}

/**
 * The steps of the dangers found, calls and warnings. Do-it-yourself steps wait for the answer, and so does what a suspected
 * danger forbids: no breaker where gas may be. The check itself comes first, whatever water or danger the rules found.
 */
function stepsUntilAnswered({ steps, hazards, category }: Answer, suspected: readonly Hazard[]): Answer['steps'] {
  const ofHazards = new Set<StepId>(hazards.flatMap((hazard) => hazardRules[hazard].steps));
  const { untilSafe } = forbiddenBy(suspected, category);
  const isAllowed = (id: StepId) => stepOf(id).does.every((act) => !untilSafe.has(act));
  const stops = steps.filter(({ id }) => waterStops.includes(id));
  // Running water is stopped without waiting for the answer, where the valve may not be safe to reach by another step.
  const instead = stops.some(({ id }) => isAllowed(id)) ? [] : insteadOf(stops, suspected);
  const kept = [
    ...instead,
    ...steps.filter(
      ({ id }) => isAllowed(id) && (stepOf(id).does.length === 0 || ofHazards.has(id) || waterStops.includes(id)),
    ),
  ].map((step) => (step.id === 'call-if-worse' ? { ...step, id: 'call-if-unclear' as const } : step));
  const others = kept.filter(({ id }) => id !== 'check-danger');
  return [{ id: 'check-danger', phase: 'now' }, ...others];
}

/**
 * An answer with the classifier's vote. The vote lowers nothing and gives no advice of its own: until the danger check is
 * answered, it opens the check on top, holds back do-it-yourself steps, and never lets the answer say "monitor".
 */
export function withSuspected(answer: Answer, vote: Vote, asks: boolean): Answer {
  const suspected = vote.kinds.filter((kind) => !answer.hazards.includes(kind));
  if (!asks) return { ...answer, suspected };
  const mild = isMild(answer.deadline);
  return {
    ...answer,
    suspected,
    unsure: answer.unsure || mild,
    deadline: mild ? 'unclear' : answer.deadline,
    steps: stepsUntilAnswered(answer, suspected),
    equipment: [],
    questions: [dangerQuestion(answer.hazards), ...answer.questions.filter(({ id }) => id !== 'danger')],
  };
}
