import type { FastifyInstance, FastifyRequest } from 'fastify';
import { pathOf } from '#content/i18n/languages.ts';
import { type ErrorHandler, PublicError, toErrorResponse } from './errors.ts';
import { languageOf } from './request-language.ts';
import type { PageSender } from './serve-site.ts';

export const formType = 'application/x-www-form-urlencoded';
export const multipartType = 'multipart/form-data';

/** Parses URL-encoded forms into an object of strings; the last value of a repeated field wins. */
export function parseForms(app: FastifyInstance): void {
  app.addContentTypeParser(formType, { parseAs: 'string' }, (_request, body, done) => {
    done(null, Object.fromEntries(new URLSearchParams(String(body))));
  });
}

/** Whether a body may contain files. */
export function isMultipart(contentType: string | undefined): boolean {
  return contentType?.toLowerCase().startsWith(multipartType) ?? false;
}

/**
 * Whether the response should be a page: for forms sent without script. Our script's multipart requests do not accept HTML.
 */
export function wantsPage({ headers }: FastifyRequest): boolean {
  const type = headers['content-type'];
  if (isMultipart(type)) return headers.accept?.includes('text/html') ?? false;
  return type?.toLowerCase().startsWith(formType) ?? false;
}

/** Error handler of a route that takes JSON and plain forms, which get a page. `page` is its English path. */
export function formErrors(sender: PageSender, page: string): ErrorHandler {
  return (error, request, reply) => {
    const { status, body } = toErrorResponse(error, request, reply);
    if (wantsPage(request)) {
      return sender.filled(reply, pathOf(languageOf(request), page), status, { reason: body.error }, body.error);
    }
    return reply.code(status).header('cache-control', 'no-store').send(body);
  };
}

/** Honeypot: rejects forms with the hidden field filled in. */
export function rejectBots(website: string | undefined): void {
  if (website) throw new PublicError(400, 'looks-automatic');
}
