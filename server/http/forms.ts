import type { FastifyInstance, FastifyRequest } from 'fastify';
import { pathOf } from '#content/i18n/languages.ts';
import { type ErrorHandler, PublicError, toErrorResponse } from './errors.ts';
import { languageOf } from './request-language.ts';
import type { PageSender } from './serve-site.ts';

/** What a browser without script sends. */
export const formType = 'application/x-www-form-urlencoded';
/** What any browser sends with files. */
export const multipartType = 'multipart/form-data';

/** Reads plain form posts into an object of strings; of a repeated field the last value counts. */
export function parseForms(app: FastifyInstance): void {
  app.addContentTypeParser(formType, { parseAs: 'string' }, (_request, body, done) => {
    done(null, Object.fromEntries(new URLSearchParams(String(body))));
  });
}

/** Whether a body may hold files. */
export function isMultipart(contentType: string | undefined): boolean {
  return contentType?.toLowerCase().startsWith(multipartType) ?? false;
}

/**
 * Whether a page is wanted as the answer: by a plain form post, which a browser without script sends, and by one with files,
 * unless our own script sent it, which asks for no page.
 */
export function wantsPage({ headers }: FastifyRequest): boolean {
  const type = headers['content-type'];
  if (isMultipart(type)) return headers.accept?.includes('text/html') ?? false;
  return type?.toLowerCase().startsWith(formType) ?? false;
}

/** The error handler of a route that takes JSON and plain form posts: a form post is answered with a page, named as in English. */
export function formErrors(sender: PageSender, page: string): ErrorHandler {
  return (error, request, reply) => {
    const { status, body } = toErrorResponse(error, request, reply);
    if (wantsPage(request)) {
      return sender.filled(reply, pathOf(languageOf(request), page), status, { reason: body.error }, body.error);
    }
    return reply.code(status).header('cache-control', 'no-store').send(body);
  };
}

/** People never see the field and leave it empty; a form filler may not. */
export function rejectBots(website: string | undefined): void {
  if (website) throw new PublicError(400, 'looks-automatic');
}
