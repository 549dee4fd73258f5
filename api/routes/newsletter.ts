import type { FastifyInstance } from 'fastify';
import * as z from 'zod/mini';
import { checkYourMail, linkToken, newsletterRequest } from '#contract/newsletter.ts';
import { formEvidence } from '#contract/questions.ts';
import type { PageSender } from '../built-site/serve-site.ts';
import { fieldError, formErrors, refuseOtherSites, refusePrograms } from '../http/form-answers.ts';
import { isFormPost } from '../http/form-body.ts';
import type { RequestLimits } from '../http/rate-limit.ts';
import type { StoreConnection } from '../store/connection.ts';
import { confirmSubscriber, subscribe, unsubscribe } from '../store/subscribers.ts';

interface NewsletterParts {
  readonly connection: StoreConnection;
  readonly limits: RequestLimits;
  readonly sender: PageSender;
  /** Called when a message may have been stored, so that it leaves at once. */
  readonly stored: () => void;
}

interface TokenQuery {
  readonly Querystring: { readonly token?: string };
}

const expiredWords = 'This link does not work any more.';

/**
 * POST /api/newsletter and the buttons behind the links of its messages. GET of those addresses is a page of the site with
 * one button, so that a mail scanner that opens links confirms nothing and takes nobody off the list.
 */
export function addNewsletterRoutes(app: FastifyInstance, parts: NewsletterParts): void {
  const { connection, limits, sender, stored } = parts;
  const errorHandler = formErrors(sender, '/newsletter/not-sent');

  app.post('/api/newsletter', { onRequest: limits('newsletter'), errorHandler }, async (request, reply) => {
    refuseOtherSites(request);
    const checked = z.safeParse(newsletterRequest, request.body);
    if (!checked.success) throw fieldError(checked.error.issues);
    refusePrograms(z.safeParse(formEvidence, request.body).data?.website);
    await connection.use((store) => subscribe(store, checked.data.email, Date.now()));
    stored();
    reply.header('cache-control', 'no-store');
    if (isFormPost(request.headers['content-type'])) return reply.redirect('/newsletter/check-mail', 303);
    return reply.code(202).send({ message: checkYourMail });
  });

  app.post<TokenQuery>('/newsletter/confirm', { errorHandler }, async (request, reply) => {
    const token = z.safeParse(linkToken, request.query.token);
    const confirmed =
      token.success && (await connection.use((store) => confirmSubscriber(store, token.data, Date.now())));
    if (!confirmed) return sender.filled(reply, '/newsletter/expired', 410, {}, expiredWords);
    stored();
    // The redirect takes the token out of the address bar.
    return reply.redirect('/newsletter/confirmed', 303);
  });

  app.register(async (scope) => {
    // One-click requests of mail programs may come as multipart; what they say is in the address.
    scope.addContentTypeParser('multipart/form-data', { parseAs: 'buffer' }, (_request, _body, done) => done(null, {}));
    scope.post<TokenQuery>('/newsletter/unsubscribe', { errorHandler }, async (request, reply) => {
      const token = z.safeParse(linkToken, request.query.token);
      const left = token.success && (await connection.use((store) => unsubscribe(store, token.data, Date.now())));
      if (!left) return sender.filled(reply, '/newsletter/expired', 410, {}, expiredWords);
      // RFC 8058 rules out a redirect here.
      return sender.filled(reply, '/newsletter/unsubscribed', 200, {}, 'You are off the list.');
    });
  });
}
