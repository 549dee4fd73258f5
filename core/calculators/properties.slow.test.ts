import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { definition as airMovement } from './air-movement/definition.ts';
import { layoutMovers, positionsFor } from './air-movement/layout.ts';
import { definition as airScrubber } from './air-scrubber/definition.ts';
import { definition as costBuilder } from './cost-builder/definition.ts';
import { rates, roomMultipliers } from './cost-builder/factors.ts';
import { definition as dehumidification } from './dehumidification/definition.ts';
import { type CalculatorName, calculators, definitionOf } from './registry.ts';
import { calculate, type Definition } from './shared/define.ts';
import { textsOf } from './shared/fields.ts';
import { validate } from './shared/validate.ts';

const names = Object.keys(calculators) as CalculatorName[];

/** Text as people and links produce it: good numbers, edge numbers, and rubbish. */
function formsOf({ fields }: Definition) {
  const texts = Object.entries(fields).map(([name, field]) => {
    if (field.kind === 'choice') return [name, fc.constantFrom(...textsOf(field), ...textsOf(field), '')] as const;
    const { least, most, first } = field;
    const number = fc.double({ min: least, max: Math.min(most, least + 500), noNaN: true });
    const good = number.map((value) => (field.kind === 'whole' ? String(Math.round(value)) : value.toFixed(3)));
    const edge = fc.constantFrom(String(least), String(most), first);
    const rubbish = fc.oneof(fc.constantFrom('0', '-1', '', 'Infinity', 'NaN', '1e9', ' 7 '), fc.string());
    return [name, fc.oneof({ weight: 30, arbitrary: good }, { weight: 3, arbitrary: edge }, rubbish)] as const;
  });
  return fc.record(Object.fromEntries(texts));
}

describe.each(names)('%s', (name) => {
  test('whatever text arrives, it names fields at fault or gives finite numbers, and whole counts', async () => {
    const definition = await definitionOf(name);
    fc.assert(
      fc.property(formsOf(definition), (form) => {
        const checked = validate(definition, form);
        if (!checked.ok) {
          expect(checked.fields.length).toBeGreaterThan(0);
          return;
        }
        for (const [id, value] of Object.entries(calculate(definition, checked.value))) {
          if (typeof value !== 'number') continue;
          expect(Number.isFinite(value), `${id} is ${value}`).toBe(true);
          if (definition.quantities[id]?.unit === 'unit') expect(Number.isInteger(value) && value >= 0, id).toBe(true);
        }
      }),
      { numRuns: 500 },
    );
  });
});

const plates = { machine: 'lgr', ratedPints: 70, ratedCfm: 500, dehumidifierAmps: 7.5, airMoverAmps: 3 } as const;
const electricity = { volts: 115, rate: 0.15 };
const dryFloor = { wetFloor: null, wetUpper: 0, insets: 0 };

test('a larger room never needs fewer machines', () => {
  const size = fc.double({ min: 0.1, max: 200, noNaN: true });
  fc.assert(
    fc.property(size, size, size, fc.double({ min: 1, max: 3, noNaN: true }), (long, wide, high, factor) => {
      const of = (scale: number) => {
        const [length, width, height] = [long * scale, wide * scale, high * scale];
        const room = { length, width, height };
        return [
          calculate(dehumidification, { ...room, material: 'carpet', damageClass: 2, ...plates, ...electricity }),
          calculate(airMovement, { length, width, moverType: 'axial', surface: 'carpet', ...dryFloor }),
          calculate(airScrubber, { ...room, airChanges: 6, unitCfm: 500 }),
        ].map(({ unitsNeeded }) => unitsNeeded);
      };
      const small = of(1);
      of(factor).forEach((units, index) => {
        expect(units).toBeGreaterThanOrEqual(small[index] ?? 0);
      });
    }),
  );
});

// Tenths as whole numbers: what integer arithmetic says, binary fractions must not push up.
const tenths = { carpet: 15, hardwood: 12, tile: 10, concrete: 13 } as const;
test('no float error adds an air mover in any room from 0.7 to 60 ft', () => {
  for (let length = 7; length <= 600; length += 7) {
    for (let width = 7; width <= 600; width += 28) {
      for (const surface of ['carpet', 'hardwood', 'tile', 'concrete'] as const) {
        const base = Math.floor((2 * (length + width) + 139) / 140);
        const offset = length * width <= 5000 ? 0 : Math.floor((length * width - 5000) / 10_000);
        const units = Math.floor(((base + 1 + offset) * tenths[surface] + 9) / 10);
        const room = { length: length / 10, width: width / 10, moverType: 'axial', surface } as const;
        const { unitsNeeded } = calculate(airMovement, { ...room, ...dryFloor });
        expect(unitsNeeded, `${length} ${width} ${surface}`).toBe(units);
      }
    }
  }
});

test.each([
  [1, ['center']],
  [2, ['opposite-corners']],
  [3, ['corners', 'wettest-area']],
  [4, ['corners']],
  [5, ['perimeter']],
  [41, ['perimeter']],
])('%d air movers go to %j', (units, positions) => {
  expect(positionsFor(units)).toEqual(positions);
  expect(layoutMovers(30, 20, units).movers).toHaveLength(units);
});

test('the estimate of every slider step and choice is the exact product, and its parts add up to it', () => {
  const { severity, source, roomType } = costBuilder.fields;
  for (const extent of severity.values) {
    for (const water of source.values) {
      for (const room of roomType.values) {
        for (let area = 50; area <= 5000; area += 150) {
          const found = calculate(costBuilder, { area, roomType: room, source: water, severity: extent });
          const { estimate, plain, forSeverity, forSource, forRoom } = found;
          expect(estimate).toBe((area / 10) * rates.rows[extent][water] * Math.round(roomMultipliers.rows[room] * 10));
          expect(plain + forSeverity + forSource + forRoom).toBeCloseTo(estimate, 6);
          expect(Math.min(plain, forSeverity, forSource, forRoom)).toBeGreaterThanOrEqual(0);
        }
      }
    }
  }
});
