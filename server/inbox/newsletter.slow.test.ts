import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { emptyStore, engines, testStores } from '../db/test-stores.ts';
import { startMailServer, type TestMailServer } from '../email/test-mail-server.ts';
import { csrfIn, type TestInbox, testInbox } from './test-inbox.ts';

const stores = testStores();
const draft = {
  subject: 'Before the freeze',
  text: 'Open the [list](https://example.com/a?b=1&c=2).\n\n- drip\n- "wrap" & wait',
  subjectEs: '',
  textEs: '',
};

describe.each(engines)('%s', (engine) => {
  let mail: TestMailServer;
  let inbox: TestInbox;
  let cookie = '';
  let csrf = '';
  beforeAll(async () => {
    mail = await startMailServer();
    inbox = testInbox(await stores.place(engine), { SMTP_URL: mail.url, MAIL_FROM: 'help@example.com' });
  });
  afterAll(async () => {
    await inbox.close();
    await mail.close();
  });
  beforeEach(async () => {
    await inbox.connection.use(emptyStore);
    mail.received.length = 0;
    cookie = (await inbox.open(await inbox.link())) ?? '';
    csrf = csrfIn((await inbox.get('/inbox/en', cookie)).body);
    await subscribers(2);
  });

  const subscribers = (count: number, from = 0) => {
    const now = Date.now();
    const times = { created_at: now, confirm_expires_at: now, confirmed_at: now, unsubscribed_at: null };
    const rows = Array.from({ length: count }, (_, at) => ({
      ...{ id: `id-${from + at}`, email: `reader${from + at}@example.com`, language: 'en' as const },
      ...times,
    }));
    return inbox.connection.use(({ db }) => db.insertInto('subscribers').values(rows).execute());
  };
  const press = (step: string, fields: Record<string, string> = {}) =>
    inbox.post('/inbox/en/newsletter', { csrf, ...draft, step, ...fields }, cookie);
  const queued = () =>
    inbox.connection.use(({ db }) =>
      db.selectFrom('outbox').select(['recipient', 'reference']).orderBy('recipient').execute(),
    );
  const page = async (path = '/inbox/en/newsletter') => (await inbox.get(path, cookie)).body;

  test('preview, to the owner first, then with the number to every reader, once', async () => {
    const preview = await press('preview', { subjectEs: 'Antes de la helada', textEs: 'Abra la lista.' });
    expect(preview.body).toContain('Open the list (https://example.com/a?b=1&amp;c=2).');
    expect(preview.body).toContain('• drip\n• &quot;wrap&quot; &amp; wait');
    expect(preview.body).toMatch(/lang="es-US"[^>]*><h2>Antes de la helada/);
    expect(preview.body).toContain('Send it to 2 subscribers…');
    const tested = await press('test', { subjectEs: 'Antes de la helada', textEs: 'Abra la lista.' });
    expect(tested.body).toContain('Sent to owner@example.com.');
    expect(mail.received.map(({ recipients, subject }) => [recipients, subject])).toEqual([
      [['owner@example.com'], 'Before the freeze'],
      [['owner@example.com'], 'Antes de la helada'],
    ]);
    expect(await queued()).toEqual([]);

    expect((await press('send')).body).toContain('<h1>Send this to 2 subscribers?</h1>');
    await subscribers(1, 2);
    expect((await press('confirm', { readers: '2' })).body).toContain('Yes, send it to 3 subscribers');
    expect(await queued()).toEqual([]);
    // Pressed twice at once.
    const sent = await Promise.all([press('confirm', { readers: '3' }), press('confirm', { readers: '3' })]);
    expect(sent.map(({ statusCode }) => statusCode).sort()).toEqual([303, 409]);
    const [done] = sent.filter(({ statusCode }) => statusCode === 303);
    expect(done?.headers.location).toBe('/inbox/en/newsletter#issues');
    expect((await queued()).map(({ recipient }) => recipient)).toEqual([0, 1, 2].map((n) => `reader${n}@example.com`));
    for (const fields of [{}, { subject: 'BEFORE the freeze', text: 'Changed' }]) {
      const again = await press('confirm', { readers: '3', ...fields });
      expect([again.statusCode, again.body.includes('Nothing is sent twice')]).toEqual([409, true]);
      expect(again.body).toContain({ ...draft, ...fields }.text.split('\n')[0]?.replace('&', '&amp;'));
    }
    expect(await queued()).toHaveLength(3);
    expect(await page('/inbox/en/status')).toContain('Sent the newsletter Before the freeze');
  });

  test('progress: sent, waiting and failed; failed ones are tried again', async () => {
    await subscribers(2, 2);
    await press('confirm', { readers: '4' });
    const set = (recipient: string, changes: object) =>
      inbox.connection.use(({ db }) =>
        db.updateTable('outbox').set(changes).where('recipient', '=', recipient).execute(),
      );
    await set('reader0@example.com', { sent_at: 1 });
    await set('reader1@example.com', { dead_at: 1 });
    await set('reader2@example.com', { dead_at: 1, refused_at: 1 });
    expect(await page()).toMatch(/Before the freeze<\/h3>.*1 sent, 1 waiting, 2 failed.*Try 1 failed message again/s);
    await inbox.post('/inbox/en/newsletter/retry', { csrf, name: 'before the freeze' }, cookie);
    expect(await page()).toContain('1 sent, 2 waiting, 1 failed');
  });

  test.each<[string, Record<string, string>, string]>([
    ['no subject', { subject: ' ' }, 'Write a subject and a text in English.'],
    ['half of the Spanish', { textEs: 'Abra' }, 'it needs both, too'],
    ['a tag', { text: 'Fine\n<img src=x onerror=alert(1)>' }, 'line: &lt;img src=x'],
    ['an expression', { text: '{process.env.HOME}' }, 'line: {process.env.HOME}'],
    ['a long subject', { subject: 'x'.repeat(201) }, 'up to 200 characters'],
  ])('%s is refused, and nothing typed is lost', async (_name, fields, words) => {
    for (const step of ['preview', 'test', 'confirm']) {
      const { statusCode, body } = await press(step, { readers: '2', ...fields });
      expect(statusCode).toBe(400);
      expect(body).toContain(words);
      expect(body).toContain(
        `>${{ ...draft, ...fields }.text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')}</textarea>`,
      );
    }
    expect([await queued(), mail.received]).toEqual([[], []]);
  });

  test.each<[string, () => Promise<{ statusCode: number; body: string }>]>([
    ['a session that ended', () => inbox.post('/inbox/en/newsletter', { ...draft, csrf, step: 'preview' })],
    ['a form of an earlier session', () => press('preview', { csrf: 'x'.repeat(43) })],
  ])('%s gives back what was typed', async (_name, post) => {
    const { statusCode, body } = await post();
    expect(statusCode).toBe(403);
    expect(body).toContain('What you typed isn’t saved.');
    expect(body).toContain('Open the [list](https://example.com/a?b=1&amp;c=2).');
  });

  test('20,000 characters of nine bytes arrive; without readers it cannot be sent', async () => {
    await inbox.connection.use(({ db }) => db.deleteFrom('subscribers').execute());
    const { statusCode, body } = await press('confirm', {
      text: '“'.repeat(20_000),
      textEs: '”'.repeat(20_000),
      subjectEs: 'a',
      readers: '0',
    });
    expect([statusCode, body.includes('there’s no one to send it to')]).toEqual([200, true]);
    expect(await queued()).toEqual([]);
  });

  test('a test email: sent, or what is wrong in words for the technician', async () => {
    const send = () => inbox.post('/inbox/en/status/test-mail', { csrf }, cookie);
    expect((await send()).body).toContain('Sent to owner@example.com. If it isn’t there in five minutes');
    expect(mail.received.map(({ subject }) => subject)).toEqual(['A test of your mail']);
    const off = testInbox(await stores.place(engine), {});
    const other = await off.open(await off.link());
    const token = csrfIn((await off.get('/inbox/es', other)).body);
    const refused = await off.post('/inbox/es/status/test-mail', { csrf: token }, other);
    expect(refused.body).toMatch(/Mándele esta línea a quien cuida el sitio:.*SMTP_URL no está configurado/s);
    await off.close();
  });

  test('given-up messages are tried again, but no newsletter', async () => {
    await press('confirm', { readers: '2' });
    await inbox.connection.use(async ({ db }) => {
      await db
        .updateTable('outbox')
        .set({ dead_at: 1, kind: 'receipt' })
        .where('recipient', '=', 'reader0@example.com')
        .execute();
      await db.updateTable('outbox').set({ dead_at: 1 }).where('recipient', '=', 'reader1@example.com').execute();
    });
    expect(await page('/inbox/en/status')).toContain('Try given-up messages again');
    const { body } = await inbox.post('/inbox/en/status/retry', { csrf }, cookie);
    expect(body).toContain('1 message will be sent again within minutes.');
  });
});
