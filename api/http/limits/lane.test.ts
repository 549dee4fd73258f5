import { expect, test } from 'vitest';
import { memoryCounters } from './counters/counters.ts';
import { type Lane, lane } from './lane.ts';

const windowMs = 600_000;
const times = (requests: number) => ({ requests, windowMs });

async function allowed(of: Lane, addresses: readonly string[]): Promise<number> {
  let count = 0;
  for (const address of addresses) if ((await of.take(address)).allowed) count += 1;
  return count;
}

const hosts = (count: number, from: (n: number) => string) => Array.from({ length: count }, (_, n) => from(n));

test.each<[string, readonly string[], number]>([
  ['an address has its share', hosts(9, () => '192.0.2.1'), 3],
  ['the next address has its own', hosts(9, (n) => `192.0.2.${n % 2}`), 6],
  ['a household has twice of it', hosts(20, (n) => `2001:db8:1:1::${n}`), 6],
  ['a site has four times of it', hosts(40, (n) => `2001:db8:1:${n}::1`), 12],
  ['sites of one network share nothing', hosts(9, (n) => `2001:db8:${n}::1`), 9],
])('%s', async (_case, addresses, count) => {
  expect(await allowed(lane(memoryCounters, 'x', times(3)), addresses)).toBe(count);
});

test('everyone together has a share, which the refused do not use up', async () => {
  const shared = lane(memoryCounters, 'x', times(3), times(5));
  expect(
    await allowed(
      shared,
      hosts(10, () => '192.0.2.1'),
    ),
  ).toBe(3);
  expect(
    await allowed(
      shared,
      hosts(10, (n) => `192.0.2.${n + 2}`),
    ),
  ).toBe(2);
});

test('who is refused hears how long to wait', async () => {
  const one = lane(memoryCounters, 'x', times(1));
  await one.take('192.0.2.1');
  const refused = await one.take('192.0.2.1');
  expect(refused).toMatchObject({ allowed: false, retryAfterMs: expect.any(Number) });
  expect(!refused.allowed && refused.retryAfterMs > 0 && refused.retryAfterMs <= windowMs).toBe(true);
});

test('a place that is given back is free for all whom it was taken from', async () => {
  const shared = lane(memoryCounters, 'x', times(1), times(1));
  for (const address of ['2001:db8:1:1::1', '2001:db8:1:1::1', '2001:db8:1:2::1', '192.0.2.1']) {
    const place = await shared.take(address);
    expect(place.allowed).toBe(true);
    if (place.allowed) await place.giveBack();
  }
});

test('what everyone refuses takes no place of the address', async () => {
  const shared = lane(memoryCounters, 'x', times(1), times(1));
  const first = await shared.take('2001:db8:1:1::1');
  expect(await allowed(shared, ['2001:db8:2:2::2'])).toBe(0);
  if (first.allowed) await first.giveBack();
  expect(await allowed(shared, ['2001:db8:2:2::2'])).toBe(1);
});
