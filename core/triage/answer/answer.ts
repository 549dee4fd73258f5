import type { Category, Severity } from '../../job/severity.ts';
import type { About } from '../assessment.ts';
import type { Hazard } from '../hazards/hazards.ts';
import type { EquipmentId, PriorityId, RiskId } from '../rules/category-rules.ts';
import type { RaiseId } from '../rules/severity-raises.ts';
import type { ThingId } from './belongings.ts';
import type { PlacedStep } from './compose.ts';
import type { OpenQuestion } from './questions.ts';
import type { Deadline, StepId } from './steps.ts';

/** Reasons of an answer, apart from those that raised the category. */
export const plainReasonIds = [
  'keywords-black',
  'keywords-gray',
  'reads-clean',
  'source-not-known',
  'past',
  'possible',
  'question',
  'wide',
  'strong',
  'deep',
  'rising',
  'uncontrolled',
  'answered',
] as const;
/** Reasons of how much water there is, and whether it stops. */
export const extentReasons = [
  'wide',
  'strong',
  'deep',
  'rising',
  'uncontrolled',
] as const satisfies readonly PlainReasonId[];

export type PlainReasonId = (typeof plainReasonIds)[number];

/** A reason with its quotes from the text. */
export interface Reason {
  readonly id: PlainReasonId | RaiseId;
  readonly words: readonly string[];
}

/** What would change an answer. */
export const changeIds = [
  'words-count-anyway',
  'clean-if',
  'gray-if',
  'black-if',
  'only-on-site',
  'emergency-if',
] as const;
export type ChangeId = (typeof changeIds)[number];

/** An answer in ids and values, independent of language. */
export interface Answer {
  readonly category: Category;
  readonly severity: Severity;
  readonly deadline: Deadline;
  readonly professionals: boolean;
  readonly hazards: readonly Hazard[];
  /** Hazards suspected by the classifier, to ask about. */
  readonly suspected: readonly Hazard[];
  /** Whether too little of the text was understood to assess it. */
  readonly unsure: boolean;
  readonly about: About;
  readonly steps: readonly PlacedStep[];
  /** Value of `{thing}` in a step. */
  readonly thing: ThingId;
  readonly reasons: readonly Reason[];
  readonly changes: readonly ChangeId[];
  readonly priorities: readonly PriorityId[];
  readonly equipment: readonly EquipmentId[];
  readonly risks: readonly (Hazard | RiskId)[];
  readonly questions: readonly OpenQuestion[];
  readonly sourceKnown: boolean;
  readonly language: string;
}

/** Whether an answer leaves the house for later: to a child, or where someone is in crisis or was bitten. */
export function leavesHouseForLater({ steps }: Pick<Answer, 'steps'>): boolean {
  return steps.some(({ id }) => id === 'house-can-wait' || id === 'child-grown-up');
}

/** What the head of an answer names: the water, or what matters more than its category. */
export type Heading = 'check-first' | 'unsure' | 'people' | 'calm' | 'damp' | 'source-unknown' | 'water';

/**
 * The heading of an answer: no water category over a danger that calls first or has to be ruled out, over mold, or where no one
 * knows the source.
 */
export function headingOf(answer: Answer): Heading {
  const { about, unsure, deadline, hazards, reasons, steps } = answer;
  if (unsure && about === 'unclear') return 'unsure';
  if (steps[0]?.id === 'check-danger') return 'check-first';
  if (unsure) return 'unsure';
  if (deadline === 'call-first' || leavesHouseForLater(answer)) return 'people';
  if (deadline === 'calm') return 'calm';
  const ofDamp: readonly Reason['id'][] = hazards.includes('mold')
    ? ['mold', 'long-damp', 'source-not-known']
    : ['mold', 'long-damp'];
  if (reasons.length > 0 && reasons.every(({ id }) => ofDamp.includes(id))) return 'damp';
  return isSourceUnknown(answer) ? 'source-unknown' : 'water';
}

/** Whether no one knows where the water comes from: it counts as dirty until someone does. */
export function isSourceUnknown({ reasons, sourceKnown }: Pick<Answer, 'reasons' | 'sourceKnown'>): boolean {
  const ofWater = reasons.filter(({ id }) => !besideWater.includes(id));
  return !sourceKnown || (ofWater.length > 0 && ofWater.every(({ id }) => id === 'unknown-source'));
}

/** Reasons that say nothing of what the water carries. */
const besideWater: readonly Reason['id'][] = [...extentReasons, 'answered'];

/** What a model may add to the answer of the rules: a higher category or severity, and more ids. It never takes away. */
export interface Additions {
  readonly category: Category;
  readonly severity: Severity;
  readonly professionals: boolean;
  /** Dangers that the text implies. */
  readonly hazards: readonly Hazard[];
  readonly steps: readonly StepId[];
  readonly priorities: readonly PriorityId[];
  readonly equipment: readonly EquipmentId[];
  readonly risks: readonly (Hazard | RiskId)[];
}

export const noAdditions: Additions = {
  category: 1,
  severity: 'low',
  professionals: false,
  hazards: [],
  steps: [],
  priorities: [],
  equipment: [],
  risks: [],
};
