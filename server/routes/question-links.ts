import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import * as z from 'zod/mini';
import { languagesWith, pathOf } from '#content/i18n/languages.ts';
import { linkToken } from '#contract/forms.ts';
import type { StoreConnection } from '../db/connection.ts';
import type { QuestionMark } from '../db/schema.ts';
import { markByLink } from '../db/tables/links.ts';
import { formErrors } from '../http/forms.ts';
import type { RequestLimits } from '../http/rate-limits.ts';
import type { PageSender } from '../http/serve-site.ts';
import { replyMessage } from '../http/server-messages.ts';
import { emptyResponse, errorResponses, pageResponse, tokenQuery } from './openapi.ts';

const summaries: Readonly<Record<QuestionMark, string>> = {
  answered: 'Mark the question of a link as answered, once',
  'call-back': 'Mark the question of a link as one to call back, once',
};

/**
 * POST of the pages that a notice links to. GET of the same addresses is a static page with one button, so that mail scanners and
 * prefetching mark nothing.
 */
export function addQuestionLinkRoutes(
  app: FastifyInstance,
  { connection, limits, sender }: { connection: StoreConnection; limits: RequestLimits; sender: PageSender },
): void {
  const typed = app.withTypeProvider<ZodTypeProvider>();
  const errorHandler = formErrors(sender, '/ask/not-marked');
  const marks = (['answered', 'call-back'] as const).flatMap((mark) =>
    languagesWith(`/ask/${mark}`).map((language) => ({ mark, language })),
  );
  for (const { mark, language } of marks) {
    const schema = {
      summary: summaries[mark],
      querystring: tokenQuery,
      response: {
        303: emptyResponse('Marked'),
        410: pageResponse('Used, expired or unknown'),
        429: errorResponses[429],
      },
    };
    typed.post(pathOf(language, `/ask/${mark}`), { schema, errorHandler }, async (request, reply) => {
      const token = z.safeParse(linkToken, request.query.token);
      await limits.take('link', request);
      const marked =
        token.success && (await connection.use((store) => markByLink(store, mark, token.data, Date.now())));
      if (!marked) {
        const used = pathOf(language, '/ask/link-used');
        return sender.filled(reply, used, 410, {}, replyMessage(language, 'link-expired'));
      }
      // The redirect takes the token out of the address bar.
      return reply.header('cache-control', 'no-store').redirect(pathOf(language, '/ask/marked'), 303);
    });
  }
}
