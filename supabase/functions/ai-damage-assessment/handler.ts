import * as z from 'zod/mini';
import type { AssessorFailure } from '#content/i18n/assessment-answers.ts';
import { languageFromCode } from '#content/i18n/languages.ts';
import { type AssessmentRequest, assessmentRequest, strictAssessmentSchema } from '#contract/assessment.ts';
import { defaultUserLocation, readModelAnswer, scenarioMaxCharacters } from '#contract/damage-assessment.ts';
import type { Additions } from '#core/triage/answer/answer.ts';
import { loadClassifier } from '#core/triage/classifier/classifier.ts';
import { triage } from '#core/triage/triage.ts';
import { boundedFetch, maxResponseBytes } from '#server/ai/bounded-fetch.ts';
import { instructions, promptFor } from '#server/ai/prompt.ts';
import { answerByFallback, answerByModel, answerByRules } from '#server/ai/respond.ts';
import { errorMessage, fieldMessage } from '#server/http/server-messages.ts';

/** The model's provider: any server that speaks the OpenAI chat protocol. */
export interface Provider {
  readonly baseUrl: string;
  readonly apiKey: string | undefined;
  readonly model: string;
  readonly timeoutMs: number;
}

const cors = {
  'access-control-allow-origin': '*',
  'access-control-allow-headers': 'authorization, apikey, content-type, x-client-info',
  'access-control-allow-methods': 'GET, POST, OPTIONS',
};

function json(body: unknown, status = 200): Response {
  return new Response(JSON.stringify(body), {
    status,
    headers: { ...cors, 'content-type': 'application/json', 'cache-control': 'no-store' },
  });
}

/** A failure of the provider, by its name. */
class ProviderFailure extends Error {
  readonly failure: AssessorFailure;

  constructor(failure: AssessorFailure) {
    super(failure);
    this.failure = failure;
  }
}

const chatAnswer = z.object({
  choices: z.array(z.object({ message: z.object({ content: z.string() }) })).check(z.minLength(1)),
});

async function completionOf(provider: Provider, scenario: string, language: string): Promise<Response> {
  const body = {
    model: provider.model,
    messages: [
      { role: 'system', content: instructions },
      { role: 'user', content: promptFor(scenario, defaultUserLocation, language) },
    ],
    response_format: {
      type: 'json_schema',
      json_schema: { name: 'damage_assessment', strict: true, schema: strictAssessmentSchema() },
    },
  };
  try {
    return await boundedFetch(maxResponseBytes)(`${provider.baseUrl}/chat/completions`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        ...(provider.apiKey && { authorization: `Bearer ${provider.apiKey}` }),
      },
      body: JSON.stringify(body),
      signal: AbortSignal.timeout(provider.timeoutMs),
    });
  } catch (error) {
    throw new ProviderFailure(isTimeout(error) ? 'slow' : 'unreachable');
  }
}

function isTimeout(error: unknown): boolean {
  return error instanceof Error && error.name === 'TimeoutError';
}

async function askProvider(provider: Provider, scenario: string, language: string): Promise<Additions> {
  const response = await completionOf(provider, scenario, language);
  if (response.status === 429) throw new ProviderFailure('busy');
  if (response.status >= 500) throw new ProviderFailure('failed');
  if (!response.ok) throw new ProviderFailure('refused');
  try {
    const { choices } = z.parse(chatAnswer, await response.json());
    const content = choices[0]?.message.content ?? '';
    const answer = readModelAnswer(JSON.parse(content.replace(/^\s*```(?:json)?|```\s*$/g, '')));
    if (answer) return answer;
  } catch (error) {
    if (isTimeout(error)) throw new ProviderFailure('slow');
  }
  throw new ProviderFailure('unusable');
}

async function assess(provider: Provider | undefined, request: AssessmentRequest): Promise<Response> {
  const { scenario, answers, language } = request;
  const classify = await loadClassifier();
  const rules = triage(scenario, { answers, language, vote: classify(scenario) });
  if (!provider) return json(answerByRules(rules));
  try {
    return json(answerByModel(rules, await askProvider(provider, scenario, rules.language)));
  } catch (failure) {
    if (!(failure instanceof ProviderFailure)) throw failure;
    return json(answerByFallback(rules, failure.failure));
  }
}

/** The hosted function's answer to a request: the same protocol as our own server's endpoint. */
export function createHandler(provider: Provider | undefined): (request: Request) => Promise<Response> {
  return async (request) => {
    if (request.method === 'OPTIONS') return new Response(null, { status: 204, headers: cors });
    if (request.method === 'GET') return json({ connected: provider !== undefined });
    if (request.method !== 'POST') return json({ error: errorMessage('en', 'wrong-method') }, 405);
    const sent = await request.json().catch(() => null);
    const checked = z.safeParse(assessmentRequest, sent);
    if (checked.success) return assess(provider, checked.data);
    const language = languageFromCode(String(sent?.language));
    const field = checked.error.issues.find(({ path }) => path.length > 0);
    const words = field
      ? fieldMessage(language, field.message, { most: scenarioMaxCharacters })
      : errorMessage(language, 'scenario-unreadable');
    return json({ error: words }, 400);
  };
}
