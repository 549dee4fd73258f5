import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import type { PageSender } from '../built-site/serve-site.ts';
import { answerTo, PublicError } from './errors.ts';
import { isFormPost } from './form-body.ts';

/** A refusal that names the fields at fault, each with the sentence to show beside it. */
export class FieldError extends PublicError {
  readonly fields: Readonly<Record<string, string>>;
  constructor(fields: Readonly<Record<string, string>>) {
    const sentences = Object.values(fields);
    super(400, sentences.length === 1 ? (sentences[0] ?? '') : `Please check the form. ${sentences.join(' ')}`);
    this.fields = fields;
  }
}

/** Turns a schema's issues into a refusal: for each field its first sentence. */
export function fieldError(
  issues: readonly { readonly path: readonly PropertyKey[]; readonly message: string }[],
): PublicError {
  const fields: Record<string, string> = {};
  for (const { path, message } of issues) if (path.length > 0) fields[String(path[0])] ??= message;
  return Object.keys(fields).length > 0 ? new FieldError(fields) : new PublicError(400, 'Send the fields of the form.');
}

/** The error handler of a route that takes JSON and plain form posts: a form post is answered with a page. */
export function formErrors(sender: PageSender, page: string) {
  return (error: FastifyError, request: FastifyRequest, reply: FastifyReply): FastifyReply => {
    const { status, words } = answerTo(error, request);
    if (isFormPost(request.headers['content-type'])) {
      return sender.filled(reply, page, status, { reason: words }, words);
    }
    reply.code(status).header('cache-control', 'no-store');
    return reply.send(error instanceof FieldError ? { error: words, fields: error.fields } : { error: words });
  };
}

/** Browsers say when another site's page sends a form. Ours never is. */
export function refuseOtherSites(request: FastifyRequest): void {
  if (request.headers['sec-fetch-site'] === 'cross-site') {
    throw new PublicError(403, 'Please use the form on our own site.');
  }
}

/** People never see the field and leave it empty; a form filler may not. */
export function refusePrograms(website: string | undefined): void {
  if (!website) return;
  throw new PublicError(
    400,
    'This looks as if a program had filled in the form. If you are a person, send it once more.',
  );
}
