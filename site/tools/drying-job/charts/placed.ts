import type { Line } from './lines.ts';

/** Dashes tell lines apart where there is no color: in print and for many eyes. */
export const dashes = ['', '7 4', '2 4', '10 3 2 3', '1 3'] as const;

const [left, top, bottom] = [44, 12, 30];
/** Of a drawing on a screen. */
const onScreen = 300;
/** Room for names at the ends: a third of a narrow drawing. */
const namesIn = (width: number) => Math.min(150, width / 3);
/** Least distance of two names, in drawing units. */
const apart = 15;
/** The same of two signs in small print. */
const signsApart = 9;

interface Size {
  readonly height: number;
  /** Room at the right for what stands at the ends of lines. */
  readonly names: number;
}

/** Where a chart of lines over visits puts them: ticks at round numbers, names that do not cover each other. */
export function placed(
  width: number,
  lines: readonly Line[],
  visits: number,
  level?: number,
  { height, names }: Size = { height: onScreen, names: namesIn(width) },
) {
  const all = [...lines.flatMap(({ values }) => values), level ?? null].filter((value) => value !== null);
  const [least, most] = [Math.min(0, ...all), Math.max(1, ...all)];
  const step = roundStep((most - least) / 4);
  const [low, high] = [Math.floor(least / step) * step, Math.ceil(most / step) * step];
  const right = width - names;
  const x = (index: number) => left + (visits < 2 ? 0 : (index / (visits - 1)) * (right - left));
  const y = (value: number) => top + ((high - value) / (high - low)) * (height - top - bottom);
  const ends = lines.map(({ values }) => y(values.findLast((value) => value !== null) ?? low));
  const labels = labelsOf(level === undefined ? ends : [...ends, y(level)], height - bottom, apart);
  const signsOf = (last: readonly number[]) =>
    last.map((visit, at) => {
      const same = last.flatMap((each, other) => (each === visit ? [other] : []));
      const heights = labelsOf(
        same.map((other) => ends[other] ?? 0),
        height - bottom,
        signsApart,
      );
      return [visit, heights[same.indexOf(at)] ?? 0] as const;
    });
  return {
    width,
    height,
    left,
    right,
    x,
    y,
    ticks: Array.from({ length: Math.round((high - low) / step) + 1 }, (_, at) => low + at * step),
    /** A dot at each reading, as the `d` of a path whose ends are round. */
    dots: (values: Line['values']) =>
      values.map((value, at) => (value === null ? '' : `M${x(at).toFixed(1)} ${y(value).toFixed(1)}h.01`)).join(''),
    /** The reading nearest to a place of the drawing. */
    nearest: (atX: number, atY: number) =>
      nearestOf(lines, (visit, value) => Math.hypot(x(visit) - atX, y(value) - atY)),
    path: (values: Line['values']) => pathOf(values.map((value, at) => (value === null ? null : [x(at), y(value)]))),
    labels: labels.slice(0, lines.length),
    /** Where a sign of one letter stands: beside the last reading of its own line, whenever that was. */
    signs: signsOf(
      lines.map(({ values }) =>
        Math.max(
          0,
          values.findLastIndex((value) => value !== null),
        ),
      ),
    ).map(([visit, height]) => [x(visit), height] as const),
    /** Where the name of the level stands. */
    levelLabel: labels[lines.length] ?? 0,
  };
}

function nearestOf(lines: readonly Line[], far: (visit: number, value: number) => number) {
  let [line, visit, least] = [0, 0, Number.POSITIVE_INFINITY];
  for (const [at, { values }] of lines.entries()) {
    for (const [index, value] of values.entries()) {
      const distance = value === null ? least : far(index, value);
      if (distance < least) [line, visit, least] = [at, index, distance];
    }
  }
  return { line, visit };
}

/** 1, 2 or 5 times a power of ten, not smaller than asked. */
function roundStep(least: number): number {
  const power = 10 ** Math.floor(Math.log10(Math.max(least, 0.1)));
  return power * ([1, 2, 5, 10].find((factor) => factor * power >= least) ?? 10);
}

/** Pen up where nothing was read. */
export function pathOf(points: readonly (readonly [number, number] | null)[]): string {
  let isDown = false;
  const parts = points.map((point) => {
    const part = point ? `${isDown ? 'L' : 'M'}${point[0].toFixed(1)} ${point[1].toFixed(1)}` : '';
    isDown = point !== null;
    return part;
  });
  return parts.join('');
}

/** Heights of the names: beside the ends of their lines, pushed down where two would meet. */
function labelsOf(ends: readonly number[], lowest: number, apart: number): readonly number[] {
  const heights = ends.map((end) => end + 4);
  const order = heights.map((_, at) => at).toSorted((one, other) => (heights[one] ?? 0) - (heights[other] ?? 0));
  let last = Number.NEGATIVE_INFINITY;
  for (const at of order) {
    last = Math.max(heights[at] ?? 0, last + apart);
    heights[at] = last;
  }
  const over = Math.max(0, last - lowest);
  return heights.map((each) => each - over);
}
