import fc from 'fast-check';
import type { FastifyInstance } from 'fastify';
import * as z from 'zod/mini';
import { buildApp } from '#api/app.ts';
import { readConfig } from '#api/config/config.ts';
import { connectStore } from '#api/store/connection.ts';
import { openStore } from '#api/store/open-store.ts';
import { listQuestions } from '#api/store/tables/questions.ts';
import { questionRequest } from '#contract/questions.ts';
import { chosenEngines, type Engine, numberOption, preparePlace } from '../server/processes.ts';
import { Verdict } from '../server/verdict.ts';

// Throws thousands of bodies at each endpoint: nearly right ones, wrong types, odd letters, broken JSON, raw bytes.
// Options: --bodies N, --sqlite, --postgres.

const bodies = numberOption('bodies', 10_000);
const many = { client: { requests: 1e9, windowMs: 1000 }, everyone: { requests: 1e9, windowMs: 1000 } };

const oddText = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 60 }),
  fc.string({ maxLength: 200 }),
  fc.constantFrom(
    '\u0000',
    '\ud800',
    '\u202e',
    '\r\nBcc: a@b.example',
    "'; drop table questions; --",
    '{{7*7}}',
    '%s%n',
    '🌊',
  ),
  fc.constantFrom('x'.repeat(101), 'x'.repeat(5001), 'é'.repeat(20_000)),
);
const address = fc.oneof(fc.emailAddress(), oddText, fc.constantFrom('a@b', 'a@b.example', 'a@b.example,c@d.example'));
const oddValue = fc.oneof(oddText, fc.jsonValue({ maxDepth: 2 }));
type Fields = Readonly<Record<string, fc.Arbitrary<unknown>>>;
/** Mostly every field and mostly of its kind; sometimes fields missing, sometimes anything in them. */
const nearly = (fields: Fields) => {
  const loose = Object.entries(fields).map(([name, value]) => {
    return [name, fc.oneof({ weight: 9, arbitrary: value }, { weight: 1, arbitrary: oddValue })] as const;
  });
  const names = Object.keys(fields);
  return fc.oneof(
    { weight: 3, arbitrary: fc.record(Object.fromEntries(loose), { requiredKeys: names }) },
    { weight: 1, arbitrary: fc.record(Object.fromEntries(loose), { requiredKeys: [] }) },
  );
};

const question = nearly({
  name: fc.string({ minLength: 1, maxLength: 40 }),
  email: fc.oneof({ weight: 5, arbitrary: fc.emailAddress() }, { weight: 1, arbitrary: address }),
  location: oddText,
  urgency: fc.constantFrom('emergency', 'urgent', 'normal'),
  category: fc.constantFrom('general', 'insurance'),
  question: oddText,
  website: fc.constantFrom('', undefined),
  elapsedMs: fc.oneof({ weight: 5, arbitrary: fc.nat() }, { weight: 1, arbitrary: fc.double() }),
});

interface Target {
  readonly method: 'POST';
  readonly url: string;
  readonly fields: fc.Arbitrary<unknown>;
}
const targets: readonly Target[] = [
  { method: 'POST', url: '/api/questions', fields: question },
  { method: 'POST', url: '/api/newsletter', fields: nearly({ email: address, website: fc.constant('') }) },
  {
    method: 'POST',
    url: '/functions/v1/ai-damage-assessment',
    fields: nearly({ scenario: oddText, userLocation: oddText }),
  },
  { method: 'POST', url: '/newsletter/unsubscribe', fields: nearly({ 'List-Unsubscribe': oddText }) },
  { method: 'POST', url: '/newsletter/confirm', fields: nearly({ token: oddText }) },
  { method: 'POST', url: '/ask/answered', fields: nearly({ token: oddText }) },
  { method: 'POST', url: '/ask/call-back', fields: nearly({ token: oddText }) },
];

const oddTypes = ['multipart/form-data; boundary=x', 'text/plain', 'application/octet-stream', 'x'];

const request = ({ method, url, fields }: Target) =>
  fc
    .record({
      type: fc.oneof(
        { weight: 8, arbitrary: fc.constant('application/json') },
        { weight: 3, arbitrary: fc.constant('application/x-www-form-urlencoded') },
        { weight: 1, arbitrary: fc.constantFrom(...oddTypes) },
      ),
      key: fc.option(fc.oneof(fc.uuid(), fc.string({ unit: 'grapheme-ascii', maxLength: 120 }))),
      token: fc.string({ maxLength: 40 }),
      body: fc.oneof(
        { weight: 6, arbitrary: fields.map((value) => JSON.stringify(value) ?? '') },
        {
          weight: 2,
          arbitrary: fields.map((value) =>
            new URLSearchParams(
              Object.entries(value ?? {}).map(([name, text]) => [name, String(text).toWellFormed()]),
            ).toString(),
          ),
        },
        { weight: 1, arbitrary: fc.json().map((text) => text.slice(0, -1)) },
        { weight: 1, arbitrary: fc.uint8Array({ maxLength: 200 }).map((bytes) => Buffer.from(bytes)) },
      ),
    })
    .map(({ type, key, token, body }) => ({
      method,
      url: /^\/(newsletter|ask)\//.test(url) ? `${url}?token=${encodeURIComponent(token.toWellFormed())}` : url,
      headers: {
        'content-type': type,
        ...(key === null ? {} : { 'idempotency-key': key.replace(/[^\x20-\x7e]/g, '') }),
      },
      payload: body,
    }));

async function fuzz(app: FastifyInstance, target: Target, verdict: Verdict): Promise<void> {
  const statuses = new Map<number, number>();
  const silent: number[] = [];
  for (const sample of fc.sample(request(target), bodies)) {
    const answer = await app.inject(sample);
    statuses.set(answer.statusCode, (statuses.get(answer.statusCode) ?? 0) + 1);
    if (answer.statusCode >= 400 && answer.body.length === 0) silent.push(answer.statusCode);
  }
  const failures = [...statuses].filter(([status]) => status >= 500).length;
  const counts = [...statuses].sort(([a], [b]) => a - b).map(([status, count]) => `${status}: ${count}`);
  verdict.check(
    `${target.method} ${target.url}: ${bodies} bodies; ${counts.join(', ')}; ${silent.length} without words`,
    failures === 0 && silent.length === 0,
  );
}

async function prove(engine: Engine, verdict: Verdict): Promise<void> {
  const place = await preparePlace(engine);
  const config = readConfig({ LOG_LEVEL: 'silent', ...place.environment });
  const connection = connectStore(() => openStore(config));
  const app = buildApp({ config, connection, limits: { assessment: many, question: many, newsletter: many } });
  console.log(`\n${engine}`);
  for (const target of targets) await fuzz(app, target, verdict);
  const rows = await connection.use((store) => listQuestions(store, { all: true }));
  // What is stored must pass the contract unchanged: then it was cleaned once and holds nothing else.
  const garbage = rows.filter((row) => {
    const { name, email, location, urgency, category, question: text } = row;
    const fields = { name, email, urgency, category, question: text, ...(location === null ? {} : { location }) };
    const again = z.safeParse(questionRequest, fields);
    return (
      !again.success ||
      JSON.stringify(Object.entries(again.data).sort()) !== JSON.stringify(Object.entries(fields).sort())
    );
  });
  verdict.check(
    `${rows.length} questions stored, ${garbage.length} of them garbage`,
    garbage.length === 0 && rows.length > 0,
  );
  await app.close();
  await connection.close();
  await place.remove();
}

const verdict = new Verdict();
for (const engine of chosenEngines()) await prove(engine, verdict);
verdict.end();
