import { timingSafeEqual } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import type { StoreConnection } from '../db/connection.ts';
import type { Millis } from '../db/schema.ts';
import { hourMs } from '../db/tables/daily-limits.ts';
import { PublicError } from '../http/errors.ts';
import { inboxPath, type PresentedSession, sessionEnd, sessionHours } from './access.ts';
import type { KeyedHash } from './keyed-hash.ts';

/** The session of a request, checked against the store. */
export interface Session extends PresentedSession {
  readonly until: Millis;
}

/** Cookie headers of the inbox. Browsers send the cookie to its own path only, and never with a request from another site. */
export interface InboxCookie {
  set(token: string): string;
  readonly clear: string;
  read(request: FastifyRequest): string | undefined;
}

/** @param https Whether visitors reach the site by https: then the cookie is never sent in clear. */
export function inboxCookie(https: boolean): InboxCookie {
  const name = https ? '__Secure-inbox' : 'inbox';
  const attributes = `Path=${inboxPath}; HttpOnly; SameSite=Strict${https ? '; Secure' : ''}`;
  const own = new RegExp(`(?:^|;\\s*)${name}=([\\w-]{32})(?:;|$)`);
  return {
    set: (token) => `${name}=${token}; Max-Age=${(sessionHours * hourMs) / 1000}; ${attributes}`,
    clear: `${name}=; Max-Age=0; ${attributes}`,
    read: ({ headers }) => own.exec(headers.cookie ?? '')?.[1],
  };
}

/** The browser that a request names. */
export const userAgentOf = ({ headers }: FastifyRequest) => headers['user-agent'] ?? '';

/** The valid session of a request, if any. */
export async function findSession(
  request: FastifyRequest,
  { cookie, hash, connection }: { cookie: InboxCookie; hash: KeyedHash; connection: StoreConnection },
): Promise<Session | undefined> {
  const token = cookie.read(request);
  if (token === undefined) return undefined;
  const presented = { token, userAgent: userAgentOf(request), now: Date.now() };
  const until = await connection.use((store) => sessionEnd(store, hash, presented));
  return until === undefined ? undefined : { ...presented, until };
}

/** The CSRF token of a session's forms. */
export const csrfOf = (hash: KeyedHash, { token }: Session) => hash('csrf', token);

/** @throws PublicError for a form that was not made for this session */
export function requireCsrf(hash: KeyedHash, session: Session, sent: unknown): void {
  const expected = Buffer.from(csrfOf(hash, session));
  const given = Buffer.from(typeof sent === 'string' ? sent : '');
  if (given.length !== expected.length || !timingSafeEqual(given, expected)) throw new PublicError(403, 'other-site');
}
