import { grainsPerPoundAt, humidityPercentAt } from '#core/psychrometrics/psychrometrics.ts';

/** An air state on the chart: °F and percent relative humidity. */
export interface Air {
  readonly temperatureF: number;
  readonly humidityPercent: number;
}

/** Maps temperature (°F, x axis) and grains per pound (y axis) to drawing units. */
export interface Scale {
  readonly width: number;
  readonly height: number;
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
  readonly coldF: number;
  readonly hotF: number;
  readonly grains: number;
  readonly pressurePa: number;
  readonly x: (temperatureF: number) => number;
  readonly y: (grainsPerPound: number) => number;
  /** The air state at a point of the drawing, clamped to what the form accepts. */
  readonly airAt: (x: number, y: number) => Air;
}

const margin = { left: 44, right: 44, top: 30, bottom: 46 };
const grainSteps = [200, 300, 500, 800, 1500, 3000, 8000] as const;

/** A scale of this width that fits these air states: 30 to 130 °F and 200 gr/lb, extended where they need more. */
export function chartScale(width: number, airs: readonly Air[], pressurePa: number): Scale {
  const coldF = Math.min(30, ...airs.map(({ temperatureF }) => Math.floor((temperatureF - 5) / 10) * 10));
  const hotF = Math.max(130, ...airs.map(({ temperatureF }) => Math.ceil(temperatureF / 10) * 10));
  const most = Math.max(...airs.map((air) => grainsOf(air, pressurePa)), 0);
  return scaleOf(width, { coldF, hotF, grains: grainSteps.find((step) => step >= most * 1.05) ?? 20_000 }, pressurePa);
}

/** Range of the axes: °F from and to, and grains per pound from 0. */
type Bounds = Pick<Scale, 'coldF' | 'hotF' | 'grains'>;

/** The scale of a chart of this width with these bounds. */
export function scaleOf(width: number, { coldF, hotF, grains }: Bounds, pressurePa: number): Scale {
  const height = Math.round(Math.max(320, width * 0.66));
  const [left, right] = [margin.left, width - margin.right];
  const [top, bottom] = [margin.top, height - margin.bottom];
  const x = (temperatureF: number) => left + ((temperatureF - coldF) / (hotF - coldF)) * (right - left);
  const y = (grainsPerPound: number) => bottom - (grainsPerPound / grains) * (bottom - top);
  const airAt = (atX: number, atY: number): Air => {
    const share = clamp((atX - left) / (right - left), 0, 1);
    const temperatureF = Math.round(coldF + share * (hotF - coldF));
    const grainsThere = (clamp(bottom - atY, 0, bottom - top) / (bottom - top)) * grains;
    const humidity = humidityPercentAt(temperatureF, grainsThere, pressurePa);
    return { temperatureF, humidityPercent: clamp(Math.round(humidity), 0, 100) };
  };
  return { width, height, left, right, top, bottom, coldF, hotF, grains, pressurePa, x, y, airAt };
}

/** Grains per pound of an air state: its y value on the chart. */
export function grainsOf({ temperatureF, humidityPercent }: Air, pressurePa: number): number {
  return grainsPerPoundAt(temperatureF, humidityPercent, pressurePa);
}

/** The curve of one relative humidity, as the `d` of a path. It leaves the plot at the top; the drawing clips it. */
export function humidityLine(scale: Scale, humidityPercent: number): string {
  const points: string[] = [];
  for (let temperatureF = scale.coldF; temperatureF <= scale.hotF; temperatureF += 2) {
    const grains = grainsPerPoundAt(temperatureF, humidityPercent, scale.pressurePa);
    if (grains < 0 || grains > scale.grains * 3) break;
    points.push(`${scale.x(temperatureF).toFixed(1)} ${scale.y(grains).toFixed(1)}`);
  }
  return `M${points.join('L')}`;
}

/** Where the curve of a humidity leaves the plot: at the top edge or the right one. */
export function lineEnd(scale: Scale, humidityPercent: number): { readonly x: number; readonly y: number } {
  const atRight = grainsPerPoundAt(scale.hotF, humidityPercent, scale.pressurePa);
  if (atRight >= 0 && atRight <= scale.grains) return { x: scale.right, y: scale.y(atRight) };
  let [low, high] = [scale.coldF, scale.hotF];
  for (let step = 0; step < 30; step += 1) {
    const middle = (low + high) / 2;
    const grains = grainsPerPoundAt(middle, humidityPercent, scale.pressurePa);
    if (grains >= 0 && grains < scale.grains) low = middle;
    else high = middle;
  }
  return { x: scale.x(low), y: scale.top };
}

/** Round numbers from `from` to `to`, about `count` of them. */
export function ticks(from: number, to: number, count: number): readonly number[] {
  const rough = (to - from) / count;
  const magnitude = 10 ** Math.floor(Math.log10(rough));
  const step = [1, 2, 5, 10].map((factor) => factor * magnitude).find((candidate) => candidate >= rough) ?? rough;
  const first = Math.ceil(from / step) * step;
  return Array.from({ length: Math.floor((to - first) / step + 1e-9) + 1 }, (_, index) => first + index * step);
}

function clamp(value: number, low: number, high: number): number {
  return Math.min(high, Math.max(low, value));
}

/** Distance of a label to the curve, the frame and the marks, in drawing units. */
const gap = 10;
const lineHeight = 15;

/**
 * Position of a reading's label where no curve crosses it: the chart is empty above the saturation curve. Beside the
 * reading where there is space, else higher. Returns the end of its last line.
 */
export function labelPosition(
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

/** The x at which the saturation curve has this y, found by bisection. */
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
