import { readdirSync, readlinkSync } from 'node:fs';
import { request } from 'node:http';
import type { FastifyInstance } from 'fastify';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { photoLimits } from '#contract/forms/photos.ts';
import { referencePattern } from '#contract/forms/questions.ts';
import { buildApp } from '../../app.ts';
import { readConfig } from '../../config/config.ts';
import { multipartOf, noise, picture, type Sent } from '../../photos/test-pictures.ts';
import { connectStore, type StoreConnection } from '../../store/connection.ts';
import { openStore } from '../../store/open-store.ts';
import { emptyStore, engines, settingsOf, testStores } from '../../store/postgres/test-stores.ts';
import type { QuestionRow } from '../../store/schema.ts';
import { photosOf } from '../../store/tables/photos.ts';
import { listQuestions } from '../../store/tables/questions.ts';

const stores = testStores();
const many = { client: { requests: 1e6, windowMs: 1 }, everyone: { requests: 1e6, windowMs: 1 } };
const lead = {
  name: 'Ada',
  location: '78130',
  reach: 'call',
  phone: '(830) 555-0147',
  question: 'The washing machine ran over.',
};

describe.each(engines)('%s', (engine) => {
  let connection: StoreConnection;
  let app: FastifyInstance;
  beforeAll(async () => {
    const place = await stores.place(engine);
    const config = readConfig({ LOG_LEVEL: 'silent', ...settingsOf(place) });
    connection = connectStore(() => openStore(config));
    app = buildApp({ config, connection, limits: { question: many } });
  });
  afterAll(async () => {
    await app.close();
    await connection.close();
  });
  beforeEach(() => connection.use(emptyStore));

  const post = (payload: object, headers: Record<string, string> = {}) =>
    app.inject({ method: 'POST', url: '/api/estimates', headers, payload });
  const send = async (
    files: readonly Sent[],
    fields: Record<string, string> = lead,
    more = {},
    url = '/api/estimates',
  ) => {
    const { payload, headers } = await multipartOf(fields, files);
    return app.inject({ method: 'POST', url, headers: { ...headers, ...more }, payload });
  };
  const stored = (): Promise<QuestionRow[]> => connection.use((store) => listQuestions(store, { all: true }));
  const pictures = async () => {
    const [row] = await stored();
    return row ? connection.use((store) => photosOf(store, row.reference)) : [];
  };

  describe('a request for an estimate', () => {
    test('is stored as a question about damage, with the promise that was chosen', async () => {
      const answer = await post({ ...lead, urgency: 'emergency' });
      expect(answer.statusCode).toBe(201);
      expect(answer.json().reference).toMatch(referencePattern);
      expect(await stored()).toMatchObject([{ ...lead, email: null, category: 'assessment', urgency: 'emergency' }]);
    });

    test('tells the owner, and writes a receipt only to an address', async () => {
      await post(lead);
      await post({ ...lead, reach: 'email', email: 'ada@example.com' });
      const rows = await connection.use(({ db }) => db.selectFrom('outbox').select('kind').orderBy('kind').execute());
      expect(rows.map(({ kind }) => kind)).toEqual(['notice', 'notice', 'receipt']);
    });

    test.each<[string, object, readonly string[]]>([
      ['nothing', {}, ['name', 'location', 'question', 'phone']],
      ['a call without a number', { ...lead, phone: '' }, ['phone']],
      ['mail without an address', { ...lead, reach: 'email' }, ['email']],
      ['mail to an empty address', { ...lead, reach: 'email', email: '' }, ['email']],
      ['a wrong address beside a number', { ...lead, email: 'ada' }, ['email']],
      ['no town', { ...lead, location: ' ' }, ['location']],
      ['a long town', { ...lead, location: 'x'.repeat(121) }, ['location']],
    ])('with %s is refused by name', async (_case, payload, fields) => {
      const answer = await post(payload);
      expect(answer.statusCode).toBe(400);
      expect(Object.keys(answer.json().fields)).toEqual(fields);
      for (const sentence of Object.values(answer.json().fields)) expect(sentence).toMatch(/^[A-Z].+\.$/);
      expect(await stored()).toEqual([]);
    });

    test('without script leads to a page of its own', async () => {
      const answer = await send([{ name: '', bytes: new Uint8Array() }], lead, { accept: 'text/html,*/*' });
      const [row] = await stored();
      expect([answer.statusCode, answer.headers.location]).toEqual([
        303,
        `/wtr-connection/thanks?reference=${row?.reference}`,
      ]);
      expect((await app.inject(String(answer.headers.location))).body).toContain(row?.reference);
      const refused = await send([], { ...lead, phone: '' }, { accept: 'text/html' });
      expect([refused.statusCode, refused.body]).toEqual([
        400,
        'Enter the phone number for the call or the text message.\n',
      ]);
    });
  });

  describe('photos', () => {
    test.each(['/api/estimates', '/api/questions'])(
      '%s: each is stored as a JPEG of our own, upright, without metadata',
      async (url) => {
        const files = [
          { bytes: await picture('jpeg', 640, 480) },
          { bytes: await picture('png', 3000, 1000), name: 'wall.png', type: 'image/png' },
          { bytes: await picture('webp', 300, 200), name: 'b.webp', type: 'image/webp' },
        ];
        const answer = await send(files, { ...lead, email: 'ada@example.com' }, {}, url);
        expect([answer.statusCode, answer.json()]).toEqual([
          201,
          { reference: expect.stringMatching(referencePattern) },
        ]);
        const kept = await pictures();
        const heads = await Promise.all(kept.map((photo) => sharp(Buffer.from(photo)).metadata()));
        expect(heads.map(({ format, width, height }) => [format, width, height])).toEqual([
          ['jpeg', 480, 640],
          ['jpeg', 1600, 533],
          ['jpeg', 300, 200],
        ]);
        for (const { exif, icc, xmp, orientation } of heads) expect({ exif, icc, xmp, orientation }).toEqual({});
        expect(Buffer.concat(kept.map((photo) => Buffer.from(photo))).includes('Zebrafinch4711')).toBe(false);
      },
    );

    test('sent again with their key they are one request; other photos under it are refused', async () => {
      const key = { 'idempotency-key': 'photos-0001' };
      const [one, other] = [{ bytes: await picture() }, { bytes: await picture('jpeg', 640, 480, '#e11') }];
      const first = await send([one, other], lead, key);
      expect((await send([one, other], lead, key)).json()).toEqual(first.json());
      expect((await send([other, one], lead, key)).statusCode).toBe(409);
      expect((await send([one], lead, key)).statusCode).toBe(409);
      expect((await post(lead, key)).statusCode).toBe(409);
      expect(await stored()).toHaveLength(1);
      expect(await pictures()).toHaveLength(2);
    });

    test('a form pressed twice is one request, and with another photo a second', async () => {
      const one = { bytes: await picture() };
      const html = { accept: 'text/html' };
      const [first, second] = [await send([one], lead, html), await send([one], lead, html)];
      expect(second.headers.location).toBe(first.headers.location);
      await send([one, one], lead, html);
      expect(await stored()).toHaveLength(2);
    });
  });

  // What is read, made small or refused before a store hears of it is the same with each.
  describe.runIf(engine === 'sqlite')('photos, whatever they are stored in', () => {
    test('noisy ones stay so small that a mail takes six', async () => {
      const bytes = await noise(2400, 1800);
      expect((await send([{ bytes }, { bytes }])).statusCode).toBe(201);
      const sizes = (await pictures()).map(({ length }) => length);
      expect(sizes).toHaveLength(2);
      expect(Math.max(...sizes)).toBeLessThan(900_000);
    });

    const jpeg = () => picture('jpeg', 800, 600);
    const svg = Buffer.from(
      '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script>alert(1)</script></svg>',
    );
    const gif = () =>
      sharp({ create: { width: 9, height: 9, channels: 3, background: '#123' } })
        .gif()
        .toBuffer();
    const tiff = () =>
      sharp({ create: { width: 9, height: 9, channels: 3, background: '#123' } })
        .tiff()
        .toBuffer();
    const huge = () =>
      sharp({ create: { width: 10_000, height: 10_000, channels: 3, background: '#123' } })
        .png()
        .toBuffer();

    test.each<[string, () => Promise<Sent> | Sent, string]>([
      ['zero bytes', () => ({ bytes: new Uint8Array() }), 'not a whole photo'],
      ['text', () => ({ bytes: Buffer.from('not a picture') }), 'not a whole photo'],
      [
        'a page',
        () => ({ bytes: Buffer.from('<!doctype html><script>1</script>'), name: 'a.html' }),
        'not a whole photo',
      ],
      ['SVG', () => ({ bytes: svg, name: 'a.svg', type: 'image/svg+xml' }), 'not a whole photo'],
      ['SVG that says it is JPEG', () => ({ bytes: svg }), 'not a whole photo'],
      ['GIF', async () => ({ bytes: await gif() }), 'not a whole photo'],
      ['TIFF', async () => ({ bytes: await tiff() }), 'not a whole photo'],
      ['PDF', () => ({ bytes: Buffer.from('%PDF-1.7\n%âãÏÓ\n'), name: 'a.pdf' }), 'not a whole photo'],
      ['a JPEG cut in half', async () => ({ bytes: (await jpeg()).subarray(0, 900) }), 'not a whole photo'],
      ['a JPEG of its head only', async () => ({ bytes: (await jpeg()).subarray(0, 200) }), 'not a whole photo'],
      ['100 megapixels in a few kilobytes', async () => ({ bytes: await huge() }), 'not a whole photo'],
      ['more bytes than a photo may have', () => ({ bytes: Buffer.alloc(photoLimits.bytes + 1) }), 'too large'],
      [
        'a name of 10,000 letters',
        () => ({ bytes: svg, name: `${'x'.repeat(10_000)}.jpg` }),
        'xxx… is not a whole photo',
      ],
    ])('refused, with nothing stored, beside a good one: %s', async (_case, file, words) => {
      const answer = await send([{ bytes: await jpeg() }, await file()]);
      expect(answer.statusCode).toBe(400);
      expect(answer.json().fields.photos).toContain(words);
      expect(answer.json().error).toMatch(/^[A-Z].+\.$/);
      expect(await stored()).toEqual([]);
      const rows = await connection.use(({ db }) => db.selectFrom('photos').selectAll().execute());
      expect(rows).toEqual([]);
    });

    test('more than they may weigh together', async () => {
      const bytes = Buffer.alloc(photoLimits.bytes);
      const answer = await send(Array.from({ length: 4 }, () => ({ bytes })));
      expect([answer.statusCode, answer.json().fields.photos]).toEqual([400, expect.stringContaining('too large')]);
    });

    test.each([7, 9])('%i of them', async (count) => {
      const bytes = await picture('jpeg', 40, 30);
      const answer = await send(Array.from({ length: count }, () => ({ bytes })));
      expect([answer.statusCode, answer.json().fields]).toEqual([
        400,
        { photos: 'Send 6 photos at most. Remove some, and send it again.' },
      ]);
      expect(await stored()).toEqual([]);
    });

    test('a polyglot loses whatever is no picture', async () => {
      const tail = Buffer.from('PK\u0003\u0004<script>alert("polyglot")</script><?php echo 1; ?>');
      expect((await send([{ bytes: Buffer.concat([await jpeg(), tail]), name: 'a.jpg.php' }])).statusCode).toBe(201);
      const [photo = Buffer.of()] = await pictures();
      expect(Buffer.from(photo).includes('polyglot')).toBe(false);
      expect(Buffer.from(photo).includes('script')).toBe(false);
    });

    test.each<[string, Sent]>([
      ['in place of a field', { part: 'name', bytes: Buffer.from('Ada') }],
      ['under another name', { part: 'attachment', bytes: Buffer.from('x') }],
      ['under a name of every object', { part: 'constructor', bytes: Buffer.from('x') }],
    ])('a file %s', async (_case, file) => {
      const answer = await send([file]);
      expect([answer.statusCode, answer.json().error]).toEqual([400, 'The request could not be read.']);
      expect(await stored()).toEqual([]);
    });

    test('of two fields of one name the last counts', async () => {
      const { payload, headers } = await multipartOf(lead, []);
      const second = payload
        .toString()
        .replace(/--\r\n$/, '\r\nContent-Disposition: form-data; name="name"\r\n\r\nEve\r\n');
      const boundary = headers['content-type']?.split('boundary=')[1];
      const answer = await app.inject({
        method: 'POST',
        url: '/api/estimates',
        headers,
        payload: `${second}--${boundary}--\r\n`,
      });
      expect(answer.statusCode).toBe(201);
      expect(await stored()).toMatchObject([{ name: 'Eve' }]);
    });

    test.each<[string, string, string]>([
      ['no boundary', 'multipart/form-data', 'x'],
      ['a body that is none', 'multipart/form-data; boundary=x', 'x'],
      [
        'a body that ends early',
        'multipart/form-data; boundary=x',
        '--x\r\nContent-Disposition: form-data; name="name"\r\n\r\nAda',
      ],
      ['nothing', 'multipart/form-data; boundary=x', ''],
    ])('a broken form is told in words: %s', async (_case, type, payload) => {
      const answer = await app.inject({
        method: 'POST',
        url: '/api/estimates',
        headers: { 'content-type': type },
        payload,
      });
      expect([answer.statusCode, answer.json().error]).toEqual([400, expect.stringMatching(/^[A-Z].+\.$/)]);
      expect(await stored()).toEqual([]);
    });

    test('a field as long as a file is too long', async () => {
      expect((await send([], { ...lead, question: 'x'.repeat(70_000) })).statusCode).toBe(413);
    });

    test.runIf(process.platform === 'linux')('no file of them stays open or on disk', async () => {
      const uploads = () =>
        readdirSync('/proc/self/fd').filter((fd) => {
          try {
            return readlinkSync(`/proc/self/fd/${fd}`).includes('.upload-');
          } catch {
            return false;
          }
        });
      await send([{ bytes: await jpeg() }, { bytes: svg }]);
      await send([{ bytes: await jpeg() }]);
      await expect.poll(uploads).toEqual([]);
      const files = readdirSync(stores.folder(), { recursive: true, withFileTypes: true });
      expect(files.filter((entry) => entry.isFile() && entry.name.includes('upload'))).toEqual([]);
    });
  });
});

test('six forms with files are on their way from one household, and a place is free again when one ends', async () => {
  const place = await stores.place('sqlite');
  const config = readConfig({ LOG_LEVEL: 'silent', ...settingsOf(place) });
  const own = connectStore(() => openStore(config));
  const app = buildApp({ config, connection: own, limits: { question: many } });
  const url = `${await app.listen({ port: 0, host: '127.0.0.1' })}/api/estimates`;
  const { payload, headers } = await multipartOf(lead, [{ bytes: await picture() }]);
  const begin = () => {
    const post = request(url, { method: 'POST', headers: { ...headers, 'content-length': payload.length } });
    const status = new Promise<number>((resolve) => {
      post.on('response', (answer) => resolve(answer.statusCode ?? 0));
    });
    post.on('error', () => {}).write(payload.subarray(0, 100));
    return { post, status };
  };
  const whole = async () => (await fetch(url, { method: 'POST', headers, body: new Uint8Array(payload) })).status;
  for (let n = 0; n < 12; n++) expect(await whole()).toBe(201);
  const slow = Array.from({ length: 7 }, begin);
  expect(await Promise.race(slow.map(({ status }) => status))).toBe(429);
  expect(await whole()).toBe(429);
  for (const { post } of slow) post.destroy();
  await expect.poll(whole, { timeout: 10_000 }).toBe(201);
  await app.close();
  await own.close();
});

test('the photos of a store that is away are told in words, and are taken when it is back', async () => {
  let away = true;
  const place = await stores.place('sqlite');
  const config = readConfig({ LOG_LEVEL: 'silent', ...settingsOf(place) });
  const own = connectStore(() => (away ? Promise.reject(new Error('disk')) : openStore(config)));
  const shaky = buildApp({ config, connection: own });
  const { payload, headers } = await multipartOf(lead, [{ bytes: await picture() }]);
  const send = () => shaky.inject({ method: 'POST', url: '/api/estimates', headers, payload });
  const failed = await send();
  expect([failed.statusCode, failed.json().error]).toEqual([503, expect.stringMatching(/^We cannot store anything/)]);
  away = false;
  expect((await send()).statusCode).toBe(201);
  await shaky.close();
  await own.close();
});
