import { randomInt } from 'node:crypto';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { questionLimits, urgencies } from '#contract/question-form.ts';
import { openDatabase } from './database.ts';
import { startServer } from './server.ts';

const requestsEach = 150;

const text = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 300 }),
  fc.constantFrom('', 'ada@example.com', '\u0000', '🌊'),
);
/** Bodies near to what the forms and calculators send, and far from it. */
const body = fc.oneof(
  fc.record(
    {
      name: text,
      email: text,
      question: text,
      urgency: fc.oneof(text, fc.constantFrom(...urgencies)),
      description: text,
      temperature: fc.oneof(fc.double(), text),
      humidity: fc.oneof(fc.double(), text),
    },
    { requiredKeys: [] },
  ),
  fc.jsonValue(),
);

interface Document {
  readonly paths: Readonly<Record<string, Readonly<Record<string, unknown>>>>;
}

test('no body makes the server fail, and what it stores is within the limits of the form', async () => {
  const database = await openDatabase('sqlite');
  const { url, child } = await startServer(database.environment);
  const document: Document = await (await fetch(`${url}/api/openapi.json`)).json();
  const paths = Object.keys(document.paths).filter((path) => 'post' in (document.paths[path] ?? {}));
  expect(paths).toEqual(expect.arrayContaining(['/api/questions', '/api/newsletter']));
  const send = async (path: string, value: unknown) => {
    const answer = await fetch(url + path.replaceAll(/\{\w+\}/g, 'x'), {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'x-forwarded-for': `10.${randomInt(256)}.${randomInt(256)}.${randomInt(256)}`,
      },
      body: JSON.stringify(value) ?? 'null',
    });
    await answer.arrayBuffer();
    return answer.status;
  };
  for (const path of paths) {
    const isAnswered = async (value: unknown) => (await send(path, value)) < 500;
    await fc.assert(fc.asyncProperty(body, isAnswered), { numRuns: requestsEach });
  }
  expect(child.exitCode).toBeNull();
  expect((await fetch(`${url}/api/health`)).status).toBe(200);
  const rows = await database.query('select name, email, question, urgency from questions');
  const unfit = rows.filter(
    ({ name, email, question, urgency }) =>
      !String(name).trim() ||
      String(name).length > questionLimits.name ||
      !String(email).includes('@') ||
      String(question).length > questionLimits.question ||
      !urgencies.some((one) => one === urgency),
  );
  expect(unfit).toEqual([]);
});
