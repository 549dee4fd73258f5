import type { Category } from '../../job/severity.ts';
import type { Hazard } from '../hazards/hazards.ts';
import { lifeSteps } from '../rules/hazard-rules.ts';
import { houseWaits } from '../situation.ts';
import { forbiddenBy } from './forbidden-steps.ts';
import { type Act, type Deadline, type Phase, type Step, type StepId, stepOf } from './steps.ts';

/** A step with its phase. Steps that wait come after the gate line. */
export interface PlacedStep {
  readonly id: StepId;
  readonly phase: Phase;
}

/** Maximum lines of an answer, including the gate line. */
export const mostLines = 8;
/** Maximum steps to take at once, apart from dangers to life: people under stress remember three. */
export const mostNow = 3;

const deadlineSteps: Readonly<Record<Deadline, StepId | null>> = {
  'call-first': 'call-once-safe',
  'one-hour': 'call-in-one-hour',
  'four-hours': 'call-in-four-hours',
  today: 'call-today',
  'find-source': 'call-if-source-unknown',
  watch: 'call-if-worse',
  unclear: 'call-if-unclear',
  calm: null,
};

/** Where the water is black, the step with the deadline says to leave the cleanup to professionals. */
const blackWaterSteps: Readonly<Partial<Record<Deadline, StepId>>> = {
  'call-first': 'crew-once-safe',
  'one-hour': 'crew-in-one-hour',
};

/** The step that says when to call professionals. A child calls an adult; for someone in crisis or bitten the house waits. */
function deadlineStep({ deadline, hazards, category, childWriter }: Composing): StepId | null {
  if (deadline === 'calm') return null;
  if (childWriter) return 'child-grown-up';
  if (houseWaits(hazards)) return 'house-can-wait';
  // People who watch water run must not read that they have four hours.
  if (deadline === 'four-hours' && hazards.includes('ongoing')) return 'call-while-running';
  return (category === 3 && blackWaterSteps[deadline]) || deadlineSteps[deadline];
}

export interface Composing {
  readonly hazards: readonly Hazard[];
  readonly category: Category;
  readonly deadline: Deadline;
  /** Whether the answer is about a current loss: only then does it contain the step of its deadline. */
  readonly running: boolean;
  /** Whether a child wrote the text. */
  readonly childWriter?: boolean;
  /** Whether water comes through a ceiling. */
  readonly wetCeiling?: boolean;
  /** Candidate steps, the most important first. */
  readonly wanted: readonly StepId[];
}

function doesAny({ does }: Step, acts: ReadonlySet<Act>): boolean {
  return does.some((act) => acts.has(act));
}

/** Whether the water or a danger rules out a precondition. */
function isUnmet({ needs }: Step, { hazards, category }: Composing): boolean {
  return (
    needs.includes('clean-water') && (category > 1 || hazards.includes('sewage') || hazards.includes('flood-water'))
  );
}

/** Dangers under which no one can tell that the power is off or a path is dry. */
const unsure: Readonly<Record<'power-known-off' | 'a-dry-path' | 'dry-hands', readonly Hazard[]>> = {
  'power-known-off': ['person-in-danger', 'downed-line', 'electrical', 'flood-water'],
  'a-dry-path': ['person-in-danger', 'downed-line', 'flood-water'],
  'dry-hands': ['person-in-danger', 'downed-line', 'electrical', 'flood-water'],
};

function mustWait({ needs }: Step, hazards: readonly Hazard[]): boolean {
  return needs.some((need) => need !== 'clean-water' && unsure[need].some((hazard) => hazards.includes(hazard)));
}

/** Assigns a phase to every candidate that the dangers allow. A step that a danger forbids until it is safe waits. */
function placed(composing: Composing): readonly PlacedStep[] {
  const { hazards, category, wetCeiling } = composing;
  const { always, untilSafe } = forbiddenBy(hazards, category, wetCeiling);
  return [...new Set(composing.wanted)].flatMap((id): PlacedStep[] => {
    const step = stepOf(id);
    if (doesAny(step, always) || isUnmet(step, composing)) return [];
    const waits = doesAny(step, untilSafe) || mustWait(step, hazards);
    return [{ id, phase: waits ? 'when-safe' : step.phase }];
  });
}

/** Removes steps that another step makes redundant, and acts that an earlier step forbids. */
function uncovered(steps: readonly PlacedStep[]): readonly PlacedStep[] {
  const covered = new Set<string>();
  const forbidden = new Set<Act>();
  const remaining = steps.filter(({ id, phase }) => {
    const step = stepOf(id);
    if (phase === 'when-safe') return true;
    if (covered.has(id) || doesAny(step, forbidden)) return false;
    for (const other of step.covers ?? []) covered.add(other);
    for (const act of step.forbids) forbidden.add(act);
    return true;
  });
  // The same after the gate.
  return withoutForbidden(remaining).filter(({ id, phase }) => {
    if (phase !== 'when-safe') return true;
    if (covered.has(id)) return false;
    for (const other of stepOf(id).covers ?? []) covered.add(other);
    return true;
  });
}

/** Before the gate a warning outweighs an act, wherever it comes: a model may have added it after the act. */
function withoutForbidden(steps: readonly PlacedStep[]): readonly PlacedStep[] {
  const before = steps.filter(({ phase }) => phase !== 'when-safe');
  return steps.filter(({ id, phase }) => {
    const others = before.filter((other) => other.id !== id).flatMap((other) => stepOf(other.id).forbids);
    return phase === 'when-safe' || !doesAny(stepOf(id), new Set(others));
  });
}

/**
 * At most three steps for now, and every step against a danger to life. Another warning or call that finds no room comes right
 * after them; an act is left out.
 */
function withFewNow(steps: readonly PlacedStep[]): readonly PlacedStep[] {
  let now = 0;
  return steps.flatMap(({ id, phase }): PlacedStep[] => {
    if (phase !== 'now') return [{ id, phase }];
    now += 1;
    if (now <= mostNow || lifeSteps.has(id)) return [{ id, phase }];
    return stepOf(id).does.length === 0 ? [{ id, phase: 'today' }] : [];
  });
}

const order: readonly Phase[] = ['now', 'today', 'when-safe'];

/** The first steps that fit, with room for the gate line if a step waits, and always for the deadline. */
function fitting(steps: readonly PlacedStep[], deadline: StepId | null): readonly PlacedStep[] {
  const kept: PlacedStep[] = [];
  const lines = (list: readonly PlacedStep[]) =>
    list.length + (list.some(({ phase }) => phase === 'when-safe') ? 1 : 0);
  for (const step of steps) {
    const due = deadline !== null && step.id !== deadline && !kept.some(({ id }) => id === deadline) ? 1 : 0;
    if (lines([...kept, step]) + due <= mostLines) kept.push(step);
  }
  return kept;
}

/**
 * Composes the steps of an answer: what the dangers forbid is left out or waits after the gate line, nothing is repeated, and the
 * limits on lines and on steps for now hold. There is one deadline.
 */
export function compose(composing: Composing): readonly PlacedStep[] {
  const deadline = composing.running ? deadlineStep(composing) : null;
  const wanted = composing.wanted.filter((id) => !stepOf(id).deadline);
  const urgent = wanted.filter((id) => stepOf(id).phase === 'now');
  const rest = wanted.filter((id) => stepOf(id).phase !== 'now');
  const candidates = [...urgent, ...(deadline ? [deadline] : []), ...rest];
  const steps = withFewNow(uncovered(placed({ ...composing, wanted: candidates })));
  return fitting(steps, deadline).toSorted((a, b) => order.indexOf(a.phase) - order.indexOf(b.phase));
}
