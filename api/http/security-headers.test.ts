import { describe, expect, test } from 'vitest';
import { securityPolicy } from './security-headers.ts';

const plain = { scripts: [], styles: [], frames: [], workers: [], framed: false, private: false };
const nothing = "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";
const https = () => securityPolicy('https://example.com', undefined);
const http = () => securityPolicy('http://localhost:3000', undefined);
const rulesOf = (headers: Readonly<Record<string, string>>) => headers['content-security-policy']?.split('; ') ?? [];

test('an answer of the API allows nothing, and tells nobody where it was asked', () => {
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
  for (const headers of [http().api, http().page(plain), http().file('font/woff2', '/a.woff2')]) {
    expect(headers['strict-transport-security']).toBeUndefined();
  }
  expect(https().file('font/woff2', '/a.woff2')['strict-transport-security']).toBeDefined();
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

  test('lets nobody hold its window where it shows what somebody keeps', () => {
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
  test.each<[string, string, string | undefined]>([
    ['text/javascript', '/assets/worker-Ab_1-c.js', thread],
    ['text/javascript', '/assets/search-worker-Ab_1-c.js', thread],
    ['text/javascript', '/keep.js', thread],
    ['text/javascript', '/sw.js', thread],
    ['text/javascript', '/assets/sw.js', undefined],
    ['text/javascript', '/sw.js.map', undefined],
    ['text/javascript', '/assets/worker-a.js.map', undefined],
    ['text/javascript', '/assets/worker-.js', undefined],
    ['text/javascript', '/assets/coworker-a.js', undefined],
    ['text/javascript', '/embed.js', undefined],
    ['font/woff2', '/a.woff2', "frame-ancestors 'none'"],
    ['image/svg+xml; charset=utf-8', '/a.svg', `${nothing}; style-src 'unsafe-inline'; sandbox`],
    ['text/csv; charset=utf-8', '/a.csv', nothing],
    ['text/plain; charset=utf-8', '/a.txt', nothing],
    ['text/markdown; charset=utf-8', '/a.md', nothing],
    ['application/json; charset=utf-8', '/a.json', nothing],
    ['application/xml; charset=utf-8', '/a.xml', nothing],
    ['application/pdf', '/a.pdf', `${nothing}; object-src 'self'; style-src 'unsafe-inline'`],
  ])('of %s at %s', (type, address, policy) => {
    const headers = http().file(type, address);
    expect(headers['content-security-policy']).toBe(policy);
    expect(headers['x-content-type-options']).toBe('nosniff');
    const reach = address === '/embed.js' ? 'cross-origin' : 'same-origin';
    expect(headers['cross-origin-resource-policy']).toBe(reach);
  });
});
