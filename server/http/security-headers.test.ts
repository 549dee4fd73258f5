import { createHash } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { type PageSources, pageSources, securityPolicy } from './security-headers.ts';

const plain: PageSources = { scripts: [], styles: [], frames: [], workers: [], framed: false, private: false };
const nothing = "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";
const https = () => securityPolicy('https://example.com', undefined);
const http = () => securityPolicy('http://localhost:3000', undefined);
const rulesOf = (headers: Readonly<Record<string, string>>) => headers['content-security-policy']?.split('; ') ?? [];

test('API responses allow nothing and send no referrer', () => {
  expect(https().api).toEqual({
    'x-content-type-options': 'nosniff',
    'cross-origin-resource-policy': 'same-origin',
    'strict-transport-security': 'max-age=31536000; includeSubDomains',
    'referrer-policy': 'no-referrer',
    'cross-origin-opener-policy': 'same-origin',
    'content-security-policy': nothing,
  });
});

test('strict transport security is asked for by https alone', () => {
  for (const headers of [http().api, http().page(plain), http().file('/a.woff2')]) {
    expect(headers['strict-transport-security']).toBeUndefined();
  }
  expect(https().file('/a.woff2')['strict-transport-security']).toBeDefined();
});

describe('a page', () => {
  test('starts from nothing, and allows what it needs', () => {
    expect(https().page(plain)).toEqual({
      'x-content-type-options': 'nosniff',
      'cross-origin-resource-policy': 'same-origin',
      'strict-transport-security': 'max-age=31536000; includeSubDomains',
      'referrer-policy': 'same-origin',
      'permissions-policy': 'camera=(), microphone=(), geolocation=(), payment=(), usb=(), serial=()',
      'content-security-policy': [
        "default-src 'none'",
        "script-src 'self'",
        "style-src 'self'",
        "img-src 'self' data: blob:",
        "font-src 'self'",
        "media-src 'self'",
        "manifest-src 'self'",
        "connect-src 'self'",
        "base-uri 'none'",
        "form-action 'self'",
        "frame-ancestors 'none'",
        "require-trusted-types-for 'script'",
        'trusted-types keep',
        'upgrade-insecure-requests',
      ].join('; '),
    });
  });

  test('isolates pages with private data from other windows', () => {
    expect(https().page({ ...plain, private: true })).toEqual({
      ...https().page(plain),
      'cross-origin-opener-policy': 'same-origin',
    });
  });

  test.each([
    ['its scripts', { scripts: ["'sha256-a'", "'sha256-b'"] }, "script-src 'self' 'sha256-a' 'sha256-b'"],
    ['its styles', { styles: ["'sha256-c'"] }, "style-src 'self' 'sha256-c'"],
    ['its players', { frames: ['https://player.example'] }, 'frame-src https://player.example'],
    ['its threads', { workers: ['job-worker'] }, 'trusted-types keep job-worker'],
    ['a frame on another site', { framed: true }, 'frame-ancestors *'],
  ])('names %s', (_what, own, rule) => {
    expect(rulesOf(https().page({ ...plain, ...own }))).toContain(rule);
  });

  test('of a frame may be held by another site, and no other page may', () => {
    const policyOf = (framed: boolean) => https().page({ ...plain, framed })['cross-origin-resource-policy'];
    expect([policyOf(true), policyOf(false)]).toEqual(['cross-origin', 'same-origin']);
  });

  test('may ask the hosted functions where they answer', () => {
    const rules = rulesOf(securityPolicy('https://example.com', 'https://functions.example').page(plain));
    expect(rules).toContain("connect-src 'self' https://functions.example");
  });

  test('is not made https where the site is not', () => {
    const rules = rulesOf(https().page(plain));
    expect(rulesOf(http().page(plain))).toEqual(rules.filter((rule) => rule !== 'upgrade-insecure-requests'));
  });
});

describe('a file', () => {
  const thread = "default-src 'none'; script-src 'self'; worker-src blob:; connect-src 'self'";
  test.each<[string, string | undefined]>([
    ['/assets/worker-Ab_1-c.js', thread],
    ['/assets/search-worker-Ab_1-c.js', thread],
    ['/keep.js', thread],
    ['/sw.js', thread],
    ['/assets/sw.js', undefined],
    ['/sw.js.map', "frame-ancestors 'none'"],
    ['/assets/worker-a.js.map', "frame-ancestors 'none'"],
    ['/assets/worker-.js', undefined],
    ['/assets/coworker-a.js', undefined],
    ['/embed.js', undefined],
    ['/a.woff2', "frame-ancestors 'none'"],
    ['/a.svg', `${nothing}; style-src 'unsafe-inline'; sandbox`],
    ['/a.csv', nothing],
    ['/a.txt', nothing],
    ['/a.md', nothing],
    ['/a.json', nothing],
    ['/a.xml', nothing],
    ['/a.pdf', `${nothing}; object-src 'self'; style-src 'unsafe-inline'`],
  ])('at %s', (address, policy) => {
    const headers = http().file(address);
    expect(headers['content-security-policy']).toBe(policy);
    expect(headers['x-content-type-options']).toBe('nosniff');
    const reach = address === '/embed.js' ? 'cross-origin' : 'same-origin';
    expect(headers['cross-origin-resource-policy']).toBe(reach);
  });
});

const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

describe('the sources of', () => {
  test.each<[string, string, Partial<PageSources>]>([
    ['a page of words', '<html lang="en"><p>Dry it</p></html>', {}],
    ['an inline script', '<script>a()</script>', { scripts: [hash('a()')] }],
    ['a script in capitals, with space at its end', '<SCRIPT>a()</SCRIPT >', { scripts: [hash('a()')] }],
    ['the same script twice', '<script>a()</script><script>a()</script>', { scripts: [hash('a()')] }],
    ['a script over lines', '<script>\r\na()\rb()</script>', { scripts: [hash('\na()\nb()')] }],
    ['a script of its own file', '<script src="/a.js"></script><script async SRC = "/b.js"></script>', {}],
    ['a module that is inline', '<script type="module">a()</script>', { scripts: [hash('a()')] }],
    ['data', '<script type="application/json">{}</script><script type="application/ld+json">{}</script>', {}],
    ['data in other spellings', "<script TYPE = 'text/plain'>a</script><script type=application/json>{}</script>", {}],
    ['what a comment holds', '<!-- <script>a()</script>\n<style>p{}</style> -->', {}],
    ['a style', '<style>p{margin:0}</style>', { styles: [hash('p{margin:0}')] }],
    [
      'a style beside a script',
      '<style>p{}</style><script>a()</script>',
      { styles: [hash('p{}')], scripts: [hash('a()')] },
    ],
    [
      'players, each host once',
      '<b data-player="https://www.youtube-nocookie.com/embed/a"></b><b data-player="https://www.youtube-nocookie.com/embed/b"></b>',
      { frames: ['https://www.youtube-nocookie.com'] },
    ],
    ['a player without https', '<b data-player="http://example.com/a"></b>', {}],
    ['a page that shows a frame of this site', '<p data-shows-embeds></p>', { frames: ["'self'"] }],
    [
      'threads',
      '<i data-worker="photos"></i><i data-worker="plan-a"></i><i data-worker="photos"></i>',
      { workers: ['photos', 'plan-a'] },
    ],
    ['a page for frames of others', '<html lang="en" data-framed><p></p></html>', { framed: true }],
    ['a page of what a device keeps', '<html data-private lang="en"><p></p></html>', { private: true }],
    ['the same words on another element', '<html><p data-framed data-private></p></html>', {}],
    ['words that only begin like them', '<html data-framedness><p data-shows-embedsome></p></html>', {}],
  ])('%s', (_title, html, expected) => {
    expect(pageSources(html)).toEqual({ ...plain, ...expected });
  });
});
