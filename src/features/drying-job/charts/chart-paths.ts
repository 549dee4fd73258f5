import type { Line } from './chart-lines.ts';

/** Dashes tell lines apart where there is no color: in print and for many eyes. */
export const dashes = ['', '7 4', '2 4', '10 3 2 3', '1 3'] as const;

/** Which of three colors a line has, so that no two of fifteen look alike. */
export const toneOf = (at: number) => ((at % dashes.length) + Math.floor(at / dashes.length)) % 3;

const [left, top, bottom] = [44, 12, 30];
/** Of a drawing on a screen. */
const onScreen = 300;
/** Room for names at the ends, each behind a piece of its line and with its last value: more than a third of a narrow drawing. */
const labelWidth = (width: number) => Math.min(210, width * 0.38);
/** A day below takes so much room. */
const dayWidth = 52;
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
  const labels = labelsOf(heights, height - bottom, apart);
  const signs = last.map((visit, at) => {
    const same = last.flatMap((each, other) => (each === visit ? [other] : []));
    const beside = labelsOf(
      same.map((other) => heights[other] ?? 0),
      height - bottom,
      signsApart,
    );
    return [x(visit), beside[same.indexOf(at)] ?? top] as const;
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
    /** Where each line ends that was read on the last visit. A line that ended before has no way to its name: it would look like a reading. */
    ends: ends.map((end, at) => (last[at] === visits - 1 ? end : null)),
    /** Which visits have their day below: each day once, and as many as have room. */
    days: (days: readonly string[]) => daysBelow(days, x),
    /** The heights of the names; null where there are more than have room: the highest readings keep theirs. */
    labels: labels.slice(0, lines.length),
    /** Where a sign of one letter stands: beside the end of its own line. */
    signs,
    /** Where the name of the level stands. */
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

/** Heights of the names: beside the ends of their lines, pushed apart where two would meet; null for the lowest that have no room. */
function labelsOf(ends: readonly number[], lowest: number, apart: number): readonly (number | null)[] {
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

/** A name with a value behind it in so many letters; the name is cut where both have no room. */
export function fitLabel(name: string, value: string, letters: number): string {
  const room = Math.max(2, Math.floor(letters) - (value ? value.length + 1 : 0));
  const cut = name.length > room ? `${name.slice(0, room - 1)}…` : name;
  return [cut, value].filter(Boolean).join(' ');
}
