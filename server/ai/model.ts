import { createOpenAICompatible } from '@ai-sdk/openai-compatible';
import { extractJsonMiddleware, generateText, jsonSchema, Output, wrapLanguageModel } from 'ai';
import { strictAssessmentSchema } from '#contract/assessment.ts';
import { readModelAnswer } from '#contract/damage-assessment.ts';
import type { ModelAnswer } from '#core/triage/model/guard.ts';
import type { AiConfig } from '../config/config.ts';
import { boundedFetch, longestAnswerBytes } from './bounded-fetch.ts';
import { instructions, promptFor } from './prompt.ts';

const output = Output.object({
  name: 'damage_assessment',
  schema: jsonSchema<ModelAnswer>(strictAssessmentSchema() as Parameters<typeof jsonSchema>[0], {
    validate: (raw) => {
      const value = readModelAnswer(raw);
      return value
        ? { success: true, value }
        : { success: false, error: new Error('The answer does not have the shape of an assessment.') };
    },
  }),
});

/** Asks the configured model for its answer in ids and values: one schema, one time limit over everything, at most one retry. */
export function askModel(
  ai: AiConfig,
): (scenario: string, userLocation: string, language: string) => Promise<ModelAnswer> {
  const provider = createOpenAICompatible({
    name: 'assessment',
    baseURL: ai.baseUrl,
    ...(ai.apiKey === undefined ? {} : { apiKey: ai.apiKey }),
    supportsStructuredOutputs: true,
    fetch: boundedFetch(longestAnswerBytes),
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
