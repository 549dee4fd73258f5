import { grainsPerPoundAt } from '#core/psychrometrics/psychrometrics.ts';
import type { Scale } from './scale.ts';

/** Between a label and the curve, the frame and the marks, in drawing units. */
const gap = 10;
const lineHeight = 15;

/**
 * Where a label of an air may stand so that no curve runs through it: above the saturation curve the chart is empty. Beside the
 * height of the air where there is room, or else as far up as it takes. Gives the end of its last line.
 */
export function placeOfLabel(
  scale: Scale,
  y: number,
  width: number,
  lines: number,
): { readonly x: number; readonly y: number } {
  const highest = scale.top + lines * lineHeight;
  const beside = Math.max(highest, y - gap);
  const edge = saturationX(scale, beside + gap / 2) - gap;
  const least = scale.left + gap / 2 + width;
  if (edge >= least) return { x: edge, y: beside };
  const grains = grainsPerPoundAt(temperatureAt(scale, least + gap), 100, scale.pressurePa);
  const above = grains > 0 ? scale.y(grains) - gap / 2 : highest;
  return { x: least, y: Math.max(highest, Math.min(beside, above)) };
}

/** Where the saturation curve has a height, found by halving. */
export function saturationX(scale: Scale, y: number): number {
  let [low, high] = [scale.left, scale.right];
  for (let step = 0; step < 20; step += 1) {
    const middle = (low + high) / 2;
    const grains = grainsPerPoundAt(temperatureAt(scale, middle), 100, scale.pressurePa);
    if (grains >= 0 && scale.y(grains) > y) low = middle;
    else high = middle;
  }
  return low;
}

function temperatureAt(scale: Scale, x: number): number {
  return scale.coldF + ((x - scale.left) / (scale.right - scale.left)) * (scale.hotF - scale.coldF);
}
