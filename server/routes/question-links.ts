import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import * as z from 'zod/mini';
import { languagesWith, pathOf } from '#content/i18n/languages.ts';
import { linkToken } from '#contract/forms.ts';
import type { StoreConnection } from '../db/connection.ts';
import type { QuestionMark } from '../db/schema.ts';
import { markByLink } from '../db/tables/links.ts';
import { nothing, page, refusals, tokenQuery } from '../http/described.ts';
import type { RequestLimits } from '../http/rate-limits.ts';
import type { PageSender } from '../http/serve-site.ts';
import { replyWords } from '../http/server-messages.ts';
import { formErrors } from './form-answers.ts';

const summaries: Readonly<Record<QuestionMark, string>> = {
  answered: 'Mark the question of a link as answered, once',
  'call-back': 'Mark that somebody calls back about the question of a link, once',
};

/**
 * The buttons behind the links of the owner's notice. GET of the same addresses is a page of the site with one button and
 * never asks the store: a mail scanner that opens links, or a browser that looks ahead, marks nothing.
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
      response: { 303: nothing('Marked'), 410: page('Used, expired or unknown'), 429: refusals[429] },
    };
    typed.post(pathOf(language, `/ask/${mark}`), { schema, errorHandler }, async (request, reply) => {
      const token = z.safeParse(linkToken, request.query.token);
      await limits.take('link', request);
      const marked =
        token.success && (await connection.use((store) => markByLink(store, mark, token.data, Date.now())));
      if (!marked) {
        const used = pathOf(language, '/ask/link-used');
        return sender.filled(reply, used, 410, {}, replyWords(language, 'link-expired'));
      }
      // The redirect takes the token out of the address bar.
      return reply.header('cache-control', 'no-store').redirect(pathOf(language, '/ask/marked'), 303);
    });
  }
}
