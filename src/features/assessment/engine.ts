import { FunctionsClient, FunctionsFetchError, FunctionsHttpError } from '@supabase/functions-js';
import type { Language } from '#content/i18n/languages.ts';
import {
  type AssessmentResponse,
  assessmentFunction,
  defaultUserLocation,
  readAssessmentResponse,
} from '#contract/damage-assessment.ts';
import type { AnswerMessages } from '#core/triage/answer/answer-messages.ts';
import { changesText, fallbackReasoning, reasonText, render } from '#core/triage/answer/render.ts';
import { loadClassifier, suspectedDangers } from '#core/triage/classifier/classifier.ts';
import { compileLexicon, sampleText } from '#core/triage/hazards/read.ts';
import { guard } from '#core/triage/model/guard.ts';
import { triage } from '#core/triage/triage.ts';

/** Request timeout. Longer than the server's own limit, so that its error message arrives. */
const timeoutMs = 25_000;

export type ServerAnswer =
  | Exclude<AssessmentResponse, { kind: 'malformed' }>
  | { readonly kind: 'failed'; readonly why: 'unusable' | 'late' | 'tooMany' | 'server' }
  | { readonly kind: 'no-network' }
  | { readonly kind: 'cancelled' };

/** The client of hosted functions if the build configures them, else of our own server, which has the same protocol. */
function functionsClient(): FunctionsClient {
  const key: string | undefined = import.meta.env.PUBLIC_FUNCTIONS_KEY;
  const url: string = import.meta.env.PUBLIC_FUNCTIONS_URL || `${window.location.origin}/functions/v1`;
  return new FunctionsClient(url, { headers: key ? { apikey: key, Authorization: `Bearer ${key}` } : {} });
}

/** The host name of the hosted functions; empty for our own server. */
function serviceName(): string {
  const url: string | undefined = import.meta.env.PUBLIC_FUNCTIONS_URL;
  return url ? new URL(url).hostname : '';
}

/** One chunk per language: a page loads that of its own language and those of its other answer languages. */
const messageFiles = import.meta.glob<AnswerMessages>('../../../content/*/assessment/answer-messages.ts', {
  import: 'answerWords',
});

/** Loads the answer messages of a language. Rejects for an unknown language and without a connection. */
async function loadAnswerMessages(language: string): Promise<AnswerMessages> {
  const load = messageFiles[`../../../content/${language}/assessment/answer-messages.ts`];
  if (!load) throw new Error(`no answer messages in "${language}"`);
  return load();
}

/** Whether the endpoint has a model; null if unknown. */
async function isServiceConnected(): Promise<boolean | null> {
  const { data } = await functionsClient().invoke<{ connected?: unknown }>(assessmentFunction, { method: 'GET' });
  return typeof data?.connected === 'boolean' ? data.connected : null;
}

/** Requests an assessment from the server, unless canceled. Never throws: every failure is an answer. */
async function askServer(scenario: string, language: Language, signal: AbortSignal): Promise<ServerAnswer> {
  if (signal.aborted) return { kind: 'cancelled' };
  const { data, error } = await functionsClient().invoke<unknown>(assessmentFunction, {
    body: { scenario, language, userLocation: defaultUserLocation },
    // The server may reject the request before it reads the body.
    headers: { 'Accept-Language': language },
    signal,
    timeout: timeoutMs,
  });
  if (signal.aborted) return { kind: 'cancelled' };
  if (error) {
    console.error(error);
    return failureOf(error);
  }
  return usable(data);
}

function usable(raw: unknown): ServerAnswer {
  const answer = readAssessmentResponse(raw);
  return answer.kind === 'malformed' ? { kind: 'failed', why: 'unusable' } : answer;
}

/** A fallback is read at any HTTP status, and an error at any other than that of a limit, which has a sentence of the page. */
async function failureOf(error: unknown): Promise<ServerAnswer> {
  if (error instanceof FunctionsHttpError) {
    const answer = usable(await error.context.json().catch(() => null));
    if (answer.kind === 'fallback') return answer;
    if (error.context.status === 429) return { kind: 'failed', why: 'tooMany' };
    return answer.kind === 'error' ? answer : { kind: 'failed', why: 'server' };
  }
  if (!(error instanceof FunctionsFetchError)) return { kind: 'failed', why: 'unusable' };
  return error.context?.name === 'AbortError' ? { kind: 'failed', why: 'late' } : { kind: 'no-network' };
}

/** Rules, renderer and client in one chunk, loaded after the page. */
export const engine = {
  guard,
  serviceName,
  triage,
  compileLexicon,
  sampleText,
  loadClassifier,
  suspectedDangers,
  render,
  reasonText,
  changesText,
  fallbackReasoning,
  askServer,
  isServiceConnected,
  loadAnswerMessages,
} as const;
