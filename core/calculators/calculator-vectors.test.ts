import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { wholeUnitsFor } from '../quantities/whole-units.ts';
import { calculateAirMovement, validateAirMovement } from './air-movement/air-movement.ts';
import { industryMovers } from './air-movement/industry.ts';
import { calculateAirScrubber, validateAirScrubber } from './air-scrubber/air-scrubber.ts';
import { minutesToClear } from './air-scrubber/clearing.ts';
import { calculateCost, validateCost } from './cost-builder/cost-estimate.ts';
import { calculateDehumidification, validateDehumidification } from './dehumidification/dehumidification.ts';
import { industryCapacity } from './dehumidification/industry.ts';

type Numbers = Readonly<Record<string, number | string | null>>;

interface Vector {
  readonly calculator: string;
  readonly input: Numbers;
  readonly spec: Numbers;
  readonly industry?: Numbers;
}

const { vectors } = JSON.parse(readFileSync(new URL('./calculator-vectors.json', import.meta.url), 'utf8')) as {
  readonly vectors: readonly Vector[];
};

const of = (calculator: string) => vectors.filter((vector) => vector.calculator === calculator);
const asForm = (input: Numbers) => Object.fromEntries(Object.entries(input).map(([key, value]) => [key, `${value}`]));

function checked<Value>(answer: { ok: true; value: Value } | { ok: false; error: string }): Value {
  if (!answer.ok) throw new Error(`refused: ${answer.error}`);
  return answer.value;
}

/** The vectors are printed with six decimals. */
function expectNumbers(result: object, expected: Numbers) {
  for (const [name, value] of Object.entries(expected)) {
    const actual: unknown = (result as Record<string, unknown>)[name];
    if (typeof value === 'number') expect(actual as number, name).toBeCloseTo(value, 5);
    else expect(actual, name).toBe(value);
  }
}

test('the file holds the vectors of all four calculators', () => {
  expect(vectors).toHaveLength(23);
  const counts = ['dehumidification', 'air-movement', 'air-scrubber', 'cost'].map((name) => of(name).length);
  expect(Math.min(...counts)).toBeGreaterThan(3);
  expect(counts.reduce((sum, count) => sum + count)).toBe(vectors.length);
});

describe('dehumidification', () => {
  test.each(of('dehumidification'))('$input', ({ input, spec, industry }) => {
    const room = checked(validateDehumidification(asForm(input)));
    const result = calculateDehumidification(room);
    expectNumbers(result, spec);
    const capacity = industryCapacity(result.volume, room.damageClass);
    expectNumbers(
      {
        conventional_pints: capacity.conventionalPints,
        lgr_pints: capacity.lgrPints,
        desiccant_cfm: capacity.desiccantCfm.high,
        lgr_units_at_70: wholeUnitsFor(capacity.lgrPints / 70),
      },
      industry ?? {},
    );
  });
});

describe('air movement', () => {
  const placements: Readonly<Record<string, string>> = {
    corners: 'corners',
    'corners plus wettest area': 'corners,wettest-area',
    'perimeter every 8-10 ft': 'perimeter',
  };
  test.each(of('air-movement'))('$input', ({ input, spec, industry }) => {
    const result = calculateAirMovement(checked(validateAirMovement(asForm(input))));
    const { placement, ...numbers } = spec;
    expectNumbers(result, numbers);
    expect(result.positions.join()).toBe(placements[`${placement}`]);
    const wet = { wetFloorSqFt: null, wetUpperSqFt: 0, insets: 0 };
    const { low, high, lowerWallsOnly } = industryMovers(result.area, result.perimeter, wet);
    expectNumbers(
      { whole_floor_low: low.total, whole_floor_high: high.total, lower_walls_only_14lf: lowerWallsOnly },
      industry ?? {},
    );
  });
});

describe('air scrubber', () => {
  test.each(of('air-scrubber'))('$input', ({ input, spec, industry }) => {
    const result = calculateAirScrubber(checked(validateAirScrubber(asForm(input))));
    expectNumbers({ ...result, actualAch: Number(result.actualAch.toFixed(1)) }, spec);
    expectNumbers(
      {
        minutes_to_99pct: Math.round(minutesToClear(result.actualAch, 0.99)),
        minutes_to_99_9pct: Math.round(minutesToClear(result.actualAch, 0.999)),
      },
      industry ?? {},
    );
  });
});

describe('cost', () => {
  test.each(of('cost'))('$input', ({ input, spec }) => {
    expectNumbers(calculateCost(checked(validateCost(asForm(input)))), spec);
  });
});
