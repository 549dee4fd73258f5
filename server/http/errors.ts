import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import type { FastifyError, FastifyReply, FastifyRequest, FastifySchemaValidationError } from 'fastify';
import type { Language } from '#content/i18n/languages.ts';
import type { Values } from '#content/i18n/t.ts';
import { languageOf } from './request-language.ts';
import { type ErrorCode, errorMessage, fieldMessage, isErrorCode, waitMessage } from './server-messages.ts';

/** An error with a message for the visitor and an HTTP status. */
export class PublicError extends Error {
  override readonly name: string = 'PublicError';
  readonly statusCode: number;
  readonly code: ErrorCode;
  constructor(statusCode: number, code: ErrorCode, cause?: unknown) {
    super(code, { cause });
    this.statusCode = statusCode;
    this.code = code;
  }

  /** The visitor's message. */
  text(language: Language): string {
    return errorMessage(language, this.code);
  }
}

/** A rate limit was reached. The message names the wait, and the phone number for emergencies. */
export class TooManyRequests extends PublicError {
  /** Whole seconds until the next try may succeed. */
  readonly retryAfter: number;
  constructor(retryAfterMs: number) {
    super(429, 'too-many');
    this.retryAfter = Math.max(1, Math.ceil(retryAfterMs / 1000));
  }

  override text(language: Language): string {
    return errorMessage(language, this.code, { wait: waitMessage(language, this.retryAfter) });
  }
}

export interface FieldIssue {
  readonly code: string;
  readonly values?: Values;
}

/** A validation error with messages by field. */
export class FieldError extends PublicError {
  readonly #issues: Readonly<Record<string, FieldIssue>>;
  constructor(issues: Readonly<Record<string, FieldIssue>>) {
    super(400, 'form-faults');
    this.#issues = issues;
  }

  fields(language: Language): Readonly<Record<string, string>> {
    const sentences = Object.entries(this.#issues).map(([field, { code, values }]) => [
      field,
      fieldMessage(language, code, values),
    ]);
    return Object.fromEntries(sentences);
  }

  override text(language: Language): string {
    const [first = '', ...others] = Object.values(this.fields(language));
    return others.length === 0 ? first : errorMessage(language, this.code, { sentences: [first, ...others].join(' ') });
  }
}

/**
 * Converts schema issues into an error; for a body, the first issue of each field. The schemas' messages are codes.
 * @param part Which part of the request the schema checked: "body", "headers", "querystring".
 */
export function validationError(
  issues: readonly FastifySchemaValidationError[],
  part: string | undefined,
): PublicError {
  const byField: Record<string, FieldIssue> = {};
  for (const { instancePath, message = '', params } of part === 'body' ? issues : []) {
    const field = instancePath.split('/')[1];
    if (field) byField[field] ??= { code: message, values: { most: Number(params.maximum) } };
  }
  if (Object.keys(byField).length > 0) return new FieldError(byField);
  const code = issues[0]?.message ?? '';
  return new PublicError(400, isErrorCode(code) ? code : 'unreadable');
}

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

/** Status and body of an error response; for a form with messages by field. */
export interface ErrorResponse {
  readonly status: number;
  readonly body: { readonly error: string; readonly fields?: Readonly<Record<string, string>> };
}

/** Builds the response to an error in the visitor's language. The cause of a server error is only logged. */
export function toErrorResponse(failure: FastifyError, request: FastifyRequest, reply: FastifyReply): ErrorResponse {
  const error = failure.validation ? validationError(failure.validation, failure.validationContext) : failure;
  const status = error.statusCode ?? 500;
  if (status >= 500) logFailure(request, error);
  if (error instanceof TooManyRequests) reply.header('retry-after', String(error.retryAfter));
  const language = languageOf(request);
  if (error instanceof FieldError) {
    return { status, body: { error: error.text(language), fields: error.fields(language) } };
  }
  return {
    status,
    body: { error: error instanceof PublicError ? error.text(language) : messageForStatus(language, status) },
  };
}

/** The message for a status set by a library. */
export function messageForStatus(language: Language, status: number): string {
  return errorMessage(language, status < 500 ? (codeByStatus[status] ?? 'unreadable') : 'unexpected');
}

/** Default error handler: JSON. */
export function jsonErrors(error: FastifyError, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const { status, body } = toErrorResponse(error, request, reply);
  return reply.code(status).header('cache-control', 'no-store').send(body);
}

/** Logs name, code and stack frames, but no message: a database error quotes rejected values. */
function logFailure(request: FastifyRequest, error: Error): void {
  const cause = error.cause instanceof Error ? error.cause : error;
  const code = 'code' in cause ? String(cause.code) : undefined;
  const frames = cause.stack?.split('\n').filter((line) => /^\s+at /.test(line));
  request.log.error({ name: cause.name, code, at: frames?.slice(0, 8) }, 'request failed');
}

const statusByCode: Readonly<Record<string, number>> = {
  ERR_HTTP_REQUEST_TIMEOUT: 408,
  HPE_HEADER_OVERFLOW: 431,
};

/** Client error handler: 400 for malformed requests, 408 for slow ones, 431 for large headers. */
export function answerMalformedRequests(headers: Readonly<Record<string, string>>) {
  return (error: Error & { readonly code?: string }, socket: Socket): void => {
    if (error.code === 'ECONNRESET' || socket.destroyed) return;
    const status = statusByCode[error.code ?? ''] ?? 400;
    const body = JSON.stringify({ error: messageForStatus('en', status) });
    const lines = {
      ...headers,
      'content-type': 'application/json; charset=utf-8',
      'content-length': String(Buffer.byteLength(body)),
      'cache-control': 'no-store',
      connection: 'close',
    };
    const head = Object.entries(lines).map(([name, value]) => `${name}: ${value}\r\n`);
    // `end` alone would wait for a peer that never closes its side.
    socket.end(`HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${head.join('')}\r\n${body}`, () => socket.destroy());
  };
}
