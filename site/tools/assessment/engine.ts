import { FunctionsClient, FunctionsFetchError, FunctionsHttpError } from '@supabase/functions-js';
import {
  type AssessmentResponse,
  assessmentFunction,
  defaultUserLocation,
  readAssessmentResponse,
} from '#contract/damage-assessment.ts';

// The rules and the client come in one file that loads while the visitor types: the page itself stays light.
export { guard } from '#core/assessment/guard.ts';
export { questionsFor } from '#core/assessment/questions.ts';
export { triage } from '#core/assessment/triage.ts';

/** After this the rules' answer stands alone. Longer than the server's own limit, so that its reason arrives. */
const limitMs = 25_000;

export type ServerAnswer =
  | Exclude<AssessmentResponse, { kind: 'malformed' }>
  | { readonly kind: 'no-network' }
  | { readonly kind: 'cancelled' };

/** The hosted functions when the build names them, else our own server, which speaks the same protocol. */
function functionsClient(): FunctionsClient {
  const key: string | undefined = import.meta.env.PUBLIC_FUNCTIONS_KEY;
  const url: string = import.meta.env.PUBLIC_FUNCTIONS_URL || `${window.location.origin}/functions/v1`;
  return new FunctionsClient(url, { headers: key ? { apikey: key, Authorization: `Bearer ${key}` } : {} });
}

/** Asks the server for an assessment. Never throws: every failure is an answer. */
export async function askServer(scenario: string, signal: AbortSignal): Promise<ServerAnswer> {
  const { data, error } = await functionsClient().invoke<unknown>(assessmentFunction, {
    body: { scenario, userLocation: defaultUserLocation },
    signal,
    timeout: limitMs,
  });
  if (signal.aborted) return { kind: 'cancelled' };
  if (error) {
    console.error(error);
    return failureOf(error);
  }
  const answer = readAssessmentResponse(data);
  return answer.kind === 'malformed'
    ? { kind: 'error', error: 'The server gave an answer that we could not use.' }
    : answer;
}

async function failureOf(error: unknown): Promise<ServerAnswer> {
  if (error instanceof FunctionsHttpError) return { kind: 'error', error: await wordsOf(error) };
  const isNetwork = error instanceof FunctionsFetchError && error.context?.name !== 'AbortError';
  if (isNetwork) return { kind: 'no-network' };
  const late = error instanceof FunctionsFetchError;
  return {
    kind: 'error',
    error: late ? 'The answer took too long.' : 'The server gave an answer that we could not use.',
  };
}

/** The server's own words for a refusal, when it gave some. */
async function wordsOf({ context }: FunctionsHttpError): Promise<string> {
  try {
    const answer = readAssessmentResponse(await context.json());
    if (answer.kind === 'error') return answer.error;
  } catch {}
  return 'The server had a failure.';
}
