import type { Line } from './chart-lines.ts';

/** Dash patterns tell lines apart without color. */
export const dashes = ['', '7 4', '2 4', '10 3 2 3', '1 3'] as const;

/** Color index of three, so that no two of fifteen lines look alike. */
export const toneOf = (at: number) => ((at % dashes.length) + Math.floor(at / dashes.length)) % 3;

const [left, top, bottom] = [44, 12, 30];
/** Height on screen. */
const onScreen = 300;
/** Width for labels at the line ends, up to 38 % of a narrow chart. */
const labelWidth = (width: number) => Math.min(210, width * 0.38);
/** Width of a day label. */
const dayWidth = 52;
/** Least distance of two labels, in drawing units. */
const apart = 15;

interface Size {
  readonly height: number;
  /** Width reserved at the right for labels. */
  readonly names: number;
}

/** Layout of a line chart: scales, rounded ticks and labels that do not overlap. */
export function layoutChart(
  width: number,
  lines: readonly Line[],
  visits: number,
  level?: number,
  { height, names }: Size = { height: onScreen, names: labelWidth(width) },
) {
  const all = [...lines.flatMap(({ values }) => values), level ?? null].filter((value) => value !== null);
  const [least, most] = [Math.min(0, ...all), Math.max(1, ...all)];
  const step = roundStep((most - least) / 4);
  const [low, high] = [Math.floor(least / step) * step, Math.ceil(most / step) * step];
  const right = width - names;
  const x = (index: number) => left + (visits < 2 ? 0 : (index / (visits - 1)) * (right - left));
  const y = (value: number) => top + ((high - value) / (high - low)) * (height - top - bottom);
  const last = lines.map(({ values }) =>
    Math.max(
      0,
      values.findLastIndex((value) => value !== null),
    ),
  );
  const ends = lines.map(({ values }, at) => [x(last[at] ?? 0), y(values[last[at] ?? 0] ?? low)] as const);
  const heights = [...ends.map(([, height]) => height), ...(level === undefined ? [] : [y(level)])];
  const labels = labelsOf(heights, height - bottom);
  return {
    width,
    height,
    left,
    right,
    x,
    y,
    ticks: Array.from({ length: Math.round((high - low) / step) + 1 }, (_, at) => low + at * step),
    /** Path data with a dot at each reading. */
    dots: (values: Line['values']) =>
      values.map((value, at) => (value === null ? '' : `M${x(at).toFixed(1)} ${y(value).toFixed(1)}h.01`)).join(''),
    /** The reading nearest to a point. */
    nearest: (atX: number, atY: number) =>
      nearestOf(lines, (visit, value) => Math.hypot(x(visit) - atX, y(value) - atY)),
    path: (values: Line['values']) => pathOf(values.map((value, at) => (value === null ? null : [x(at), y(value)]))),
    /**
     * End of each line that has a reading on the last visit; others get no leader line, which would look like a
     * reading.
     */
    ends: ends.map((end, at) => (last[at] === visits - 1 ? end : null)),
    /** Visits with a day label: each day once, as many as fit. */
    days: (days: readonly string[]) => daysBelow(days, x),
    /** Y of each label; null for the lowest that do not fit. */
    labels: labels.slice(0, lines.length),
    levelLabel: labels[lines.length] ?? y(level ?? 0),
  };
}

function daysBelow(days: readonly string[], x: (index: number) => number): readonly number[] {
  const below: number[] = [];
  for (const [at, day] of days.entries()) {
    const before = below.at(-1);
    if (day && day !== days[at - 1] && (before === undefined || x(at) - x(before) >= dayWidth)) below.push(at);
  }
  return below;
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

/** Rounds up to 1, 2 or 5 times a power of ten. */
function roundStep(least: number): number {
  const power = 10 ** Math.floor(Math.log10(Math.max(least, 0.1)));
  return power * ([1, 2, 5, 10].find((factor) => factor * power >= least) ?? 10);
}

/** Missing values break the path. */
export function pathOf(points: readonly (readonly [number, number] | null)[]): string {
  let isDown = false;
  const parts = points.map((point) => {
    const part = point ? `${isDown ? 'L' : 'M'}${point[0].toFixed(1)} ${point[1].toFixed(1)}` : '';
    isDown = point !== null;
    return part;
  });
  return parts.join('');
}

/** Y of labels beside their line ends, pushed apart; null for the lowest that do not fit. */
function labelsOf(ends: readonly number[], lowest: number): readonly (number | null)[] {
  const order = ends.map((_, at) => at).toSorted((one, other) => (ends[one] ?? 0) - (ends[other] ?? 0));
  const placed = order.slice(0, Math.floor((lowest - top) / apart));
  const heights = ends.map((): number | null => null);
  let last = Number.NEGATIVE_INFINITY;
  for (const at of placed) {
    last = Math.max((ends[at] ?? 0) + 4, last + apart);
    heights[at] = last;
  }
  let next = lowest + apart;
  for (const at of placed.toReversed()) {
    next = Math.min(heights[at] ?? 0, next - apart);
    heights[at] = next;
  }
  return heights;
}

/** A name and value in that many letters; the name is truncated if both do not fit. */
export function fitLabel(name: string, value: string, letters: number): string {
  const room = Math.max(2, Math.floor(letters) - (value ? value.length + 1 : 0));
  const cut = name.length > room ? `${name.slice(0, room - 1)}…` : name;
  return [cut, value].filter(Boolean).join(' ');
}
