import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { referencePattern } from '#contract/forms.ts';
import { testStores } from '../db/test-stores.ts';
import { picture } from '../photos/test-pictures.ts';
import { estimateServer, lead } from './test-estimates.ts';

const stores = testStores();

const { ask, post, send, stored, pictures, rowsOf } = estimateServer(stores);

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
    const rows = await rowsOf('outbox');
    expect(rows.map(({ kind }) => kind).sort()).toEqual(['notice', 'notice', 'receipt']);
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
    expect((await ask(String(answer.headers.location))).body).toContain(row?.reference);
    const refused = await send([], { ...lead, phone: '' }, { accept: 'text/html' });
    expect([refused.statusCode, refused.body]).toEqual([
      400,
      'Enter the phone number you’d like us to call or text.\n',
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
      expect([answer.statusCode, answer.json()]).toEqual([201, { reference: expect.stringMatching(referencePattern) }]);
      const photos = await pictures();
      const heads = await Promise.all(photos.map((photo) => sharp(Buffer.from(photo)).metadata()));
      expect(heads.map(({ format, width, height }) => [format, width, height])).toEqual([
        ['jpeg', 480, 640],
        ['jpeg', 1600, 533],
        ['jpeg', 300, 200],
      ]);
      for (const { exif, icc, xmp, orientation } of heads) expect({ exif, icc, xmp, orientation }).toEqual({});
      expect(Buffer.concat(photos.map((photo) => Buffer.from(photo))).includes('Zebrafinch4711')).toBe(false);
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
