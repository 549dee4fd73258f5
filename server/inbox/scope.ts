import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Language } from '#content/i18n/languages.ts';
import type { Config } from '../config/config.ts';
import type { StoreConnection } from '../db/connection.ts';
import type { Store } from '../db/open-store.ts';
import type { Outbox } from '../email/outbox.ts';
import { type ErrorHandler, toErrorResponse } from '../http/errors.ts';
import type { RequestLimits } from '../http/rate-limits.ts';
import { securityPolicy } from '../http/security-headers.ts';
import type { HealthOfOutbox } from '../routes/health.ts';
import { type KeyedHash, keyedHash } from './keyed-hash.ts';
import { errorPage, shutPage, sources, type View, viewOf } from './layout.ts';
import { csrfOf, findSession, type InboxCookie, inboxCookie, requireCsrf, type Session } from './session.ts';

export interface InboxParts {
  readonly config: Config;
  readonly connection: StoreConnection;
  readonly limits: RequestLimits;
  readonly outbox: HealthOfOutbox & Pick<Outbox, 'wake'>;
}

export interface Opened {
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
  readonly view: View;
  readonly session: Session;
}
type Handler = (opened: Opened) => Promise<FastifyReply>;

export interface InboxScope extends InboxParts {
  readonly app: FastifyInstance;
  readonly closed: View;
  readonly hash: KeyedHash;
  readonly cookie: InboxCookie;
  /** Of routes that need no session. */
  readonly options: { readonly schema: { readonly hide: true }; readonly errorHandler: ErrorHandler };
  send(reply: FastifyReply, html: string, status?: number): FastifyReply;
  use<Result>(work: (store: Store) => Promise<Result>): Promise<Result>;
  /** The request with its session, if it has one. */
  opened(request: FastifyRequest, reply: FastifyReply): Promise<Opened | undefined>;
  /** Adds a page. Without a session every address shows the same closed page. */
  get(path: string, handler: Handler): void;
  /** Adds what changes something: it needs the session's CSRF token too. */
  post(path: string, handler: Handler, options?: { readonly bodyLimit: number }): void;
}

export function inboxScope(app: FastifyInstance, language: Language, parts: InboxParts): InboxScope {
  const { config, connection } = parts;
  const hash = keyedHash(config);
  const cookie = inboxCookie(config.siteUrl.startsWith('https:'));
  const closed = viewOf(language);
  const send = senderOf(config);
  const errorHandler: ErrorHandler = (error, request, reply) => {
    const { status, body } = toErrorResponse(error, request, reply);
    // A request that is refused before it comes here has no such header yet.
    return send(reply.header('cache-control', 'no-store'), errorPage(closed, body.error, request.body), status);
  };
  const options = { schema: { hide: true as const }, errorHandler };

  async function opened(request: FastifyRequest, reply: FastifyReply): Promise<Opened | undefined> {
    const session = await findSession(request, { cookie, hash, connection });
    return session && { request, reply, session, view: viewOf(language, csrfOf(hash, session)) };
  }
  const guarded = (handler: Handler) => async (request: FastifyRequest, reply: FastifyReply) => {
    const found = await opened(request, reply);
    return found ? handler(found) : send(reply, shutPage(closed, undefined, request.body), 403);
  };
  return {
    ...parts,
    ...{ app, closed, hash, cookie, options, send, opened },
    use: (work) => connection.use(work),
    get: (path, handler) => app.get(closed.base + path, options, guarded(handler)),
    post(path, handler, limit) {
      const checked: Handler = async (of) => {
        requireCsrf(hash, of.session, (of.request.body as { readonly csrf?: unknown } | undefined)?.csrf);
        return handler(of);
      };
      app.post(closed.base + path, { ...options, ...limit }, guarded(checked));
    },
  };
}

function senderOf({ siteUrl }: Config): InboxScope['send'] {
  const headers = securityPolicy(siteUrl, undefined).page(sources);
  return (reply, html, status = 200) => reply.code(status).headers(headers).type('text/html; charset=utf-8').send(html);
}
