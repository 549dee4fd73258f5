import { expect, test } from 'vitest';
import { heatBtuPerHour, kilowattHoursPerDay } from './energy.ts';

// Jon-Don's own example is 3 A: 8.28 kWh a day. 7.5 A gives 20.7, 1.5 A gives 4.14, 4.7 A gives 12.97.
test.each([
  [3, 8.28],
  [7.5, 20.7],
  [1.5, 4.14],
  [4.7, 12.972],
  [0, 0],
])('%d A at 115 V uses %d kWh a day', (amps, kilowattHours) => {
  expect(kilowattHoursPerDay(amps, 115)).toBe(kilowattHours);
});

test('a 7.5 A dehumidifier gives off about 2,943 BTU an hour', () => {
  expect(heatBtuPerHour(7.5, 115)).toBeCloseTo(2942.85, 2);
});
