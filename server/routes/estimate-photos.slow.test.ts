import { readdirSync, readlinkSync } from 'node:fs';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { photoLimits } from '#contract/question-form.ts';
import { testStores } from '../db/test-stores.ts';
import { multipartOf, noise, picture, type Sent } from '../photos/test-pictures.ts';
import { estimateServer, lead } from './test-estimates.ts';

// Reading, resizing and refusing come before the store, so one database is enough.
const stores = testStores();
const { ask, send, stored, pictures, rowsOf } = estimateServer(stores);

test('noisy ones stay so small that a mail takes six', async () => {
  const bytes = await noise(2400, 1800);
  expect((await send([{ bytes }, { bytes }])).statusCode).toBe(201);
  const sizes = (await pictures()).map(({ length }) => length);
  expect(sizes).toHaveLength(2);
  expect(Math.max(...sizes)).toBeLessThan(900_000);
});

const jpeg = () => picture('jpeg', 800, 600);
const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script>alert(1)</script></svg>');
const huge = () =>
  sharp({ create: { width: 10_000, height: 10_000, channels: 3, background: '#123' } })
    .png()
    .toBuffer();

/** A form with one field more, at its end. */
function withField(form: Buffer, name: string, value: string): Buffer {
  const boundary = form.subarray(0, form.indexOf('\r\n'));
  const field = `\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`;
  return Buffer.concat([form.subarray(0, form.lastIndexOf('--')), Buffer.from(field), boundary, Buffer.from('--\r\n')]);
}

test.each<[string, () => Promise<Sent> | Sent, string]>([
  ['zero bytes', () => ({ bytes: new Uint8Array() }), 'couldn’t read'],
  ['SVG', () => ({ bytes: svg, name: 'a.svg', type: 'image/svg+xml' }), 'couldn’t read'],
  ['SVG that says it is JPEG', () => ({ bytes: svg }), 'couldn’t read'],
  ['100 megapixels in a few kilobytes', async () => ({ bytes: await huge() }), 'is too large to send'],
  ['more bytes than a photo may have', () => ({ bytes: Buffer.alloc(photoLimits.bytes + 1) }), 'too large'],
  ['a name of 10,000 letters', () => ({ bytes: svg, name: `${'x'.repeat(10_000)}.jpg` }), 'xxx…'],
])('refused, with nothing stored, beside a good one: %s', async (_case, file, words) => {
  const answer = await send([{ bytes: await jpeg() }, await file()]);
  expect(answer.statusCode).toBe(400);
  expect(answer.json().fields.photos).toContain(words);
  // A sentence that may begin with the name of the file.
  expect(answer.json().error).toMatch(/^\S.+\.$/);
  expect(await stored()).toEqual([]);
  expect(await rowsOf('photos')).toEqual([]);
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
    { photos: 'You can send up to 6 photos. Remove some and send it again.' },
  ]);
  expect(await stored()).toEqual([]);
});

test.each<[string, () => Promise<readonly Sent[]> | readonly Sent[], string]>([
  ['too many', async () => Array(7).fill({ bytes: await picture('jpeg', 40, 30) }), 'Envíe 6 fotos o menos.'],
  [
    'too large a one',
    () => [{ bytes: Buffer.alloc(photoLimits.bytes + 1), name: 'a.jpg' }],
    'a.jpg es demasiado grande',
  ],
])('%s in a Spanish form, whose language field comes last: the error is Spanish', async (_case, files, words) => {
  const { payload, headers } = await multipartOf(lead, await files());
  const answer = await ask({
    method: 'POST',
    url: '/api/estimates',
    headers: { ...headers, 'accept-language': 'en-US' },
    payload: withField(payload, 'language', 'es'),
  });
  expect(answer.json().fields.photos).toContain(words);
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
  expect([answer.statusCode, answer.json().error]).toEqual([400, 'We couldn’t read that request.']);
  expect(await stored()).toEqual([]);
});

test('of two fields of one name the last counts', async () => {
  const { payload, headers } = await multipartOf(lead, []);
  const answer = await ask({
    method: 'POST',
    url: '/api/estimates',
    headers,
    payload: withField(payload, 'name', 'Eve'),
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
])('a malformed form gets a message: %s', async (_case, type, payload) => {
  const answer = await ask({
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
