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
import { guard } from '#core/triage/model/guard.ts';
import { triage } from '#core/triage/triage.ts';

/** After this the rules' answer stands alone. Longer than the server's own limit, so that its reason arrives. */
const limitMs = 25_000;

export type ServerAnswer =
  | Exclude<AssessmentResponse, { kind: 'malformed' }>
  | { readonly kind: 'failed'; readonly why: 'unusable' | 'late' | 'server' }
  | { readonly kind: 'no-network' }
  | { readonly kind: 'cancelled' };

/** The hosted functions when the build names them, else our own server, which speaks the same protocol. */
function functionsClient(): FunctionsClient {
  const key: string | undefined = import.meta.env.PUBLIC_FUNCTIONS_KEY;
  const url: string = import.meta.env.PUBLIC_FUNCTIONS_URL || `${window.location.origin}/functions/v1`;
  return new FunctionsClient(url, { headers: key ? { apikey: key, Authorization: `Bearer ${key}` } : {} });
}

/** One chunk per language: a page loads its own and those of languages in which it may answer. */
const messageFiles = import.meta.glob<AnswerMessages>('../../../content/*/assessment/answer-messages.ts', {
  import: 'answerWords',
});

/** Loads the messages of an answer in a language. Rejects for an unknown language and without a connection. */
async function loadAnswerMessages(language: string): Promise<AnswerMessages> {
  const load = messageFiles[`../../../content/${language}/assessment/answer-messages.ts`];
  if (!load) throw new Error(`no answer messages in "${language}"`);
  return load();
}

/** Whether a model stands behind the endpoint. Null when nobody can say. */
async function isServiceConnected(): Promise<boolean | null> {
  const { data } = await functionsClient().invoke<{ connected?: unknown }>(assessmentFunction, { method: 'GET' });
  return typeof data?.connected === 'boolean' ? data.connected : null;
}

/** Asks the server for an assessment, unless it was stopped before. Never throws: every failure is an answer. */
async function askServer(scenario: string, language: Language, signal: AbortSignal): Promise<ServerAnswer> {
  if (signal.aborted) return { kind: 'cancelled' };
  const { data, error } = await functionsClient().invoke<unknown>(assessmentFunction, {
    body: { scenario, language, userLocation: defaultUserLocation },
    // A refusal may come before the body is read.
    headers: { 'Accept-Language': language },
    signal,
    timeout: limitMs,
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

/** A fallback and the server's own words are read at any status. */
async function failureOf(error: unknown): Promise<ServerAnswer> {
  if (error instanceof FunctionsHttpError) {
    const answer = usable(await error.context.json().catch(() => null));
    return answer.kind === 'error' || answer.kind === 'fallback' ? answer : { kind: 'failed', why: 'server' };
  }
  if (!(error instanceof FunctionsFetchError)) return { kind: 'failed', why: 'unusable' };
  return error.context?.name === 'AbortError' ? { kind: 'failed', why: 'late' } : { kind: 'no-network' };
}

/** Rules, renderer and client: one file that loads when the page is idle, so that the page itself stays light. */
export const engine = {
  guard,
  triage,
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
