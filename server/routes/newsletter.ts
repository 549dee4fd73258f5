import type { FastifyInstance, FastifyReply } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import * as z from 'zod/mini';
import { type Language, languagesWith, pathOf } from '#content/i18n/languages.ts';
import { linkToken, newsletterAnswer, newsletterRequest } from '#contract/forms.ts';
import type { StoreConnection } from '../db/connection.ts';
import { confirmSubscriber, subscribe, unsubscribe } from '../db/tables/subscribers.ts';
import type { ErrorHandler } from '../http/errors.ts';
import { formErrors, formType, rejectBots, wantsPage } from '../http/forms.ts';
import type { RequestLimits } from '../http/rate-limits.ts';
import type { PageSender } from '../http/serve-site.ts';
import { replyMessage } from '../http/server-messages.ts';
import { emptyResponse, errorResponse, errorResponses, jsonResponse, pageResponse, tokenQuery } from './openapi.ts';

interface NewsletterParts {
  readonly connection: StoreConnection;
  readonly limits: RequestLimits;
  readonly sender: PageSender;
  /** Called when a message may have been stored, so that it leaves at once. */
  readonly stored: () => void;
}

const askSchema = {
  summary: 'Ask for a confirm link',
  consumes: ['application/json', formType],
  body: newsletterRequest,
  response: {
    202: jsonResponse('The same answer for every address', newsletterAnswer),
    303: emptyResponse('A plain form post goes on to a page'),
    ...errorResponses,
    503: errorResponse('Nothing was stored; send it again'),
  },
};

const confirmSchema = {
  summary: 'Confirm a subscription',
  querystring: tokenQuery,
  response: { 303: emptyResponse('Confirmed'), 410: pageResponse('Expired or unknown'), 429: errorResponses[429] },
};

const unsubscribeSchema = {
  summary: 'Leave the list in one step (RFC 8058)',
  querystring: tokenQuery,
  response: { 200: pageResponse('Off the list'), 410: pageResponse('Unknown'), 429: errorResponses[429] },
};

/**
 * POST /api/newsletter and the buttons behind the links of its messages. GET of those addresses is a page of the site with
 * one button, so that a mail scanner that opens links confirms nothing and takes nobody off the list.
 */
export function addNewsletterRoutes(app: FastifyInstance, parts: NewsletterParts): void {
  const { connection, limits, sender, stored } = parts;
  const errorHandler = formErrors(sender, '/newsletter/not-sent');

  const typed = app.withTypeProvider<ZodTypeProvider>();
  const counted = { schema: askSchema, errorHandler: limits.countRejections('newsletter', errorHandler) };
  typed.post('/api/newsletter', counted, async (request, reply) => {
    const { email, language, website } = request.body;
    rejectBots(website);
    await limits.take('newsletter', request);
    await connection.use((store) => subscribe(store, email, Date.now(), language));
    stored();
    reply.header('cache-control', 'no-store');
    if (wantsPage(request)) return reply.redirect(pathOf(language, '/newsletter/check-mail'), 303);
    return reply.code(202).send({ message: replyMessage(language, 'check-mail') });
  });

  for (const language of languagesWith('/newsletter/confirm')) addLinks(app, language, parts, errorHandler);
}

/** POST of the pages that the mails of a language link to. */
function addLinks(
  app: FastifyInstance,
  language: Language,
  { connection, limits, sender, stored }: NewsletterParts,
  errorHandler: ErrorHandler,
): void {
  const pagePath = (name: string) => pathOf(language, `/newsletter/${name}`);
  const expired = (reply: FastifyReply) =>
    sender.filled(reply, pagePath('expired'), 410, {}, replyMessage(language, 'link-expired'));
  const confirm = { schema: confirmSchema, errorHandler };
  app.withTypeProvider<ZodTypeProvider>().post(pagePath('confirm'), confirm, async (request, reply) => {
    const token = z.safeParse(linkToken, request.query.token);
    await limits.take('link', request);
    const confirmed =
      token.success && (await connection.use((store) => confirmSubscriber(store, token.data, Date.now())));
    if (!confirmed) return expired(reply);
    stored();
    // The redirect takes the token out of the address bar.
    return reply.redirect(pagePath('confirmed'), 303);
  });

  app.register(async (scope) => {
    // One-click requests of mail programs may come as multipart; what they say is in the address.
    scope.addContentTypeParser('multipart/form-data', { parseAs: 'buffer' }, (_request, _body, done) => done(null, {}));
    const leave = { schema: unsubscribeSchema, errorHandler };
    scope.withTypeProvider<ZodTypeProvider>().post(pagePath('unsubscribe'), leave, async (request, reply) => {
      const token = z.safeParse(linkToken, request.query.token);
      await limits.take('link', request);
      const left = token.success && (await connection.use((store) => unsubscribe(store, token.data, Date.now())));
      if (!left) return expired(reply);
      // RFC 8058 rules out a redirect here.
      return sender.filled(reply, pagePath('unsubscribed'), 200, {}, replyMessage(language, 'unsubscribed'));
    });
  });
}
