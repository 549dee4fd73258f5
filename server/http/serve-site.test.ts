import { createHash } from 'node:crypto';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { brotliCompressSync, brotliDecompressSync, gunzipSync, gzipSync } from 'node:zlib';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { buildApp } from '../app.ts';
import { readConfig } from '../config/config.ts';
import { folderOfFile } from '../test-folder.ts';
import { loadSite } from './serve-site.ts';

const script = 'document.documentElement.dataset.ready = "yes"';
const page = (title: string) =>
  `<!doctype html><html lang="en"><head><title>${title}</title><style>body{margin:0}</style></head><body>
<!-- <script>left out</script> --><h1>${title}</h1><p>${'Water goes where it can. '.repeat(40)}</p><script>${script}</script>
<script type="application/ld+json">{"@context":"https://schema.org"}</script><script src="/_astro/a.js"></script></body></html>`;

const files: Readonly<Record<string, string>> = {
  'index.html': page('Home'),
  'about/index.html': page('About'),
  'private/index.html': page('Yours').replace('<html', '<html data-private'),
  'guides.html': page('Guides'),
  'guides/mold/index.html': page('Mold'),
  '404.html': page('Oops! Page not found'),
  'es/404/index.html': page('No encontramos esa página'),
  '_astro/a.12345678.js': `export const a = '${'x'.repeat(500)}';`,
  '_astro/sans.12345678.woff2': 'wOF2',
  'downloads/sheet.pdf': '%PDF-1.7',
  'robots.txt': 'User-agent: *',
  'favicon.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
  'images/plan.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
  'list.csv': 'a,b',
  'downloads/manual.pdf': `%PDF-1.7${'0123456789'.repeat(1000)}`,
  'downloads/gone.pdf': '%PDF-1.7'.repeat(1000),
};

const folder = folderOfFile();
let app: FastifyInstance;

beforeAll(async () => {
  for (const [name, text] of Object.entries(files)) {
    await mkdir(dirname(join(folder, name)), { recursive: true });
    await writeFile(join(folder, name), text);
  }
  for (const name of ['index.html', 'about/index.html', '404.html']) {
    await writeFile(join(folder, `${name}.br`), brotliCompressSync(files[name] ?? ''));
    await writeFile(join(folder, `${name}.gz`), gzipSync(files[name] ?? ''));
  }
  const config = readConfig({
    LOG_LEVEL: 'silent',
    DATA_DIR: join(folder, 'data'),
    PUBLIC_FUNCTIONS_URL: 'https://functions.example.com/functions/v1',
  });
  app = buildApp({ config, site: await loadSite(folder) });
});

afterAll(() => app.close());

const get = (url: string, headers: Record<string, string> = {}) => app.inject({ method: 'GET', url, headers });

describe('addresses', () => {
  test.each([
    ['/', 200, 'Home'],
    ['/?from=card', 200, 'Home'],
    ['/about', 200, 'About'],
    ['/guides', 200, 'Guides'],
    ['/guides/mold', 200, 'Mold'],
    ['/nowhere', 404, 'Oops! Page not found'],
    ['/about/team', 404, 'Oops! Page not found'],
    ['/404', 404, 'Oops! Page not found'],
    ['/es/nada', 404, 'No encontramos esa página'],
    ['/es/404', 404, 'No encontramos esa página'],
    ['/%E0%A4%A', 404, 'Oops! Page not found'],
    ['/../package.json', 404, 'Oops! Page not found'],
    ['/%2e%2e/package.json', 404, 'Oops! Page not found'],
  ])('GET %s answers %i', async (url, status, title) => {
    const answer = await get(url);
    expect(answer.statusCode).toBe(status);
    expect(answer.body).toContain(`<h1>${title}</h1>`);
    expect(answer.headers['content-type']).toBe('text/html; charset=utf-8');
  });

  test.each([
    ['/about/', '/about'],
    ['/about/?q=1', '/about?q=1'],
    ['/about/index.html', '/about'],
    ['/guides.html', '/guides'],
    ['/guides/', '/guides'],
    ['/index.html', '/'],
    ['/About', '/about'],
    ['/GUIDES/Mold?q=A', '/guides/mold?q=A'],
    ['/Guides/', '/guides'],
    ['/About.HTML', '/about'],
    ['//about', '/about'],
    ['/guides//mold', '/guides/mold'],
    ['/guides//', '/guides'],
    ['///', '/'],
    ['/Downloads/Sheet.pdf', '/downloads/sheet.pdf'],
  ])('GET %s leads to %s once', async (url, target) => {
    const answer = await get(url);
    expect([answer.statusCode, answer.headers.location]).toEqual([308, target]);
    expect((await get(target)).statusCode).toBe(200);
  });

  test.each(['//evil.example/', '/%2fevil.example/', '//Evil.example', '/_ASTRO/a.js', '/About/team'])(
    '%s leads nowhere else',
    async (url) => {
      const answer = await get(url);
      expect(answer.statusCode).toBe(404);
      expect(answer.headers.location).toBeUndefined();
    },
  );

  test('an unknown call of the API is answered in JSON', async () => {
    const answer = await get('/api/nothing');
    expect([answer.statusCode, answer.json()]).toEqual([404, { error: 'There’s nothing at this address.' }]);
    const post = await app.inject({ method: 'POST', url: '/nowhere', payload: {} });
    expect([post.statusCode, post.json()]).toEqual([404, { error: 'There’s nothing at this address.' }]);
  });
});

describe('bytes', () => {
  test('brotli and gzip carry the same page', async () => {
    const plain = await get('/');
    const brotli = await get('/', { 'accept-encoding': 'gzip, br' });
    const gzip = await get('/', { 'accept-encoding': 'gzip' });
    expect([brotli.headers['content-encoding'], gzip.headers['content-encoding']]).toEqual(['br', 'gzip']);
    expect(brotliDecompressSync(brotli.rawPayload).toString()).toBe(plain.body);
    expect(gunzipSync(gzip.rawPayload).toString()).toBe(plain.body);
    expect(brotli.rawPayload.length).toBeLessThan(plain.rawPayload.length);
    expect(plain.headers.vary).toBe('accept-encoding');
  });

  test('an error page is compressed as well', async () => {
    const { headers, rawPayload } = await get('/nowhere', { 'accept-encoding': 'br' });
    expect(headers['content-encoding']).toBe('br');
    expect(brotliDecompressSync(rawPayload).toString()).toContain('Page not found');
  });

  test('q=0 is respected', async () => {
    expect((await get('/', { 'accept-encoding': 'br;q=0, gzip;q=0' })).headers['content-encoding']).toBeUndefined();
  });

  test('a PDF is sent as it is', async () => {
    const answer = await get('/downloads/sheet.pdf', { 'accept-encoding': 'br, gzip' });
    expect(answer.headers['content-encoding']).toBeUndefined();
    expect(answer.headers['content-type']).toBe('application/pdf');
    expect(answer.body).toBe('%PDF-1.7');
  });

  test('a long PDF has a length and a validator, and can be read in parts', async () => {
    const url = '/downloads/manual.pdf';
    const { statusCode, headers, body } = await get(url);
    expect([statusCode, body]).toEqual([200, files['downloads/manual.pdf']]);
    expect(headers['content-length']).toBe('10008');
    const head = await app.inject({ method: 'HEAD', url });
    expect([head.headers['content-length'], head.body]).toEqual(['10008', '']);
    expect((await get(url, { 'if-none-match': String(headers.etag) })).statusCode).toBe(304);
    const part = await get(url, { range: 'bytes=0-7' });
    expect([part.statusCode, part.body]).toEqual([206, '%PDF-1.7']);
  });

  test('a part beyond the end of a file is refused with its length', async () => {
    const { statusCode, headers } = await get('/downloads/manual.pdf', { range: 'bytes=20000-' });
    expect([statusCode, headers['content-range']]).toEqual([416, 'bytes */10008']);
  });

  test.each([
    ['if-none-match', '*'],
    ['if-match', '"none"'],
    ['if-modified-since', 'Sat, 28 Nov 2037 00:00:00 GMT'],
    ['if-unmodified-since', 'Sat, 28 Nov 1998 00:00:00 GMT'],
    ['range', 'bytes=0-3'],
  ])('the page of a missing address is whole with %s', async (name, value) => {
    const { statusCode, body } = await get('/nowhere', { [name]: value });
    expect(statusCode).toBe(404);
    expect(body).toBe((await get('/nowhere')).body);
  });

  test('a deleted PDF is a 404', async () => {
    await rm(join(folder, 'downloads/gone.pdf'));
    const { statusCode, body } = await get('/downloads/gone.pdf');
    expect(statusCode).toBe(404);
    expect(body).toContain('There’s nothing at this address.');
  });

  test('HEAD has the headers of GET and no body', async () => {
    const head = await app.inject({ method: 'HEAD', url: '/about' });
    const full = await get('/about');
    expect(head.statusCode).toBe(200);
    expect(head.body).toBe('');
    for (const name of ['content-length', 'etag', 'content-type', 'content-security-policy']) {
      expect(head.headers[name]).toBe(full.headers[name]);
    }
  });
});

describe('caching', () => {
  test('each encoding has its own tag, and a page that did not change costs a 304', async () => {
    const first = await get('/about', { 'accept-encoding': 'br' });
    const tag = String(first.headers.etag);
    expect((await get('/about')).headers.etag).not.toBe(tag);
    const again = await get('/about', { 'accept-encoding': 'br', 'if-none-match': `"other", ${tag}` });
    expect([again.statusCode, again.body, again.headers.etag]).toEqual([304, '', tag]);
    expect((await get('/about', { 'accept-encoding': 'gzip', 'if-none-match': tag })).statusCode).toBe(200);
  });

  test('a missing page is sent whole each time', async () => {
    const { headers } = await get('/nowhere');
    expect(headers).not.toHaveProperty('etag');
    const again = await get('/nowhere', { 'if-none-match': '"any"', range: 'bytes=0-9' });
    expect(again.statusCode).toBe(404);
    expect(again.body).toContain('Page not found');
  });

  test.each([
    ['/_astro/a.12345678.js', 'max-age=31536000, immutable'],
    ['/about', 'no-cache'],
    ['/nowhere', 'no-cache'],
    ['/robots.txt', 'no-cache'],
    ['/favicon.svg', 'max-age=86400'],
  ])('%s: %s', async (url, expected) => {
    expect((await get(url)).headers['cache-control']).toBe(expected);
  });
});

describe('fonts', () => {
  const font = '/_astro/sans.12345678.woff2';

  test('are cached for a year', async () => {
    const { statusCode, headers } = await get(font);
    expect([statusCode, headers['content-type'], headers['cache-control']]).toEqual([
      200,
      'font/woff2',
      'max-age=31536000, immutable',
    ]);
    expect(headers.vary).toBe('accept-encoding,save-data');
  });

  test('are not sent with Save-Data, and that response is not cached', async () => {
    const { statusCode, body, headers } = await get(font, { 'save-data': 'on' });
    expect([statusCode, body, headers['cache-control'], headers.vary]).toEqual([
      204,
      '',
      'no-store',
      'accept-encoding,save-data',
    ]);
    expect((await get('/about', { 'save-data': 'on' })).statusCode).toBe(200);
  });
});

describe('security headers', () => {
  test('the policy of a page allows exactly its inline script and style', async () => {
    const policy = String((await get('/about')).headers['content-security-policy']);
    const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
    const directives = new Map(
      policy.split('; ').map((directive) => [directive.split(' ', 1)[0] ?? '', directive.split(' ').slice(1)]),
    );
    expect(directives.get('script-src')).toEqual(["'self'", hash(script)]);
    expect(directives.get('style-src')).toEqual(["'self'", hash('body{margin:0}')]);
    expect(directives.get('connect-src')).toEqual(["'self'", 'https://functions.example.com']);
    expect(directives.get('font-src')).toEqual(["'self'"]);
    expect(directives.get('manifest-src')).toEqual(["'self'"]);
    expect(directives.has('frame-src')).toBe(false);
    expect(policy).not.toContain('unsafe');
  });
});

test('a site that was never built says how to build it', async () => {
  const bare = buildApp({ config: readConfig({ LOG_LEVEL: 'silent' }), site: await loadSite(join(folder, 'missing')) });
  const answer = await bare.inject({ method: 'GET', url: '/' });
  expect([answer.statusCode, answer.body]).toEqual([503, 'The site hasn’t been built yet. Run: npm run build\n']);
  await bare.close();
});
