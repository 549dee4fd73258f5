import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

/** A failure that the visitor should hear about in our own words, with a status of our choice. */
export class PublicError extends Error {
  override readonly name = 'PublicError';
  readonly statusCode: number;
  constructor(statusCode: number, words: string, cause?: unknown) {
    super(words, { cause });
    this.statusCode = statusCode;
  }
}

const unreadable = 'The request could not be read.';
const wordsByStatus: Readonly<Record<number, string>> = {
  404: 'There is nothing at this address.',
  405: 'This address does not take that kind of request.',
  413: 'That is too long to send. Please shorten it and try again.',
  414: 'That address is too long.',
  415: 'The request has a content type that this address does not take.',
  431: 'The request has too many headers.',
};

const unexpected = 'Something went wrong on our side. Please try again, or call us.';

/** What a failure is to the visitor: a status and plain words. The cause goes to the log, never the other way round. */
export function answerTo(
  error: FastifyError,
  request: FastifyRequest,
): { readonly status: number; readonly words: string } {
  const status = error.statusCode ?? 500;
  if (status >= 500) logFailure(request, error);
  if (error instanceof PublicError) return { status, words: error.message };
  return { status, words: status < 500 ? (wordsByStatus[status] ?? unreadable) : unexpected };
}

/** One error handler for all routes, except those that answer plain form posts with a page. */
export function handleErrors(app: FastifyInstance): void {
  app.setErrorHandler((error: FastifyError, request: FastifyRequest, reply: FastifyReply) => {
    const { status, words } = answerTo(error, request);
    return reply.code(status).header('cache-control', 'no-store').send({ error: words });
  });
  app.setNotFoundHandler((_request, reply) => reply.code(404).send({ error: wordsByStatus[404] }));
}

/** Names, codes and places in the code; no messages of others, because a database quotes the values it refused. */
function logFailure(request: FastifyRequest, error: FastifyError): void {
  const cause = error.cause instanceof Error ? error.cause : error;
  const code = 'code' in cause ? String(cause.code) : undefined;
  const frames = cause.stack?.split('\n').filter((line) => /^\s+at /.test(line));
  request.log.error({ name: cause.name, code, at: frames?.slice(0, 8) }, 'request failed');
}
