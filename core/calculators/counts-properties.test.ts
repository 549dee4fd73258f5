import fc from 'fast-check';
import { expect, test } from 'vitest';
import { calculateAirMovement, validateAirMovement } from './air-movement/air-movement.ts';
import { industryMovers, validateWet } from './air-movement/industry.ts';
import { layoutMovers } from './air-movement/layout.ts';
import { calculateAirScrubber, validateAirScrubber } from './air-scrubber/air-scrubber.ts';
import { calculateCost, validateCost } from './cost-builder/cost-estimate.ts';
import { calculateDehumidification, validateDehumidification } from './dehumidification/dehumidification.ts';

/** Text as people and links produce it: good numbers, edge numbers, and rubbish. */
const sizeText = fc.oneof(
  fc.double({ min: 0.1, max: 10_000, noNaN: true }).map((value) => value.toFixed(3)),
  fc.constantFrom('0.1', '10000', '0', '-1', '', 'Infinity', 'NaN', '1e9', ' 7 '),
  fc.string(),
);
const room = fc.record({ length: sizeText, width: sizeText, height: sizeText, area: sizeText });
const choices = fc.record({
  material: fc.constantFrom('concrete', 'wood_framing', 'carpet', 'drywall', 'tile', ''),
  damageClass: fc.constantFrom('class1', 'class2', 'class3', 'class4', 'class5'),
  type: fc.constantFrom('centrifugal', 'axial', 'lowProfile', 'x'),
  surface: fc.constantFrom('carpet', 'hardwood', 'tile', 'concrete'),
  targetAch: fc.constantFrom('4', '6', '8', '12', '15', '5'),
  unitCfm: fc.constantFrom('300', '500', '750', '1000', '1500', '2000'),
  room: fc.constantFrom('basement', 'living', 'kitchen'),
  source: fc.constantFrom('clean', 'gray', 'black'),
  severity: fc.constantFrom('minor', 'moderate', 'severe'),
});

function expectSound(result: object) {
  for (const [name, value] of Object.entries(result)) {
    if (typeof value !== 'number') continue;
    expect(Number.isFinite(value) && value >= 0, `${name} is ${value}`).toBe(true);
    if (name.endsWith('Needed') || name.endsWith('Units')) expect(Number.isInteger(value), name).toBe(true);
  }
}

test('whatever text arrives, no result is negative, NaN or infinite, and counts are whole and at least one', () => {
  fc.assert(
    fc.property(room, choices, (sizes, picked) => {
      const raw = { ...sizes, ...picked };
      const dehumidification = validateDehumidification(raw);
      if (dehumidification.ok) {
        const result = calculateDehumidification(dehumidification.value);
        expectSound(result);
        expect(Math.min(result.unitsNeeded, result.airMoversNeeded)).toBeGreaterThanOrEqual(1);
      }
      const movement = validateAirMovement(raw);
      if (movement.ok) {
        const result = calculateAirMovement(movement.value);
        expectSound(result);
        expect(result.unitsNeeded).toBeGreaterThanOrEqual(1);
        expect(layoutMovers(movement.value.lengthFt, movement.value.widthFt, result.unitsNeeded).movers.length).toBe(
          Math.min(result.unitsNeeded, Math.ceil(result.unitsNeeded / Math.ceil(result.unitsNeeded / 60))),
        );
        const wet = validateWet({ wetFloor: '', wetUpper: '0', insets: '0' });
        if (wet.ok) expectSound(industryMovers(result.area, result.perimeter, wet.value).low);
      }
      const scrubber = validateAirScrubber(raw);
      if (scrubber.ok) expectSound(calculateAirScrubber(scrubber.value));
      const cost = validateCost(raw);
      if (cost.ok) expectSound(calculateCost(cost.value));
    }),
    { numRuns: 3000 },
  );
});

test('a larger room never needs fewer machines', () => {
  const size = fc.double({ min: 0.1, max: 200, noNaN: true });
  fc.assert(
    fc.property(size, size, size, fc.double({ min: 1, max: 3, noNaN: true }), (length, width, height, factor) => {
      const of = (scale: number) => {
        const [lengthFt, widthFt, heightFt] = [length * scale, width * scale, height * scale];
        return [
          calculateDehumidification({ lengthFt, widthFt, heightFt, material: 'carpet', damageClass: 'class2' }),
          calculateAirMovement({ lengthFt, widthFt, type: 'axial', surface: 'carpet' }),
          calculateAirScrubber({ lengthFt, widthFt, heightFt, targetAch: 6, unitCfm: 500 }),
        ].map(({ unitsNeeded }) => unitsNeeded);
      };
      const small = of(1);
      of(factor).forEach((units, index) => {
        expect(units).toBeGreaterThanOrEqual(small[index] ?? 0);
      });
    }),
  );
});
