import { type Category, type Severity, severities } from '../job/severity.ts';
import type { Phase, StepId } from './answer/steps.ts';
import type { Hazard } from './hazards/hazards.ts';

/** What a text is about. `unclear` where the rules cannot tell. */
export const abouts = ['event', 'past', 'question', 'hypothetical', 'unclear'] as const;
export type About = (typeof abouts)[number];

/** An open question with its answers, in the words of one language. */
export interface AskedQuestion {
  readonly id: string;
  readonly question: string;
  /** Whether several answers may be given. */
  readonly multiple: boolean;
  readonly answers: readonly { readonly id: string; readonly label: string }[];
}

/** A step as a person reads it. */
export interface StepText {
  readonly id: StepId;
  readonly phase: Phase;
  readonly text: string;
}

/**
 * The result of an assessment in the words of one language, with the specification's field names and some of our own. Lists are
 * in the order in which to read them.
 */
export interface Assessment {
  /** The 911 line that every answer starts with, whatever the text says. */
  readonly emergencyLine: string;
  readonly category: Category;
  readonly severity: Severity;
  /** How soon professionals should hear of it, as a phrase without a full stop. */
  readonly timeline: string;
  /** What to do, most urgent first. The line that ends in a colon is the gate: what follows waits for it. */
  readonly immediateActions: readonly string[];
  /** Whether professional help is advised. */
  readonly professionals: boolean;
  readonly reasoning: string;
  readonly moistureDetectionPriorities?: readonly string[];
  readonly equipmentRecommendations?: readonly string[];
  readonly risks: readonly string[];
  readonly language: string;
  readonly hazards: readonly Hazard[];
  /** Hazards that the text may imply, to ask about. */
  readonly suspected: readonly Hazard[];
  /** Whether too little of the text was understood to judge it. */
  readonly unsure: boolean;
  readonly about: About;
  readonly questions: readonly AskedQuestion[];
  readonly steps: readonly StepText[];
}

/** Whether a severity is worse than another. */
export function isWorse(severity: Severity, than: Severity): boolean {
  return severities.indexOf(severity) > severities.indexOf(than);
}

/** The worst of some severities. */
export function worstOf(list: readonly Severity[]): Severity {
  return list.reduce((worst, severity) => (isWorse(severity, worst) ? severity : worst), 'low');
}
