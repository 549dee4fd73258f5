import { describe, expect, test } from 'vitest';
import { clientKey, memoryRateLimiter } from './rate-limit.ts';

const limit = { requests: 2, windowMs: 1000 };

describe('memory limiter', () => {
  test('allows the limit, refuses the next, and starts again when the window ends', async () => {
    let time = 0;
    const limiter = memoryRateLimiter(() => time);
    expect((await limiter.hit('a', limit)).allowed).toBe(true);
    time = 400;
    expect((await limiter.hit('a', limit)).allowed).toBe(true);
    expect(await limiter.hit('a', limit)).toEqual({ allowed: false, retryAfterMs: 600 });
    expect((await limiter.hit('b', limit)).allowed).toBe(true);
    time = 1000;
    expect((await limiter.hit('a', limit)).allowed).toBe(true);
  });

  test('a flood of keys evicts the oldest and keeps counting', async () => {
    const limiter = memoryRateLimiter(() => 0);
    for (let key = 0; key < 50_010; key++) await limiter.hit(String(key), limit);
    await limiter.hit('50009', limit);
    expect((await limiter.hit('50009', limit)).allowed).toBe(false);
    expect((await limiter.hit('0', limit)).allowed).toBe(true);
  });
});

describe('client key', () => {
  test.each([
    ['an IPv4 address and its mapped form', '192.0.2.1', '::ffff:192.0.2.1', true],
    ['two IPv4 addresses', '192.0.2.1', '192.0.2.2', false],
    ['two hosts of one IPv6 network', '2001:db8:0:1::1', '2001:db8::1:ffff:0:0:9', true],
    ['two IPv6 networks', '2001:db8:0:1::1', '2001:db8:0:2::1', false],
    ['a scoped address', 'fe80::1%eth0', 'fe80::2', true],
  ])('%s', (_case, one, other, same) => {
    expect(clientKey(one) === clientKey(other)).toBe(same);
  });

  test('does not contain the address', () => {
    expect(clientKey('192.0.2.1')).not.toContain('192');
  });
});
