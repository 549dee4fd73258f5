import type { Category } from '../job/category.ts';
import { type Severity, severities } from '../job/severity.ts';

/** The result of an assessment, with the specification's field names. Lists are in the order in which to read them. */
export interface Assessment {
  readonly category: Category;
  readonly severity: Severity;
  /** How soon professionals should hear of it, as a phrase without a full stop. */
  readonly timeline: string;
  /** What to do, most urgent first. */
  readonly immediateActions: readonly string[];
  /** Whether professional help is advised. */
  readonly professionals: boolean;
  readonly reasoning: string;
  readonly moistureDetectionPriorities?: readonly string[];
  readonly equipmentRecommendations?: readonly string[];
  readonly risks: readonly string[];
}

/** Whether a severity is worse than another. */
export function isWorse(severity: Severity, than: Severity): boolean {
  return severities.indexOf(severity) > severities.indexOf(than);
}

/** The longest description, in characters (UTF-16 units) after trimming. */
export const scenarioLimit = 5000;
