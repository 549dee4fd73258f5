import { createServer, type ServerResponse } from 'node:http';
import { afterAll, describe, expect, test } from 'vitest';
import { answerMessagesIn } from '#content/i18n/assessment-answers.ts';
import { defaultLimits } from '#server/http/default-limits.ts';
import { createHandler } from './handler.ts';

const open: { close(): void }[] = [];
afterAll(() => {
  for (const part of open) part.close();
});

const good = {
  category: 1,
  severity: 'low',
  professionals: false,
  steps: ['water-out'],
  priorities: [],
  equipment: [],
  risks: ['wood-swells'],
  hazards: [],
};

function says(content: string, status = 200) {
  return (response: ServerResponse) => {
    response.writeHead(status, { 'content-type': 'application/json' });
    response.end(JSON.stringify({ choices: [{ message: { content } }] }));
  };
}

const origin = 'https://www.example.com';
const byRules = { origin, provider: undefined, requestsPerDay: 2 };

/** A provider that answers may take its time on a busy machine; one that hangs is given up soon. */
const [longMs, shortMs] = [20_000, 400];

const hangs = (): void => {};

/** The handler in front of a provider on a real socket. */
async function handlerWith(behaviour: (response: ServerResponse) => void) {
  const server = createServer((request, response) => {
    request.resume().on('end', () => behaviour(response));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  open.push({
    close() {
      server.closeAllConnections();
      server.close();
    },
  });
  const address = server.address();
  const port = typeof address === 'object' ? address?.port : 0;
  const timeoutMs = behaviour === hangs ? shortMs : longMs;
  return createHandler({
    ...byRules,
    provider: { baseUrl: `http://127.0.0.1:${port}/v1`, apiKey: 'k', model: 'm', timeoutMs },
  });
}

const post = (body: unknown) =>
  new Request('http://localhost/ai-damage-assessment', { method: 'POST', body: JSON.stringify(body) });

describe('the hosted function', () => {
  test('answers by the rules when no model is set', async () => {
    const response = await createHandler(byRules)(post({ scenario: 'sewage in the tub' }));
    expect(await response.json()).toMatchObject({ category: 3, severity: 'emergency', byRulesAlone: true });
  });

  test('holds a calm model against the rules', async () => {
    const handle = await handlerWith(says(`\`\`\`json\n${JSON.stringify(good)}\n\`\`\``));
    const answer = await (await handle(post({ scenario: 'sewage in the tub' }))).json();
    expect(answer).toMatchObject({
      category: 3,
      professionals: true,
      byRulesAlone: false,
      origins: { category: 'rules' },
    });
  });

  test.each<[string, (response: ServerResponse) => void, string]>([
    ['500', says('', 500), 'The AI service had an error.'],
    [
      'an answer of 300 kB',
      says(JSON.stringify(good).padEnd(300_000)),
      'The AI service sent an answer we couldn’t use.',
    ],
    ['a hang', hangs, 'The AI service took too long.'],
    ['a broken line', (response) => response.destroy(), 'We couldn’t reach the AI service.'],
    // The other failures go through the same client: server/ai/assessor.slow.test.ts.
  ])('falls back on %s', async (_, behaviour, words) => {
    const handle = await handlerWith(behaviour);
    const response = await handle(post({ scenario: 'sewage in the tub' }));
    expect(response.status).toBe(200);
    expect(await response.json()).toMatchObject({
      error: words,
      fallbackAssessment: { category: 3, reasoning: expect.stringContaining(words) },
    });
  });

  test.each([
    ['a blank text', post({ scenario: ' ' }), 400],
    ['a text that is too long', post({ scenario: 'x'.repeat(5001) }), 400],
    ['no JSON', new Request('http://localhost/', { method: 'POST', body: '<' }), 400],
    ['another method', new Request('http://localhost/', { method: 'PUT' }), 405],
    ['the question whether a service is connected', new Request('http://localhost/'), 200],
    ['a question of the browser before the call', new Request('http://localhost/', { method: 'OPTIONS' }), 204],
  ])('%s: %d', async (_, request, status) => {
    expect((await createHandler(byRules)(request)).status).toBe(status);
  });

  test.each([
    ['blank', { scenario: ' ' }, 'Tell us what happened.'],
    ['too long', { scenario: 'x'.repeat(5001) }, 'Keep the description to 5,000 characters or fewer.'],
    ['no text', [], 'Send a JSON object with the description in the field scenario.'],
  ])('says in words what is wrong: %s', async (_, body, words) => {
    expect(await (await createHandler(byRules)(post(body))).json()).toEqual({ error: words });
  });

  test.each([
    [origin, origin],
    [undefined, null],
  ])('pages of %s may call it', async (origin, allowed) => {
    for (const method of ['OPTIONS', 'GET', 'PUT']) {
      const request = new Request('http://localhost/', { method, headers: { origin: 'https://evil.example' } });
      const { headers } = await createHandler({ ...byRules, origin })(request);
      expect(headers.get('access-control-allow-origin')).toBe(allowed);
    }
  });

  test('the model is asked so many times a day, then the rules answer and say so', async () => {
    const handle = await handlerWith(says(JSON.stringify(good)));
    const answers = [1, 2, 3].map(async () => (await handle(post({ scenario: 'a wet rug' }))).json());
    const [first, second, third] = await Promise.all(answers);
    expect([first.byRulesAlone, second.byRulesAlone]).toEqual([false, false]);
    expect(third).toMatchObject({ error: answerMessagesIn.en.failures.spent, fallbackAssessment: { category: 1 } });
  });

  test('a client has the share of our own endpoint, and all together another', async () => {
    const handle = createHandler(byRules);
    const ask = async (from: string) => {
      const request = post({});
      request.headers.set('x-forwarded-for', from);
      request.headers.set('accept-language', 'es');
      return handle(request);
    };
    const { client, everyone } = defaultLimits.assessment;
    for (let n = 0; n < client.requests; n++) expect((await ask('192.0.2.1')).status).toBe(400);
    const refused = await ask('192.0.2.1');
    expect([refused.status, Number(refused.headers.get('retry-after')) > 0]).toEqual([429, true]);
    expect((await refused.json()).error).toMatch(/^Demasiad|^Recibimos|minuto/);
    for (let n = client.requests + 1; n < everyone.requests; n++)
      expect((await ask(`2001:db8::${n}`)).status).toBe(400);
    expect((await ask('203.0.113.1')).status).toBe(429);
  });
});
