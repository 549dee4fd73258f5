import { APICallError, NoObjectGeneratedError, RetryError } from 'ai';
import type { AssessorFailure } from '#content/i18n/assessment-answers.ts';
import { BudgetSpent } from './daily-budget.ts';

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
