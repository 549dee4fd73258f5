import fc from 'fast-check';
import { expect, test } from 'vitest';
import { packLoads } from './plan.ts';

const loadsOf = (amps: readonly number[]) => amps.map((each, index) => ({ id: `${index}`, amps: each }));
const circuitsOf = (usable: readonly number[]) =>
  usable.map((usableAmps) => ({ breakerAmps: usableAmps / 0.8, usableAmps }));

test.each([
  ['four 3 A machines fill a 15 A circuit', [3, 3, 3, 3], [12], 0],
  ['a fifth does not fit', [3, 3, 3, 3, 3], [12], 1],
  ['ten times 1.2 A fill it to the last tenth', Array.from({ length: 10 }, () => 1.2), [12], 0],
  ['no circuit at all', [3, 3, 3], [], 3],
  ['a machine above 80 % of the breaker', [16.1], [16], 1],
  ['an arrangement where largest first fails', [5, 5, 4, 4, 3, 3], [12, 12], 0],
])('%s', (_name, amps, usable, left) => {
  expect(packLoads(loadsOf(amps), circuitsOf(usable)).left).toHaveLength(left);
});

test('no circuit is ever overloaded and no machine is lost', () => {
  const tenths = fc.integer({ min: 1, max: 200 }).map((amps) => amps / 10);
  const usable = fc.constantFrom(12, 16);
  fc.assert(
    fc.property(fc.array(tenths, { maxLength: 25 }), fc.array(usable, { maxLength: 6 }), (amps, sizes) => {
      const loads = loadsOf(amps);
      const { circuits, left } = packLoads(loads, circuitsOf(sizes));
      const placed = circuits.flatMap((circuit) => circuit.loads);
      expect([...placed, ...left].map(({ id }) => id).sort()).toEqual(loads.map(({ id }) => id).sort());
      for (const { usedAmps, usableAmps } of circuits) expect(usedAmps).toBeLessThanOrEqual(usableAmps);
      const leastLeft = Math.min(...left.map((load) => load.amps));
      for (const { usedAmps, usableAmps } of circuits) expect(usableAmps - usedAmps).toBeLessThan(leastLeft);
    }),
    { numRuns: 200 },
  );
});
