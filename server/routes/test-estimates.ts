import type { FastifyInstance, InjectOptions } from 'fastify';
import { afterAll, beforeAll, beforeEach } from 'vitest';
import { buildApp } from '../app.ts';
import { readConfig } from '../config/config.ts';
import { connectStore, type StoreConnection } from '../db/connection.ts';
import { openStore } from '../db/open-store.ts';
import type { QuestionRow } from '../db/schema.ts';
import { photosOf } from '../db/tables/photos.ts';
import { listQuestions } from '../db/tables/questions.ts';
import { emptyStore, settingsOf, type TestStores } from '../db/test-stores.ts';
import { multipartOf, type Sent } from '../photos/test-pictures.ts';

/** No limit that a test could reach. */
export const many = { client: { requests: 1e6, windowMs: 1 }, everyone: { requests: 1e6, windowMs: 1 } };

/** A request for an estimate that nothing is wrong with. */
export const lead = {
  name: 'Ada',
  location: '78130',
  reach: 'call',
  phone: '(830) 555-0147',
  question: 'Flooded',
};

/** A server that takes requests for estimates, with a store that is empty before each test. Called once for a group of tests. */
export function estimateServer(stores: TestStores) {
  let connection: StoreConnection;
  let app: FastifyInstance;
  beforeAll(async () => {
    const place = await stores.place('sqlite');
    const config = readConfig({ LOG_LEVEL: 'silent', ...settingsOf(place) });
    connection = connectStore(() => openStore(config));
    app = buildApp({ config, connection, limits: { question: many } });
  });
  afterAll(async () => {
    await app.close();
    await connection.close();
  });
  beforeEach(() => connection.use(emptyStore));

  const stored = (): Promise<QuestionRow[]> => connection.use((store) => listQuestions(store, { all: true }));
  return {
    ask: (request: InjectOptions | string) => app.inject(request),
    post: (payload: object, headers: Record<string, string> = {}) =>
      app.inject({ method: 'POST', url: '/api/estimates', headers, payload }),
    send: async (
      files: readonly Sent[],
      fields: Record<string, string> = lead,
      more: Record<string, string> = {},
      url = '/api/estimates',
    ) => {
      const { payload, headers } = await multipartOf(fields, files);
      return app.inject({ method: 'POST', url, headers: { ...headers, ...more }, payload });
    },
    stored,
    pictures: async () => {
      const [row] = await stored();
      return row ? connection.use((store) => photosOf(store, row.reference)) : [];
    },
    /** Rows of a table. */
    rowsOf: (table: 'outbox' | 'photos') => connection.use(({ db }) => db.selectFrom(table).selectAll().execute()),
  };
}
