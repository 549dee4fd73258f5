import type { Category, Severity } from '../../job/severity.ts';
import type { Hazard } from '../hazards/hazards.ts';
import type { NamedPart } from '../model/named-parts.ts';
import type { EquipmentId, PriorityId, RiskId } from '../rules/category-rules.ts';
import type { RaiseId } from '../rules/severity-raises.ts';
import type { ChangeId, PlainReasonId } from './answer.ts';
import type { ThingId } from './belongings.ts';
import type { AnswerId, QuestionId } from './questions.ts';
import type { StepId, Timeline } from './steps.ts';

/** The words of a water category. */
export interface CategoryMessages {
  readonly name: string;
  readonly description: string;
  readonly examples: string;
}

/** Why the AI service gave no answer. */
export type AssessorFailure = 'unreachable' | 'busy' | 'failed' | 'refused' | 'unusable' | 'slow' | 'spent';

/**
 * Every word of an answer in one language, by id, as plain data. `{words}`, `{hazards}`, `{thing}` and `{message}` are filled in. A missing id does
 * not compile.
 */
export interface AnswerMessages {
  /** The first line of every answer: when to call 911. */
  readonly emergencyLine: string;
  readonly steps: Readonly<Record<StepId, string>>;
  /** Steps in words for a child who wrote the text. */
  readonly childSteps: Readonly<Partial<Record<StepId, string>>>;
  /** The line before the steps that wait for a safe house. Ends in a colon. */
  readonly gate: string;
  readonly things: Readonly<Record<ThingId, string>>;
  readonly timelines: Readonly<Record<Timeline, string>>;
  readonly severities: Readonly<Record<Severity, string>>;
  readonly categories: Readonly<Record<Category, CategoryMessages>>;
  readonly risks: Readonly<Record<Hazard | RiskId, string>>;
  readonly priorities: Readonly<Record<PriorityId, string>>;
  readonly equipment: Readonly<Record<EquipmentId, string>>;
  /** How a hazard is called in `describes`. */
  readonly hazards: Readonly<Record<Hazard, string>>;
  readonly describes: string;
  /** A `{word}` of the reader, between quotation marks. */
  readonly quoted: string;
  readonly roughGuide: string;
  readonly reasons: Readonly<Record<PlainReasonId | RaiseId, string>>;
  readonly changes: Readonly<Record<ChangeId, string>>;
  readonly questions: Readonly<Record<QuestionId, string>>;
  readonly answers: Readonly<Record<AnswerId, string>>;
  /** The specified sentence for an answer without the model. */
  readonly fallback: string;
  /** What fills `{message}` of the fallback. */
  readonly failures: Readonly<Record<AssessorFailure, string>>;
  /** What the own text of a hosted function may name. */
  readonly parts: Readonly<Record<NamedPart, string>>;
}
