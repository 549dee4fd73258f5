import { APICallError, NoObjectGeneratedError, RetryError } from 'ai';
import { BudgetSpent } from './daily-budget.ts';

export type AssessorFailure = 'unreachable' | 'busy' | 'failed' | 'refused' | 'unusable' | 'slow' | 'spent';

/** What the visitor reads in place of `{message}`. Never the provider's own words: they may hold addresses or keys. */
export const wordsForFailure: Readonly<Record<AssessorFailure, string>> = {
  unreachable: 'The AI service could not be reached.',
  busy: 'The AI service is busy.',
  failed: 'The AI service had a failure.',
  refused: 'The AI service did not accept our request.',
  unusable: 'The AI service gave an answer that we could not use.',
  slow: 'The AI service took too long.',
  spent: 'The AI service has done its share for today.',
};

/** Sorts whatever the provider's library throws. An error that we do not know counts as a failure of the service. */
export function failureOf(error: unknown): AssessorFailure {
  if (error instanceof BudgetSpent) return 'spent';
  const cause = RetryError.isInstance(error) ? error.lastError : error;
  if (isTimeout(error) || isTimeout(cause)) return 'slow';
  if (NoObjectGeneratedError.isInstance(cause)) return 'unusable';
  if (!APICallError.isInstance(cause)) return 'failed';
  return failureOfStatus(cause.statusCode);
}

function failureOfStatus(status: number | undefined): AssessorFailure {
  if (status === undefined) return 'unreachable';
  if (status === 429) return 'busy';
  if (status >= 500) return 'failed';
  // A success that could not be read, such as a proxy's HTML page.
  return status < 400 ? 'unusable' : 'refused';
}

function isTimeout(error: unknown): boolean {
  return error instanceof Error && (error.name === 'TimeoutError' || error.name === 'AbortError');
}
