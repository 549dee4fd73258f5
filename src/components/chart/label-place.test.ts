import { expect, test } from 'vitest';
import { placeOfLabel, saturationX } from './label-place.ts';
import { chartScale, grainsOf } from './scale.ts';

const airs = [320, 560, 860].flatMap((width) =>
  [32, 50, 70, 82, 95, 120].flatMap((temperatureF) =>
    [5, 30, 65, 100].map((humidityPercent) => ({ width, temperatureF, humidityPercent })),
  ),
);

test.each(airs)('$temperatureF °F, $humidityPercent % on a chart of $width: no curve runs through the label', (air) => {
  const scale = chartScale(air.width, [air], 101_325);
  const y = Math.max(scale.top, scale.y(grainsOf(air, scale.pressurePa)));
  const [width, lines] = [95, 2];
  const place = placeOfLabel(scale, y, width, lines);
  expect(place.x - width, 'inside on the left').toBeGreaterThanOrEqual(scale.left);
  expect(place.y - lines * 15, 'inside at the top').toBeGreaterThanOrEqual(scale.top - 1e-9);
  // The lowest corner of the label is the one nearest to the saturation curve, below which the other curves are.
  expect(place.x, 'left of saturation').toBeLessThanOrEqual(saturationX(scale, place.y));
});
