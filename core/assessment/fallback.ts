import type { Assessment } from './assessment.ts';
import { triage } from './triage.ts';

/** The specified sentence for an assessment without the model. `message` says what failed. */
export function fallbackReasoning(message: string): string {
  return `AI analysis unavailable. Using basic rule-based assessment. Error: ${message}`;
}

/** What the visitor gets when the model does not answer: the rules' answer with its hazards, and the specified sentence as reasoning. */
export function fallbackAssessment(scenario: string, message: string): Assessment {
  return { ...triage(scenario).assessment, reasoning: fallbackReasoning(message) };
}
