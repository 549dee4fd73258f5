import { parse } from 'csv-parse/sync';
import { unzipSync } from 'fflate';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { runCommand } from '../cli/enquiries.ts';
import { addQuestion, findQuestion, type NewQuestion, newRow } from '../db/tables/questions.ts';
import { confirmSubscriber, newsletterToken, subscribe } from '../db/tables/subscribers.ts';
import { emptyStore, engines, testStores } from '../db/test-stores.ts';
import { composeMail, type MailRow } from '../email/compose.ts';
import { subjectsOf } from '../email/mail-subject.ts';
import { addMorningDigest } from '../email/morning-mail.ts';
import { keyedHash } from './keyed-hash.ts';
import { noteLetters } from './question-page.ts';
import { csrfIn, type TestInbox, testInbox } from './test-inbox.ts';

const hour = 60 * 60 * 1000;
const stores = testStores();

describe.each(engines)('%s', (engine) => {
  let inbox: TestInbox;
  let cookie = '';
  let csrf = '';
  let hash = keyedHash({ dataDir: '', databaseUrl: 'unused' });
  beforeAll(async () => {
    const place = await stores.place(engine);
    inbox = testInbox(place);
    hash = keyedHash(place);
  });
  afterAll(() => inbox.close());
  beforeEach(async () => {
    await inbox.connection.use(emptyStore);
    await inbox.connection.use(({ db }) => db.deleteFrom('inbox_events').execute());
    cookie = (await inbox.open(await inbox.link())) ?? '';
    csrf = csrfIn((await inbox.get('/inbox/en', cookie)).body);
  });

  const page = async (path: string) => (await inbox.get(path, cookie)).body;
  const press = (path: string, fields: Record<string, string>) => inbox.post(path, { csrf, ...fields }, cookie);
  const namesIn = (html: string) => [...html.matchAll(/<h2 id="WD-[\w-]+"><a [^>]+>([^<]+)</g)].map(([, name]) => name);
  async function add(changes: Partial<NewQuestion>, ago = 0, photoCount = 0): Promise<string> {
    const asked = { name: 'Ada', email: 'ada@example.com', urgency: 'normal', category: 'general' } as const;
    const photos = Array.from({ length: photoCount }, (_, at) => ({
      jpeg: Buffer.from([0xff, 0xd8, at]),
      hash: `${at}`,
    }));
    const options = { idempotencyKey: undefined, ownerEmail: 'owner@example.com', now: Date.now() - ago, photos };
    const result = await inbox.connection.use((store) =>
      addQuestion(store, { ...asked, question: 'Dry?', ...changes }, options),
    );
    return result.ok ? result.reference : '';
  }
  const row = (reference: string) => inbox.connection.use((store) => findQuestion(store, reference));

  test('open questions by promise, with the time left; answered ones on request', async () => {
    await add({ name: 'Normal' }, 2 * hour);
    await add({ name: 'Broken', urgency: 'emergency' }, 2.49 * hour);
    await add({ name: 'Soon', urgency: 'urgent' }, 5.5 * hour);
    await press(`/inbox/en/questions/${await add({ name: 'Done' })}`, { mark: 'answered' });
    const html = await page('/inbox/en');
    expect(namesIn(html)).toEqual(['Broken', 'Soon', 'Normal']);
    expect(html).toContain('<h1>3 questions</h1>');
    for (const left of ['Overdue by 30 minutes, since', 'Answer within 29 minutes, by', 'Answer within 21 hours, by'])
      expect(html).toContain(left);
    expect(namesIn(await page('/inbox/en?show=answered'))).toEqual(['Done']);
    expect(namesIn(await page('/inbox/en?show=all'))).toEqual(['Broken', 'Soon', 'Normal', 'Done']);
    expect(namesIn(await page('/inbox/en?urgency=urgent'))).toEqual(['Soon']);
    expect(namesIn(await page('/inbox/en?show=nonsense&page=-1&urgency=x&q='))).toEqual(['Broken', 'Soon', 'Normal']);
    expect(await page('/inbox/es')).toMatch(/<html lang="es-US".*<h1>3 preguntas<\/h1>.*Atrasada por 30 minutos/s);
  });

  test.each([
    ['nunez', ['José Núñez']],
    ['NÚÑEZ canyon', ['José Núñez']],
    ['830 555-0142', ['José Núñez']],
    ['8305550142', ['José Núñez']],
    ['ceiling', ['Bea']],
    ['nothing like it', []],
    ["'; drop table questions --", []],
    ['%', []],
  ])('search: %s', async (query, names) => {
    await add({ name: 'José Núñez', phone: '(830) 555-0142', location: 'Canyon Lake' });
    await add({ name: 'Bea', question: 'The ceiling sags' });
    expect(namesIn(await page(`/inbox/en?q=${encodeURIComponent(query)}`))).toEqual(names);
  });

  test('pages of 25 keep the filter', async () => {
    for (let n = 0; n < 27; n++) await add({ name: `Ada${n}`, question: `wet ${n}` }, n * 1000);
    const first = await page('/inbox/en?q=wet&show=all');
    expect([namesIn(first).length, namesIn(first)[0]]).toEqual([25, 'Ada26']);
    expect(first).toContain('href="/inbox/en?q=wet&amp;show=all&amp;page=2"');
    expect(namesIn(await page('/inbox/en?q=wet&show=all&page=2'))).toEqual(['Ada1', 'Ada0']);
    expect(namesIn(await page('/inbox/en?page=2'))).toEqual(['Ada1', 'Ada0']);
  });

  test('a link that someone asks for goes to the owner’s mailbox alone, once in ten minutes', async () => {
    expect((await inbox.get('/inbox/en')).body).toContain('action="/inbox/en/link"');
    for (const _press of ['first', 'second']) {
      const { statusCode, headers, body } = await inbox.post('/inbox/en/link', { email: 'eve@example.com' });
      expect([statusCode, headers['set-cookie']]).toEqual([200, undefined]);
      expect(body).toContain('A new link is on its way');
      expect(body).not.toContain('token');
    }
    const queued = await inbox.connection.use(({ db }) =>
      db.selectFrom('outbox').select(['kind', 'recipient']).where('kind', '=', 'digest').execute(),
    );
    expect(queued).toEqual([{ kind: 'digest', recipient: 'owner@example.com' }]);
  });

  test('5,000 questions: the first page takes less than 0.2 s of processor time', async () => {
    const asked = { name: 'Ada', email: 'ada@example.com', urgency: 'normal', category: 'general' } as const;
    const question = 'The washer hose let go and the hall is wet. '.repeat(8);
    await inbox.connection.use(async ({ db }) => {
      for (let at = 0; at < 5000; at += 250) {
        const rows = Array.from({ length: 250 }, (_, n) => newRow({ ...asked, question }, `key-${at + n}`, at + n));
        await db.insertInto('questions').values(rows).execute();
      }
    });
    const times: number[] = [];
    for (let n = 0; n < 5; n++) {
      const began = process.cpuUsage();
      expect(namesIn(await page('/inbox/en'))).toHaveLength(25);
      const { user, system } = process.cpuUsage(began);
      times.push((user + system) / 1000);
    }
    expect(times.sort((a, b) => a - b)[2]).toBeLessThan(200);
    expect(await page('/inbox/en?q=hall')).toContain('<h1>5,000 questions</h1>');
  });

  test('call, text and mail in one tap, the way that was asked for first; photos beside them', async () => {
    const phone = '(830) 555-0142 x12';
    const reference = await add({ phone, reach: 'text', question: '<script>alert(1)</script>' }, 0, 2);
    const html = await page(`/inbox/en/questions/${reference}`);
    const hrefs = [...html.matchAll(/href="((?:tel|sms|mailto):[^"]+)"/g)].map(([, href]) => href);
    const mail = `mailto:ada@example.com?subject=Your%20question%20${reference}`;
    expect(hrefs).toEqual(['sms:+18305550142', 'tel:+18305550142,,12', mail]);
    expect(html).toContain('&lt;script&gt;alert(1)');
    const sources = [...html.matchAll(/<img src="([^"]+)"/g)].map(([, src = '']) => src);
    expect(sources).toHaveLength(2);
    expect([...(await inbox.get(sources[1] ?? '', cookie)).rawPayload]).toEqual([0xff, 0xd8, 1]);
    for (const number of ['3', '0', 'x']) {
      const path = `/inbox/en/questions/${reference}/photos/${number}`;
      expect((await inbox.get(path, cookie)).statusCode).toBe(404);
    }
    expect((await inbox.get('/inbox/en/questions/WD-NONE-NONE', cookie)).statusCode).toBe(404);
  });

  test('marks keep their first time, the note its lines; open again takes both marks back', async () => {
    const reference = await add({});
    const path = `/inbox/en/questions/${reference}`;
    expect((await press(path, { mark: 'call-back', note: ' One\r\ntwo ' })).headers.location).toBe(`${path}?saved`);
    const first = await row(reference);
    expect(first).toMatchObject({ note: 'One\ntwo', answered_at: null, calling_at: expect.any(Number) });
    await press(path, { mark: 'answered', note: 'Three', was: 'One\r\ntwo' });
    await press(path, { mark: 'call-back', note: 'Four', was: 'Three' });
    expect(await row(reference)).toMatchObject({ note: 'Four', calling_at: first?.calling_at });
    expect(await page(path)).toContain('Answered ');
    await press(path, { mark: 'open', note: '', was: 'Four' });
    expect(await row(reference)).toMatchObject({ note: null, answered_at: null, calling_at: null });
  });

  test.each([
    [
      'a note that is too long',
      { mark: 'answered', note: 'x'.repeat(noteLetters + 1), was: 'Kept' },
      400,
      'longer than 2,000',
    ],
    [
      'a note over a newer one',
      { mark: 'answered', note: 'Mine', was: 'Older' },
      409,
      'another note in the meantime: “Kept”',
    ],
    ['a note that does not say what it replaces', { note: 'Mine' }, 409, 'another note in the meantime: “Kept”'],
    ['a mark that is none', { mark: '__proto__', note: 'Mine' }, 400, 'We couldn’t read that request.'],
  ])('%s is refused, and nothing is lost', async (_case, fields, status, words) => {
    const reference = await add({});
    const path = `/inbox/en/questions/${reference}`;
    await press(path, { note: 'Kept' });
    const { statusCode, body } = await press(path, fields);
    expect(statusCode).toBe(status);
    expect(body).toContain(words);
    if (status !== 400 || 'was' in fields) expect(body).toContain(`>${fields.note}</textarea>`);
    expect(await row(reference)).toMatchObject({ note: 'Kept', answered_at: null });
  });

  test('a mark leaves the note that the page did not change, or did not send', async () => {
    const reference = await add({});
    const path = `/inbox/en/questions/${reference}`;
    await press(path, { note: 'Newer\nnote' });
    expect(await page(path)).toContain('name="was" value="Newer\nnote"');
    await press(path, { mark: 'answered', note: 'Older', was: 'Older' });
    expect(await row(reference)).toMatchObject({ note: 'Newer\nnote', answered_at: expect.any(Number) });
    await press(path, { mark: 'open' });
    expect(await row(reference)).toMatchObject({ note: 'Newer\nnote', answered_at: null });
    await press(path, { note: '', was: 'Newer\r\nnote' });
    expect(await row(reference)).toMatchObject({ note: null });
  });

  test('exports what is listed: CSV and workbook, without formulas', async () => {
    const reference = await add({ name: '=cmd|calc', question: 'a "b",\nc' }, 0, 1);
    await add({ name: 'Other', urgency: 'urgent' });
    await press(`/inbox/en/questions/${reference}`, { note: 'called' });
    const csv = await inbox.get('/inbox/en/questions.csv?urgency=normal', cookie);
    expect(csv.headers['content-disposition']).toBe('attachment; filename="questions.csv"');
    const rows = parse(csv.body, { bom: true, columns: true }) as Record<string, string>[];
    expect(rows).toEqual([
      expect.objectContaining({ reference, name: "'=cmd|calc", question: 'a "b",\nc', photos: '1', note: 'called' }),
    ]);
    const { rawPayload } = await inbox.get('/inbox/en/questions.xlsx', cookie);
    const sheets = Object.entries(unzipSync(rawPayload)).map(([name, bytes]) => [name, Buffer.from(bytes).toString()]);
    const xml = sheets.map(([, text]) => text).join('');
    expect(xml).toContain('=cmd|calc');
    expect(xml).not.toMatch(/<f>/);
    expect(await page('/inbox/en/status')).toMatch(/Exported questions\.xlsx.*Exported questions\.csv.*Opened/s);
  });

  test('erases with the second press, and lists what was erased', async () => {
    const mine = await add({ phone: '(830) 555-0142' });
    const others = await add({ name: 'Bea', email: 'bea@example.com' });
    await inbox.connection.use((store) => subscribe(store, 'ada@example.com', Date.now()));
    const first = await press('/inbox/en/erase', { person: 'ada@example.com' });
    expect(first.body).toMatch(new RegExp(`<li>${mine}, Ada, .*Their newsletter subscription.*Delete it now`));
    expect(await row(mine)).toBeDefined();
    const done = await press('/inbox/en/erase', { person: 'ada@example.com', confirm: 'yes' });
    expect(done.body).toMatch(new RegExp(`<li>1 question: ${mine}</li><li>1 subscription</li><li>\\d messages</li>`));
    expect([await row(mine), (await row(others))?.name]).toEqual([undefined, 'Bea']);
    const status = await page('/inbox/en/status');
    expect(status).toContain(`Deleted ${mine}`);
    expect(status).not.toContain('ada@example.com');
    const wrong = await press('/inbox/en/erase', { person: 'nobody' });
    expect([wrong.statusCode, wrong.body.includes('Enter an email address, or a phone number')]).toEqual([400, true]);
    expect((await press('/inbox/en/erase', { person: '+1 830 555 0199' })).body).toContain('There are no questions');
  });

  test('status: newsletter numbers, mail, copies, and the end of the session', async () => {
    for (const email of ['a@example.com', 'b@example.com'])
      await inbox.connection.use((store) => subscribe(store, email, Date.now()));
    await inbox.connection.use(async (store) => {
      const token = await newsletterToken(store, 'newsletter-confirm', 'a@example.com', Date.now());
      await confirmSubscriber(store, token ?? '', Date.now());
    });
    const fresh = await page('/inbox/en/status');
    expect(fresh).toMatch(/Subscribed<\/dt><dd>1<.*Not confirmed yet<\/dt><dd>1<.*Unsubscribed<\/dt><dd>0</s);
    expect(fresh).toMatch(/Waiting to be sent<\/dt><dd>3<.*None yet/s);
    expect(fresh).toContain('This device is signed in until');
    const backup = { path: `/safe/${engine}`, made_at: Date.now() - 72 * hour };
    await inbox.connection.use(({ db }) => db.insertInto('backups').values(backup).execute());
    expect(await page('/inbox/en/status')).toContain('more than two days ago');
  });

  test.each([
    ['this device', {}, [403, 200]],
    ['every device', { everywhere: 'yes' }, [403, 403]],
  ])('close: %s', async (_name, fields: Record<string, string>, after) => {
    const second = await inbox.open(await inbox.link());
    const closed = await press('/inbox/en/close', fields);
    expect(closed.headers['set-cookie']).toMatch(/^inbox=; Max-Age=0; Path=\/inbox; HttpOnly; SameSite=Strict$/);
    const answers = await Promise.all([cookie, second].map((each) => inbox.get('/inbox/en', each)));
    expect(answers.map(({ statusCode }) => statusCode)).toEqual(after);
  });

  test('an open inbox ignores another link and leaves it unused', async () => {
    const link = await inbox.link();
    const answer = await inbox.get(`/inbox/en?token=${link}`, cookie);
    expect([answer.statusCode, answer.headers.location]).toEqual([303, '/inbox/en']);
    expect(await inbox.open(link)).toBeDefined();
  });

  test('the morning digest and the command have a link that works once', async () => {
    await add({});
    const morning = Date.UTC(2099, 10, 23, 13);
    const text = await inbox.connection.use(async (store) => {
      await addMorningDigest(store, 'owner@example.com', morning);
      const rows = await store.db.selectFrom('outbox').selectAll().where('kind', '=', 'digest').execute();
      const [subject = {}] = await subjectsOf(store, rows, Date.now(), hash);
      const config = { siteUrl: 'https://example.com', mail: { from: 'help@example.com' } };
      return composeMail(config, rows[0] as MailRow, subject)?.text ?? '';
    });
    const context = { siteUrl: 'https://example.com', dataDir: '', inbox: hash, now: Date.now() };
    const command = await inbox.connection.use(async (store) => runCommand({ ...context, store }, ['inbox']));
    for (const said of [text, command?.text ?? '']) {
      const [, token = ''] = /^https:\/\/example\.com\/inbox\/en\?token=([\w-]{32})$/m.exec(said) ?? [];
      expect([Boolean(await inbox.open(token)), await inbox.open(token)]).toEqual([true, undefined]);
    }
    const off = await inbox.connection.use(async (store) =>
      runCommand({ ...context, store, inbox: undefined }, ['inbox']),
    );
    expect(off).toEqual({ ok: false, text: 'The inbox is off: set OWNER_EMAIL.' });
  });
});
