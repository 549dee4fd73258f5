import * as z from 'zod/mini';
import { errorWords, fieldWords, type ModelFailure, modelFailureWords } from '#api/answers/words.ts';
import { boundedFetch, longestAnswerBytes } from '#api/assessor/bounded-fetch.ts';
import { instructions, promptFor } from '#api/assessor/prompt.ts';
import { strictAssessmentSchema } from '#contract/assessment-json-schema.ts';
import { assessmentRequest, readAssessment, scenarioMaxCharacters } from '#contract/damage-assessment.ts';
import type { Assessment } from '#core/assessment/assessment.ts';
import { fallbackReasoning } from '#core/assessment/fallback-reasoning.ts';
import { guard } from '#core/assessment/guard.ts';
import { type Triage, triage } from '#core/assessment/triage.ts';

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
  'access-control-allow-methods': 'POST, OPTIONS',
};

function json(body: unknown, status = 200): Response {
  return new Response(JSON.stringify(body), {
    status,
    headers: { ...cors, 'content-type': 'application/json', 'cache-control': 'no-store' },
  });
}

class ProviderFailure extends Error {
  readonly failure: ModelFailure;
  constructor(failure: ModelFailure) {
    super(failure);
    this.failure = failure;
  }
}

const chatAnswer = z.object({
  choices: z.array(z.object({ message: z.object({ content: z.string() }) })).check(z.minLength(1)),
});

async function completionOf(provider: Provider, scenario: string, userLocation: string): Promise<Response> {
  const body = {
    model: provider.model,
    messages: [
      { role: 'system', content: instructions },
      { role: 'user', content: promptFor(scenario, userLocation) },
    ],
    response_format: {
      type: 'json_schema',
      json_schema: { name: 'damage_assessment', strict: true, schema: strictAssessmentSchema() },
    },
  };
  try {
    return await boundedFetch(longestAnswerBytes)(`${provider.baseUrl}/chat/completions`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        ...(provider.apiKey && { authorization: `Bearer ${provider.apiKey}` }),
      },
      body: JSON.stringify(body),
      signal: AbortSignal.timeout(provider.timeoutMs),
    });
  } catch (error) {
    const late = error instanceof Error && error.name === 'TimeoutError';
    throw new ProviderFailure(late ? 'slow' : 'unreachable');
  }
}

async function askProvider(provider: Provider, scenario: string, userLocation: string): Promise<Assessment> {
  const response = await completionOf(provider, scenario, userLocation);
  if (response.status === 429) throw new ProviderFailure('busy');
  if (response.status >= 500) throw new ProviderFailure('failed');
  if (!response.ok) throw new ProviderFailure('refused');
  try {
    const { choices } = z.parse(chatAnswer, await response.json());
    const content = choices[0]?.message.content ?? '';
    const answer = readAssessment(JSON.parse(content.replace(/^\s*```(?:json)?|```\s*$/g, '')));
    if (answer) return answer;
  } catch (error) {
    if (error instanceof Error && error.name === 'TimeoutError') throw new ProviderFailure('slow');
  }
  throw new ProviderFailure('unusable');
}

function answerOfRules({ assessment }: Triage): Response {
  const origins = { category: 'rules', severity: 'rules', professionals: 'rules', reasoning: 'rules' } as const;
  return json({ ...assessment, byRulesAlone: true, origins, removed: [] });
}

async function assess(provider: Provider | undefined, scenario: string, userLocation: string): Promise<Response> {
  const rules = triage(scenario);
  if (!provider) return answerOfRules(rules);
  try {
    const { assessment, origins, removed } = guard(rules, await askProvider(provider, scenario, userLocation));
    return json({ ...assessment, byRulesAlone: false, origins, removed });
  } catch (failure) {
    if (!(failure instanceof ProviderFailure)) throw failure;
    const words = modelFailureWords(failure.failure);
    const fallback = { ...rules.assessment, reasoning: fallbackReasoning(words) };
    return json({ error: words, fallbackAssessment: fallback });
  }
}

/** The hosted function's answer to a request: the same protocol as our own server's endpoint. */
export function createHandler(provider: Provider | undefined): (request: Request) => Promise<Response> {
  return async (request) => {
    if (request.method === 'OPTIONS') return new Response(null, { status: 204, headers: cors });
    if (request.method !== 'POST') return json({ error: errorWords('wrong-method') }, 405);
    const checked = z.safeParse(assessmentRequest, await request.json().catch(() => null));
    if (checked.success) return assess(provider, checked.data.scenario, checked.data.userLocation);
    const issue = checked.error.issues.find(({ path }) => path[0] === 'scenario');
    const words = issue
      ? fieldWords(issue.message, { most: scenarioMaxCharacters })
      : errorWords('scenario-unreadable');
    return json({ error: words }, 400);
  };
}
