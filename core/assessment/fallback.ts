import type { Assessment } from './assessment.ts';
import { fallbackReasoning } from './fallback-reasoning.ts';
import { triage } from './triage.ts';

/** What the visitor gets when the model does not answer: the rules' answer with its hazards, and the specified sentence as reasoning. */
export function fallbackAssessment(scenario: string, message: string): Assessment {
  return { ...triage(scenario).assessment, reasoning: fallbackReasoning(message) };
}
