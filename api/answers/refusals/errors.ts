import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import type { Language } from '#content/languages.ts';
import { languageOf } from '../language-of.ts';
import { type ErrorCode, errorWords } from '../words.ts';
import { FieldError, refusalOf } from './field-error.ts';
import { PublicError, TooManyRequests } from './public-error.ts';

const codeByStatus: Readonly<Record<number, ErrorCode>> = {
  404: 'not-found',
  405: 'wrong-method',
  408: 'too-slow',
  413: 'too-long',
  414: 'address-too-long',
  415: 'wrong-type',
  431: 'headers-too-large',
};

export type ErrorHandler = (
  error: FastifyError,
  request: FastifyRequest,
  reply: FastifyReply,
) => FastifyReply | Promise<FastifyReply>;

/** What a failure is to the visitor: a status, plain words, and for a form the sentence beside each field at fault. */
export interface Answer {
  readonly status: number;
  readonly body: { readonly error: string; readonly fields?: Readonly<Record<string, string>> };
}

/** Tells the visitor's side of a failure. The cause goes to the log, never the other way round. */
export function answerTo(failure: FastifyError, request: FastifyRequest, reply: FastifyReply): Answer {
  const refusal = failure.validation ? refusalOf(failure.validation, failure.validationContext) : failure;
  const status = refusal.statusCode ?? 500;
  if (status >= 500) logFailure(request, refusal);
  if (refusal instanceof TooManyRequests) reply.header('retry-after', String(refusal.retryAfter));
  const language = languageOf(request);
  if (refusal instanceof FieldError) {
    return { status, body: { error: refusal.words(language), fields: refusal.fields(language) } };
  }
  const error = refusal instanceof PublicError ? refusal.words(language) : wordsForStatus(language, status);
  return { status, body: { error } };
}

/** The sentence for a status that somebody else chose. */
export function wordsForStatus(language: Language, status: number): string {
  return errorWords(language, status < 500 ? (codeByStatus[status] ?? 'unreadable') : 'unexpected');
}

/** The error handler of all routes, except those that answer plain form posts with a page. */
export function jsonErrors(error: FastifyError, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const { status, body } = answerTo(error, request, reply);
  return reply.code(status).header('cache-control', 'no-store').send(body);
}

/** Names, codes and places in the code; no messages of others, because a database quotes the values it refused. */
function logFailure(request: FastifyRequest, error: Error): void {
  const cause = error.cause instanceof Error ? error.cause : error;
  const code = 'code' in cause ? String(cause.code) : undefined;
  const frames = cause.stack?.split('\n').filter((line) => /^\s+at /.test(line));
  request.log.error({ name: cause.name, code, at: frames?.slice(0, 8) }, 'request failed');
}
