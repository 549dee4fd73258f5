import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { owner, saidIn } from '#content/owner.ts';
import { runCommand } from '../cli/enquiries.ts';
import type { StoreConnection } from '../db/connection.ts';
import { emptyStore } from '../db/test-stores.ts';
import { composeMail, type MailRow } from '../email/compose.ts';
import { subjectsOf } from '../email/mail-subject.ts';
import { openTestApp } from '../test-app.ts';

const siteUrl = 'https://example.com';
let folder = '';
let connection: StoreConnection;
let app: FastifyInstance;
let close: () => Promise<void>;
beforeAll(async () => {
  ({ app, connection, folder, close } = await openTestApp());
});
afterAll(() => close());
beforeEach(() => connection.use(emptyStore));

const ask = { name: 'Ana', email: 'ana@example.com', urgency: 'urgent', question: '¿Qué hago? Se liquea el boiler.' };
const json = (url: string, payload: object, headers: Record<string, string> = {}) =>
  app.inject({ method: 'POST', url, headers, payload });
const form = (url: string, fields: Record<string, string>) =>
  app.inject({
    method: 'POST',
    url,
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: new URLSearchParams(fields).toString(),
  });

/** The messages that wait, by their kind, as they would leave now. */
async function messages() {
  return connection.use(async (store) => {
    const rows = (await store.db.selectFrom('outbox').selectAll().execute()) as MailRow[];
    const subjects = await subjectsOf(store, rows, Date.now());
    const mail = { from: 'help@example.com' };
    return Object.fromEntries(
      rows.map((row, at) => [row.kind, composeMail({ siteUrl, mail }, row, subjects[at] ?? {})]),
    );
  });
}

test('a Spanish question gets a Spanish receipt, and the owner reads which language it is in', async () => {
  expect((await json('/api/questions', { ...ask, language: 'es' })).statusCode).toBe(201);
  const { receipt, notice } = await messages();
  expect(receipt?.subject).toMatch(/^Ya tenemos su pregunta/);
  expect(receipt?.text).toContain(saidIn(owner.siteName, 'es'));
  expect(receipt?.html).toContain('<html lang="es-US">');
  expect(notice?.text.split('\n', 1)[0]).toContain('in Spanish');
  expect(notice?.text).toContain(`> ${ask.question}`);
  expect(notice?.text).toContain(`${siteUrl}/ask/answered?token=`);
  expect(notice?.html).toContain('<html lang="en-US">');
});

test.each([[{}], [{ language: 'en' }], [{ language: 'fr' }], [{ language: ['es', 'en'] }]])(
  'a question with %j is an English one',
  async (language) => {
    await json('/api/questions', { ...ask, ...language });
    const { receipt, notice } = await messages();
    expect(receipt?.subject).toMatch(/^We have your question/);
    expect(notice?.text.split('\n', 1)[0]).toContain('in English');
  },
);

test('the language of a question is stored and exported', async () => {
  await json('/api/questions', { ...ask, language: 'es' });
  const exported = await connection.use(async (store) =>
    runCommand({ store, siteUrl, now: Date.now(), dataDir: folder }, ['export', '--csv']),
  );
  expect(exported?.text).toContain(',question,language,photos');
  expect(exported?.text).toContain(',es,0,');
});

test('a plain Spanish form lands on the Spanish page', async () => {
  const sent = await form('/api/questions', { ...ask, language: 'es' });
  expect(sent.statusCode).toBe(303);
  expect(sent.headers.location).toMatch(/^\/es\/preguntar\/gracias\?reference=WD-/);
  const estimate = { ...ask, location: 'Seguin', phone: '830 555 0142', language: 'es' };
  expect((await form('/api/estimates', estimate)).headers.location).toMatch(/^\/es\/contacto-wtr\/gracias\?reference=/);
});

test('the newsletter is Spanish from the form to the last link', async () => {
  const sent = await form('/api/newsletter', { email: 'bea@example.com', language: 'es' });
  expect(sent.headers.location).toBe('/es/boletin/revise-su-correo');
  const confirm = (await messages())['newsletter-confirm'];
  expect(confirm?.subject).toContain('Confirme su suscripción');
  const link = confirm?.text.match(/\/es\/boletin\/confirmar\?token=\S+/)?.[0] ?? '';
  const confirmed = await form(link, {});
  expect([confirmed.statusCode, confirmed.headers.location]).toEqual([303, '/es/boletin/confirmado']);

  const welcome = (await messages())['newsletter-welcome'];
  const unsubscribe = welcome?.headers['List-Unsubscribe'] ?? '';
  expect(unsubscribe).toMatch(/^<https:\/\/example\.com\/es\/boletin\/cancelar\?token=/);
  const left = await form(unsubscribe.slice(1, -1).replace(siteUrl, ''), { 'List-Unsubscribe': 'One-Click' });
  expect(left.statusCode).toBe(200);
  expect(left.body).toContain('Ya no está en la lista');
});

test('a subscriber gets messages in the language of the last form', async () => {
  await json('/api/newsletter', { email: 'bea@example.com', language: 'es' });
  await json('/api/newsletter', { email: 'bea@example.com', language: 'en' });
  expect((await messages())['newsletter-confirm']?.subject).toContain('Please confirm');
});
