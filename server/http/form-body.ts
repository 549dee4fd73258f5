import type { FastifyInstance, FastifyRequest } from 'fastify';

/** What a browser without script sends. */
export const formType = 'application/x-www-form-urlencoded';
/** What any browser sends with files. */
export const multipartType = 'multipart/form-data';

/** Reads plain form posts into an object of strings; of a repeated field the last value counts. */
export function readForms(app: FastifyInstance): void {
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
