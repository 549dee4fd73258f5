import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type CircuitInput, calculateCircuits, validateCircuits } from './circuits.ts';
import { packLoads } from './packing.ts';

const job: CircuitInput = {
  dehumidifiers: 1,
  dehumidifierAmps: 7.5,
  airMovers: 5,
  airMoverAmps: 3,
  scrubbers: 0,
  scrubberAmps: 2.5,
  circuits15: 2,
  circuits20: 0,
  volts: 115,
};

test('worked example: 22.5 A of machines on two 15 A circuits, 12 A each', () => {
  const result = calculateCircuits(job);
  expect(result).toMatchObject({ units: 6, totalAmps: 22.5, usableAmps: 24, left: [] });
  expect(result.circuits.map(({ usedAmps }) => usedAmps)).toEqual([10.5, 12]);
  expect(result.energyPerDay).toBeCloseTo(62.1, 10);
  expect(result.heatBtuPerHour).toBeCloseTo(8828.55, 2);
});

test('what does not fit is left over, and only what runs uses electricity', () => {
  const result = calculateCircuits({ ...job, circuits15: 1 });
  expect(result.left).toHaveLength(4);
  expect(result.energyPerDay).toBeCloseTo((10.5 * 115 * 24) / 1000, 10);
});

test.each([
  ['four 3 A machines fill a 15 A circuit', 4, 3, 1, 0, 0],
  ['a fifth does not fit', 5, 3, 1, 0, 1],
  ['five 3.2 A machines fill a 20 A circuit', 5, 3.2, 0, 1, 0],
  ['twelve times 0.1 + 0.9', 12, 1, 1, 0, 0],
  ['no circuit at all', 3, 3, 0, 0, 3],
  ['a machine above 80 % of the breaker', 1, 16.1, 0, 1, 1],
])('%s', (_name, airMovers, airMoverAmps, circuits15, circuits20, left) => {
  const input = { ...job, dehumidifiers: 0, airMovers, airMoverAmps, circuits15, circuits20 };
  expect(calculateCircuits(input).left).toHaveLength(left);
});

test('finds an arrangement where largest first fails', () => {
  const loads = [5, 5, 4, 4, 3, 3].map((amps, index) => ({ id: `${index}`, amps }));
  const circuits = [12, 12].map((usableAmps) => ({ breakerAmps: 15, usableAmps }));
  expect(packLoads(loads, circuits).left).toEqual([]);
});

test('no circuit is ever overloaded and no machine is lost', () => {
  const amps = fc.integer({ min: 1, max: 200 }).map((tenths) => tenths / 10);
  const usable = fc.constantFrom(12, 16);
  fc.assert(
    fc.property(fc.array(amps, { maxLength: 25 }), fc.array(usable, { maxLength: 6 }), (all, sizes) => {
      const loads = all.map((each, index) => ({ id: `${index}`, amps: each }));
      const { circuits, left } = packLoads(
        loads,
        sizes.map((usableAmps) => ({ breakerAmps: usableAmps / 0.8, usableAmps })),
      );
      const placed = circuits.flatMap((circuit) => circuit.loads);
      expect([...placed, ...left].map(({ id }) => id).sort()).toEqual(loads.map(({ id }) => id).sort());
      for (const { usedAmps, usableAmps } of circuits) expect(usedAmps).toBeLessThanOrEqual(usableAmps);
      const leastLeft = Math.min(...left.map((load) => load.amps));
      for (const { usedAmps, usableAmps } of circuits) expect(usableAmps - usedAmps).toBeLessThan(leastLeft);
    }),
    { numRuns: 200 },
  );
});

describe('validateCircuits', () => {
  const all = { ...job, scrubbers: 1 };
  const good = Object.fromEntries(Object.entries(all).map(([key, value]) => [key, `${value}`]));
  test('takes good text', () => {
    expect(validateCircuits(good)).toEqual({ ok: true, value: all });
  });
  test('asks for no amps of machines that are not there', () => {
    const without = { ...good, scrubbers: '0', scrubberAmps: ' ' };
    expect(validateCircuits(without)).toEqual({ ok: true, value: { ...all, scrubbers: 0, scrubberAmps: 0 } });
    expect(validateCircuits({ ...without, scrubberAmps: 'abc' })).toMatchObject({ fields: ['scrubberAmps'] });
  });
  const bad = ['', 'abc', '-1', '1e9', 'Infinity', 'NaN'];
  test.each(Object.keys(good).flatMap((field) => bad.map((text) => [field, text] as const)))(
    'refuses %s %j',
    (field, text) => {
      const refused = { ok: false, error: 'circuit-fields-invalid', fields: [field] };
      expect(validateCircuits({ ...good, [field]: text })).toEqual(refused);
    },
  );
  test('refuses half a machine and a job without machines', () => {
    expect(validateCircuits({ ...good, airMovers: '1.5' })).toMatchObject({ fields: ['airMovers'] });
    expect(validateCircuits({ ...good, dehumidifiers: '0', airMovers: '0', scrubbers: '0' })).toMatchObject({
      error: 'circuit-nothing',
    });
  });
});
