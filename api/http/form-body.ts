import type { FastifyInstance } from 'fastify';

/** What a browser without script sends. */
export const formType = 'application/x-www-form-urlencoded';

/** Reads plain form posts into an object of strings; of a repeated field the last value counts. */
export function readForms(app: FastifyInstance): void {
  app.addContentTypeParser(formType, { parseAs: 'string' }, (_request, body, done) => {
    done(null, Object.fromEntries(new URLSearchParams(String(body))));
  });
}

/** Whether a request is a plain form post, which a browser without script sends and which wants a page as its answer. */
export function isFormPost(contentType: string | undefined): boolean {
  return contentType?.toLowerCase().startsWith(formType) ?? false;
}
