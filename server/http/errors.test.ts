import { Writable } from 'node:stream';
import Fastify, { type FastifyError } from 'fastify';
import { describe, expect, test } from 'vitest';
import { owner } from '#content/owner.ts';
import { FieldError, jsonErrors, messageForStatus, PublicError, TooManyRequests, validationError } from './errors.ts';

/** The response to a failure, and what is logged. */
async function failWith(failure: Error, headers: Record<string, string> = {}) {
  const logged: { readonly code?: string; readonly at: readonly string[] }[] = [];
  const stream = new Writable({
    write(chunk, _encoding, done) {
      logged.push(JSON.parse(String(chunk)));
      done();
    },
  });
  const app = Fastify({ logger: { level: 'error', stream } });
  app.setErrorHandler<FastifyError>(jsonErrors);
  app.get('/', async () => {
    throw failure;
  });
  const answer = await app.inject({ url: '/', headers });
  return { status: answer.statusCode, headers: answer.headers, body: answer.json(), logged };
}

const spanish = { 'accept-language': 'es' };

describe('the sentence of a status', () => {
  test.each([
    [400, 'We couldn’t read that request.'],
    [404, 'There’s nothing at this address.'],
    [405, 'This address doesn’t take that kind of request.'],
    [408, 'Your request took too long to reach us. Try again.'],
    [413, 'That’s too long to send. Shorten it and try again.'],
    [414, 'That address is too long.'],
    [415, 'This address doesn’t take that content type.'],
    [418, 'We couldn’t read that request.'],
    [431, 'The request has too many headers.'],
    [499, 'We couldn’t read that request.'],
    [500, `Something went wrong on our end. Try again, or call ${owner.phone.display}.`],
    [503, `Something went wrong on our end. Try again, or call ${owner.phone.display}.`],
  ])('%i', (status, words) => {
    expect(messageForStatus('en', status)).toBe(words);
  });
});

describe('a server failure', () => {
  const cause = Object.assign(new Error('duplicate key (email)=(ada@example.com)'), { code: '23505' });
  test.each([
    ['with its cause', new PublicError(503, 'store-away', cause), 503, /^We can’t save anything/, '23505'],
    ['of its own', cause, 500, /^Something went wrong/, '23505'],
    ['without a code', new Error('a secret'), 500, /^Something went wrong/, undefined],
  ])('%s gets a message, and its stack frames are logged', async (_case, failure, status, words, code) => {
    const result = await failWith(failure);
    expect(result.status).toBe(status);
    expect(result.headers['cache-control']).toBe('no-store');
    expect(result.body).toEqual({ error: expect.stringMatching(words) });
    expect(result.logged).toHaveLength(1);
    const [line] = result.logged;
    expect(line).toMatchObject({ msg: 'request failed', name: 'Error' });
    expect(line?.code).toBe(code);
    const places = line?.at ?? [];
    expect(places.length).toBeGreaterThan(0);
    expect(places.length).toBeLessThanOrEqual(8);
    expect(places.every((place) => /^\s+at /.test(place))).toBe(true);
    expect(JSON.stringify(result)).not.toMatch(/ada@example|a secret/);
  });
});

test('a server failure logs its stack frames only, never its message, and may have none', async () => {
  const failure = new Error('duplicate key\n(email) at ada@example.com\n at last');
  expect(JSON.stringify((await failWith(failure)).logged)).not.toContain('ada@example');
  const placeless = Object.assign(new Error('no places'), { stack: undefined });
  const result = await failWith(placeless);
  expect(result.status).toBe(500);
  expect(result.logged).toMatchObject([{ msg: 'request failed', name: 'Error' }]);
  expect(result.logged[0]).not.toHaveProperty('at');
});

describe('a refusal', () => {
  test('is explained in the language of the request and not logged', async () => {
    const result = await failWith(new PublicError(400, 'one-host'));
    expect(result).toMatchObject({ status: 400, body: { error: 'The request must name one host.' }, logged: [] });
    expect((await failWith(new PublicError(400, 'one-host'), spanish)).body.error).not.toBe(result.body.error);
  });

  test('is an error with its name, its code and its cause', () => {
    const cause = new Error('away');
    const { name, message, statusCode, code, cause: own } = new PublicError(503, 'store-away', cause);
    expect([name, message, statusCode, code, own]).toEqual(['PublicError', 'store-away', 503, 'store-away', cause]);
  });

  test.each([
    [0, '1', '1 second'],
    [1000, '1', '1 second'],
    [1001, '2', '2 seconds'],
    [59_000, '59', '59 seconds'],
    [60_000, '60', '1 minute'],
    [60_001, '61', '2 minutes'],
  ])('after %i ms of waiting is 429 with the wait and the telephone', async (ms, seconds, wait) => {
    const { status, headers, body } = await failWith(new TooManyRequests(ms));
    expect([status, headers['retry-after']]).toEqual([429, seconds]);
    expect(body.error).toBe(
      `Too many requests. Wait ${wait} and try again. If you can’t wait, call ${owner.phone.display}.`,
    );
  });

  test('other than for a limit names no wait', async () => {
    expect((await failWith(new PublicError(400, 'one-host'))).headers['retry-after']).toBeUndefined();
  });
});

describe('fields at fault', () => {
  const name = { code: 'name-long', values: { most: 100 } };
  const email = { code: 'email-wrong' };
  test('have a message each; a single one is also the error', async () => {
    const { status, body } = await failWith(new FieldError({ name }));
    const words = 'Keep your name to 100 characters or fewer.';
    expect([status, body]).toEqual([400, { error: words, fields: { name: words } }]);
  });

  test('are joined in the error when there are several', async () => {
    const { body } = await failWith(new FieldError({ name, email }));
    const [first, second] = [
      'Keep your name to 100 characters or fewer.',
      'Enter an email address like name@example.com.',
    ];
    expect(body).toEqual({
      error: `Please check the form. ${first} ${second}`,
      fields: { name: first, email: second },
    });
  });

  test('that say nothing we know are plain ones', () => {
    expect(new FieldError({ name: { code: 'Too big' } }).fields('en')).toEqual({ name: 'Check this field.' });
    expect(new FieldError({}).text('en')).toBe('');
  });
});

describe('what a schema found', () => {
  const issue = (instancePath: string, message: string, maximum?: number) => ({
    instancePath,
    message,
    keyword: '',
    schemaPath: '',
    params: { maximum },
  });

  test('in a body is the first fault of each field', () => {
    const refusal = validationError(
      [issue('/name', 'name-long', 100), issue('/name', 'name-missing'), issue('/email/0', 'email-wrong')],
      'body',
    );
    expect(refusal).toBeInstanceOf(FieldError);
    expect((refusal as FieldError).fields('en')).toEqual({
      name: 'Keep your name to 100 characters or fewer.',
      email: 'Enter an email address like name@example.com.',
    });
  });

  test.each([
    ['a body as a whole', [issue('', 'form-unreadable')], 'body', 'form-unreadable'],
    ['a body that is nothing', [issue('', 'Invalid input')], 'body', 'unreadable'],
    ['a header', [issue('/idempotency-key', 'key-unreadable')], 'headers', 'key-unreadable'],
    ['a header, in the words of a library', [issue('/x', 'toString')], 'headers', 'unreadable'],
    ['nothing', [], 'body', 'unreadable'],
    ['nothing of any part', [], undefined, 'unreadable'],
  ])('in %s is one sentence', (_case, issues, part, code) => {
    const refusal = validationError(issues, part);
    expect(refusal).not.toBeInstanceOf(FieldError);
    expect([refusal.statusCode, refusal.code]).toEqual([400, code]);
  });
});
