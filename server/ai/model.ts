import { createOpenAICompatible } from '@ai-sdk/openai-compatible';
import {
  APICallError,
  extractJsonMiddleware,
  generateText,
  jsonSchema,
  NoObjectGeneratedError,
  Output,
  RetryError,
  wrapLanguageModel,
} from 'ai';
import { strictAssessmentSchema } from '#contract/assessment.ts';
import { readModelAnswer } from '#contract/damage-assessment.ts';
import type { Additions } from '#core/triage/answer/answer.ts';
import type { AssessorFailure } from '#core/triage/answer/answer-messages.ts';
import type { AiConfig } from '../config/config.ts';
import { boundedFetch, maxResponseBytes } from './bounded-fetch.ts';
import { instructions, promptFor } from './prompt.ts';

const output = Output.object({
  name: 'damage_assessment',
  schema: jsonSchema<Additions>(strictAssessmentSchema() as Parameters<typeof jsonSchema>[0], {
    validate: (raw) => {
      const value = readModelAnswer(raw);
      return value
        ? { success: true, value }
        : { success: false, error: new Error('The answer does not have the shape of an assessment.') };
    },
  }),
});

/** Asks the configured model for ids and values: one schema, one overall time limit, at most one retry. */
export function askModel(
  ai: AiConfig,
): (scenario: string, userLocation: string, language: string) => Promise<Additions> {
  const provider = createOpenAICompatible({
    name: 'assessment',
    baseURL: ai.baseUrl,
    ...(ai.apiKey === undefined ? {} : { apiKey: ai.apiKey }),
    supportsStructuredOutputs: true,
    fetch: boundedFetch(maxResponseBytes),
  });
  const model = wrapLanguageModel({ model: provider.chatModel(ai.model), middleware: extractJsonMiddleware() });
  return async (scenario, userLocation, language) => {
    const result = await generateText({
      model,
      output,
      instructions,
      prompt: promptFor(scenario, userLocation, language),
      maxRetries: 1,
      timeout: ai.timeoutMs,
    });
    return result.output;
  };
}

/** Classifies an error of the provider's library. An unknown error counts as a failure of the service. */
export function failureOf(error: unknown): AssessorFailure {
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
  // A success status with an unreadable body, such as a proxy's HTML page.
  return status < 400 ? 'unusable' : 'refused';
}

function isTimeout(error: unknown): boolean {
  return error instanceof Error && (error.name === 'TimeoutError' || error.name === 'AbortError');
}
