import * as z from 'zod/mini';
import { languageFromCode } from '#content/i18n/languages.ts';
import { type AssessmentRequest, assessmentRequest, strictAssessmentSchema } from '#contract/assessment.ts';
import { defaultUserLocation, readModelAnswer, scenarioMaxCharacters } from '#contract/damage-assessment.ts';
import type { Additions } from '#core/triage/answer/answer.ts';
import type { AssessorFailure } from '#core/triage/answer/answer-messages.ts';
import { loadClassifier } from '#core/triage/classifier/classifier.ts';
import { triage } from '#core/triage/triage.ts';
import { boundedFetch, maxResponseBytes } from '#server/ai/bounded-fetch.ts';
import { BudgetSpent, createDailyBudget } from '#server/ai/daily-budget.ts';
import { instructions, promptFor } from '#server/ai/prompt.ts';
import { answerByFallback, answerByModel, answerByRules } from '#server/ai/respond.ts';
import { defaultLimits, type Limit } from '#server/http/default-limits.ts';
import { errorMessage, fieldMessage, waitMessage } from '#server/http/server-messages.ts';

/** The model's provider: any server that speaks the OpenAI chat protocol. */
export interface Provider {
  readonly baseUrl: string;
  readonly apiKey: string | undefined;
  readonly model: string;
  readonly timeoutMs: number;
}

export interface HandlerOptions {
  /** The origin of the site, whose pages alone may call. Without one no browser may. */
  readonly origin: string | undefined;
  readonly provider: Provider | undefined;
  /** Requests to the model a day, in each instance of the function. */
  readonly requestsPerDay: number;
}

const corsOf = (origin: string) => ({
  'access-control-allow-origin': origin,
  'access-control-allow-headers': 'authorization, apikey, content-type, x-client-info, accept-language',
  'access-control-allow-methods': 'GET, POST, OPTIONS',
  'access-control-max-age': '86400',
});

function json(body: unknown, status = 200): Response {
  return new Response(JSON.stringify(body), {
    status,
    headers: { 'content-type': 'application/json', 'cache-control': 'no-store' },
  });
}

/** The limits of our own server's endpoint, counted in each instance of the function. */
const { client, everyone } = defaultLimits.assessment;

/** Counts requests in fixed windows. Returns the wait in milliseconds, or 0 when a request is within the limit. */
function countIn({ requests, windowMs }: Limit): (key: string) => number {
  const counts = new Map<string, number>();
  let end = 0;
  return (key) => {
    if (Date.now() >= end) {
      counts.clear();
      end = Date.now() + windowMs;
    }
    const count = (counts.get(key) ?? 0) + 1;
    counts.set(key, count);
    return count <= requests ? 0 : end - Date.now();
  };
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

type Ask = (scenario: string, language: string) => Promise<Additions>;

async function assess(ask: Ask | undefined, request: AssessmentRequest): Promise<Response> {
  const { scenario, answers, language } = request;
  const classify = await loadClassifier();
  const rules = triage(scenario, { answers, language, vote: classify(scenario) });
  if (!ask) return json(answerByRules(rules));
  try {
    return json(answerByModel(rules, await ask(scenario, rules.language)));
  } catch (failure) {
    if (failure instanceof BudgetSpent) return json(answerByFallback(rules, 'spent'));
    if (!(failure instanceof ProviderFailure)) throw failure;
    return json(answerByFallback(rules, failure.failure));
  }
}

/** The hosted function's answer to a request: the same protocol as our own server's endpoint. */
export function createHandler(options: HandlerOptions): (request: Request) => Promise<Response> {
  const { origin, provider, requestsPerDay } = options;
  const budget = createDailyBudget(requestsPerDay, Date.now);
  const ask: Ask | undefined =
    provider &&
    (async (scenario, language) => {
      budget.spend();
      return askProvider(provider, scenario, language);
    });
  const [waitOfAll, waitOfClient] = [countIn(everyone), countIn(client)];

  const answer = async (request: Request): Promise<Response> => {
    if (request.method === 'OPTIONS') return new Response(null, { status: 204 });
    if (request.method === 'GET') return json({ connected: provider !== undefined });
    if (request.method !== 'POST') return json({ error: errorMessage('en', 'wrong-method') }, 405);
    // First for all: that bounds the number of clients, whose header a caller may make up.
    const wait = waitOfAll('all') || waitOfClient(request.headers.get('x-forwarded-for') ?? '');
    if (wait > 0) return tooMany(request, wait);
    const sent = await request.json().catch(() => null);
    const checked = z.safeParse(assessmentRequest, sent);
    if (checked.success) return assess(ask, checked.data);
    const language = languageFromCode(String(sent?.language));
    const field = checked.error.issues.find(({ path }) => path.length > 0);
    const words = field
      ? fieldMessage(language, field.message, { most: scenarioMaxCharacters })
      : errorMessage(language, 'scenario-unreadable');
    return json({ error: words }, 400);
  };

  return async (request) => {
    const response = await answer(request);
    for (const [name, value] of Object.entries(origin ? corsOf(origin) : {})) response.headers.set(name, value);
    return response;
  };
}

function tooMany({ headers }: Request, waitMs: number): Response {
  const seconds = Math.ceil(waitMs / 1000);
  const language = languageFromCode(headers.get('accept-language')?.slice(0, 2) ?? '');
  const response = json({ error: errorMessage(language, 'too-many', { wait: waitMessage(language, seconds) }) }, 429);
  response.headers.set('retry-after', String(seconds));
  return response;
}
