import { pathOf } from '#content/i18n/languages.ts';
import { answerTo, type ErrorHandler, PublicError } from '../http/errors.ts';
import { wantsPage } from '../http/form-body.ts';
import { languageOf } from '../http/language-of.ts';
import type { PageSender } from '../http/serve-site.ts';

/** The error handler of a route that takes JSON and plain form posts: a form post is answered with a page, named as in English. */
export function formErrors(sender: PageSender, page: string): ErrorHandler {
  return (error, request, reply) => {
    const { status, body } = answerTo(error, request, reply);
    if (wantsPage(request)) {
      return sender.filled(reply, pathOf(languageOf(request), page), status, { reason: body.error }, body.error);
    }
    return reply.code(status).header('cache-control', 'no-store').send(body);
  };
}

/** People never see the field and leave it empty; a form filler may not. */
export function refusePrograms(website: string | undefined): void {
  if (website) throw new PublicError(400, 'looks-automatic');
}
