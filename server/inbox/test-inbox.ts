import type { FastifyInstance, LightMyRequestResponse } from 'fastify';
import { buildApp } from '../app.ts';
import { readConfig } from '../config/config.ts';
import { connectStore, type StoreConnection } from '../db/connection.ts';
import { openStore, type StoreLocation } from '../db/open-store.ts';
import { settingsOf } from '../db/test-stores.ts';
import { addInboxLink } from './access.ts';
import { keyedHash } from './keyed-hash.ts';

export const phone =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 Version/18.0 Mobile/15E148 Safari/604.1';
export const form = 'application/x-www-form-urlencoded';

/** A limit must not be what stops an attempt. */
const plenty = { requests: 100_000, windowMs: 60_000 };

/** An application with the inbox on, and the owner's browser. */
export interface TestInbox {
  readonly app: FastifyInstance;
  readonly connection: StoreConnection;
  /** A fresh token, made at a time. */
  link(now?: number): Promise<string>;
  /** Presses the button of a link; the cookie of the new session, or undefined. */
  open(token: string): Promise<string | undefined>;
  get(path: string, cookie?: string): Promise<LightMyRequestResponse>;
  post(path: string, fields: Readonly<Record<string, string>>, cookie?: string): Promise<LightMyRequestResponse>;
  close(): Promise<void>;
}

export function testInbox(place: StoreLocation, settings: Readonly<Record<string, string>> = {}): TestInbox {
  const config = readConfig({
    LOG_LEVEL: 'silent',
    OWNER_EMAIL: 'owner@example.com',
    ...settingsOf(place),
    ...settings,
  });
  const connection = connectStore(() => openStore(config));
  const app = buildApp({ config, connection, limits: { inbox: { client: plenty, everyone: plenty } } });
  const hash = keyedHash(config);
  const headersOf = (cookie?: string) => ({ 'user-agent': phone, ...(cookie ? { cookie } : {}) });
  const post: TestInbox['post'] = (url, fields, cookie) => {
    const payload = new URLSearchParams(fields).toString();
    return app.inject({ method: 'POST', url, headers: { ...headersOf(cookie), 'content-type': form }, payload });
  };
  return {
    app,
    connection,
    link: (now = Date.now()) => connection.use((store) => addInboxLink(store, hash, now)),
    async open(token) {
      const answer = await post('/inbox/en/open', { token });
      return String(answer.headers['set-cookie'] ?? '').split(';', 1)[0] || undefined;
    },
    get: (url, cookie) => app.inject({ method: 'GET', url, headers: headersOf(cookie) }),
    post,
    async close() {
      await app.close();
      await connection.close();
    },
  };
}

/** The CSRF token in a page's forms. */
export const csrfIn = (html: string) => /name="csrf" value="([\w-]+)"/.exec(html)?.[1] ?? '';
