import { describe, expect, test } from 'vitest';
import { chartScale, grainsOf, humidityLine, labelPosition, lineEnd, saturationX, ticks } from './scale.ts';

const seaLevelPa = 101325;

describe('chartScale', () => {
  test.each([
    [[], 30, 130, 200],
    [[{ temperatureF: 78, humidityPercent: 62 }], 30, 130, 200],
    [[{ temperatureF: -12, humidityPercent: 50 }], -20, 130, 200],
    [[{ temperatureF: 30, humidityPercent: 50 }], 20, 130, 200],
    [[{ temperatureF: 140, humidityPercent: 5 }], 30, 140, 200],
    [[{ temperatureF: 120, humidityPercent: 80 }], 30, 130, 500],
  ])('%j fits', (airs, coldF, hotF, grains) => {
    expect(chartScale(640, airs, seaLevelPa)).toMatchObject({ coldF, hotF, grains });
  });

  test('every valid air state is inside the plot', () => {
    for (const temperatureF of [-40, 0, 32, 78, 120, 180, 210]) {
      for (const humidityPercent of [0, 1, 50, 99]) {
        const air = { temperatureF, humidityPercent };
        const scale = chartScale(320, [air], seaLevelPa);
        expect(scale.x(temperatureF)).toBeGreaterThanOrEqual(scale.left);
        expect(scale.x(temperatureF)).toBeLessThanOrEqual(scale.right);
        const high = scale.y(grainsOf(air, seaLevelPa));
        expect(high).toBeLessThanOrEqual(scale.bottom);
        if (temperatureF < 210) expect(high).toBeGreaterThanOrEqual(scale.top);
      }
    }
  });

  test('airAt inverts x and y', () => {
    const air = { temperatureF: 78, humidityPercent: 62 };
    const scale = chartScale(640, [air], seaLevelPa);
    expect(scale.airAt(scale.x(78), scale.y(grainsOf(air, seaLevelPa)))).toEqual(air);
  });

  test.each([
    [-999, -999, { temperatureF: 30, humidityPercent: 100 }],
    [9999, 9999, { temperatureF: 130, humidityPercent: 0 }],
  ])('%d, %d outside of the plot is clamped', (x, y, expected) => {
    expect(chartScale(640, [], seaLevelPa).airAt(x, y)).toEqual(expected);
  });
});

test('lines are drawable and end inside the plot', () => {
  const scale = chartScale(640, [{ temperatureF: 212, humidityPercent: 90 }], seaLevelPa);
  for (let humidity = 10; humidity <= 100; humidity += 10) {
    expect(humidityLine(scale, humidity)).toMatch(/^M-?[\d.]+ -?[\d.]+(L-?[\d.]+ -?[\d.]+)+$/);
    const end = lineEnd(scale, humidity);
    expect(end.x).toBeLessThanOrEqual(scale.right);
    expect(end.y).toBeGreaterThanOrEqual(scale.top);
  }
});

test.each([
  [0, 200, 4, [0, 50, 100, 150, 200]],
  [30, 130, 5, [40, 60, 80, 100, 120]],
  [0, 28.57, 6, [0, 5, 10, 15, 20, 25]],
])('ticks from %d to %d', (from, to, count, expected) => {
  expect(ticks(from, to, count)).toEqual(expected);
});

const airs = [320, 560, 860].flatMap((width) =>
  [32, 50, 70, 82, 95, 120].flatMap((temperatureF) =>
    [5, 30, 65, 100].map((humidityPercent) => ({ width, temperatureF, humidityPercent })),
  ),
);

test.each(airs)('$temperatureF °F, $humidityPercent % on a chart of $width: no curve runs through the label', (air) => {
  const scale = chartScale(air.width, [air], 101_325);
  const y = Math.max(scale.top, scale.y(grainsOf(air, scale.pressurePa)));
  const [width, lines] = [95, 2];
  const place = labelPosition(scale, y, width, lines);
  expect(place.x - width, 'inside on the left').toBeGreaterThanOrEqual(scale.left);
  expect(place.y - lines * 15, 'inside at the top').toBeGreaterThanOrEqual(scale.top - 1e-9);
  // The lowest corner of the label is the one nearest to the saturation curve, below which the other curves are.
  expect(place.x, 'left of saturation').toBeLessThanOrEqual(saturationX(scale, place.y));
});
