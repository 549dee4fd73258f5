import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import type { FastifyInstance } from 'fastify';
import * as z from 'zod/mini';
import { buildApp } from '#api/app/app.ts';
import { loadSite } from '#api/built-site/load-site.ts';
import { readConfig } from '#api/config/config.ts';
import { defaultLimits, type Limits } from '#api/http/default-limits.ts';
import { connectStore, type StoreConnection } from '#api/store/connection.ts';
import { openStore } from '#api/store/open-store.ts';
import { listQuestions } from '#api/store/tables/questions.ts';
import { languageCodes, pathOf } from '#content/languages.ts';
import { estimateForm } from '#contract/forms/estimates.ts';
import { questionForm } from '#contract/forms/questions.ts';
import { type Engine, numberOption, preparePlace } from '../server/processes.ts';
import { proveOnEngines, type Verdict } from '../server/verdict.ts';
import { type ApiDocument, oddRequests } from './odd-requests.ts';

// Throws thousands of bodies at each endpoint that takes any. The endpoints and what they take come from the API document, so
// that a new one is in it by itself. Options: --bodies N, --sqlite, --postgres.

const bodies = numberOption('bodies', 10_000);
const many = { client: { requests: 1e9, windowMs: 1000 }, everyone: { requests: 1e9, windowMs: 1000 } };
const unlimited = Object.fromEntries(
  Object.keys(defaultLimits).map((endpoint) => [endpoint, many]),
) as unknown as Limits;

/** Every route that is no question for a page or a state. */
function watchRoutes(app: FastifyInstance): readonly string[] {
  const routes: string[] = [];
  app.addHook('onRoute', ({ url, method }) => {
    const changing = [method].flat().filter((name) => !['GET', 'HEAD'].includes(name));
    routes.push(...changing.map((name) => `${name} ${url}`));
  });
  return routes;
}

/** An endpoint as the API document describes it. */
type Described = readonly [url: string, operation: ApiDocument['paths'][string][string]];

async function fuzz(app: FastifyInstance, [url, operation]: Described, siteUrl: string, verdict: Verdict) {
  const requests = oddRequests(url, operation, siteUrl);
  const byToken = operation.parameters?.some(({ name }) => name === 'token') ?? false;
  const statuses = new Map<number, number>();
  const silent: number[] = [];
  for (const sample of fc.sample(requests, bodies)) {
    const answer = await app.inject(sample);
    statuses.set(answer.statusCode, (statuses.get(answer.statusCode) ?? 0) + 1);
    if (answer.statusCode >= 400 && answer.body.length === 0) silent.push(answer.statusCode);
  }
  const failures = [...statuses].filter(([status]) => status >= 500).length;
  const taken = [...statuses].filter(([status]) => status < 400).length;
  const counts = [...statuses].sort(([a], [b]) => a - b).map(([status, count]) => `${status}: ${count}`);
  verdict.check(
    `POST ${url}: ${bodies} bodies; ${counts.join(', ')}; ${silent.length} without words`,
    // Tokens cannot be guessed: no route that the link of a mail leads to may take one.
    failures === 0 && silent.length === 0 && taken > 0 !== byToken,
  );
}

/** The page that the folder of this proof has, and those of the forms, in every language. */
const countedPages = [
  '/',
  ...languageCodes.flatMap((code) => ['/ask', '/wtr-connection'].map((name) => pathOf(code, name))),
];

/** A form that does not ask for a category leaves it out. */
const unchanged = (data: object, name: string, value: unknown) =>
  new Map(Object.entries(data)).get(name) === value ||
  (name === 'category' && !(name in data) && value === 'assessment');

/** What is stored must pass the contract unchanged: then it was cleaned once and holds nothing else. */
async function checkStored(connection: StoreConnection, verdict: Verdict): Promise<void> {
  const rows = await connection.use((store) => listQuestions(store, { all: true }));
  const garbage = rows.filter((row) => {
    const {
      reference: _r,
      idempotency_key: _k,
      created_at: _c,
      answered_at: _a,
      calling_at: _b,
      written_at: _w,
      ...all
    } = row;
    const fields = Object.entries(all).filter(([, value]) => value !== null);
    const forms = [questionForm, estimateForm].map((form) => z.safeParse(form, Object.fromEntries(fields)).data);
    return !forms.some((data) => data && fields.every(([name, value]) => unchanged(data, name, value)));
  });
  verdict.check(
    `${rows.length} questions stored, ${garbage.length} of them garbage`,
    garbage.length === 0 && rows.length > 0,
  );
  const counts = await connection.use(({ db }) => db.selectFrom('counts').select(['page', 'kind']).execute());
  const known = counts.every(
    ({ page, kind }) => countedPages.includes(page) && ['call', 'tool', 'form'].includes(kind),
  );
  verdict.check(`${counts.length} counts, each of a page and a kind that there is`, known && counts.length > 0);
}

async function prove(engine: Engine, verdict: Verdict): Promise<void> {
  const place = await preparePlace(engine);
  const config = readConfig({ LOG_LEVEL: 'silent', ...place.environment });
  const connection = connectStore(() => openStore(config));
  const folder = mkdtempSync(join(tmpdir(), 'fuzz-'));
  writeFileSync(join(folder, 'index.html'), '<p>Home</p>');
  const app = buildApp({ config, connection, site: await loadSite(folder), limits: unlimited });
  const routes = watchRoutes(app);
  const document: ApiDocument = (await app.inject('/api/openapi.json')).json();
  const described = Object.entries(document.paths).flatMap(([url, { post }]) => (post ? [[url, post] as const] : []));
  const missing = routes.filter((route) => !described.some(([url]) => route === `POST ${url}`));
  console.log(`\n${engine}`);
  verdict.check(
    `${routes.length} routes that change or compute something; not in the document: ${missing.join(', ') || 'none'}`,
    missing.length === 0,
  );
  for (const endpoint of described) await fuzz(app, endpoint, config.siteUrl, verdict);
  await checkStored(connection, verdict);
  await app.close();
  await connection.close();
  await place.remove();
  rmSync(folder, { recursive: true });
}

await proveOnEngines(prove);
