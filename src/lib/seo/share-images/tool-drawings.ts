import { at, box, circle, path, through, upTo } from './shapes.ts';

const handset = 'M9 4h5l3 8-4 3a20 20 0 0 0 9 9l3-4 8 3v5a5 5 0 0 1-5 5A27 27 0 0 1 4 9a5 5 0 0 1 5-5Z';

/** Two ranges on one scale: an estimate, and what is published. */
export function costBuilder(): string {
  return [
    path(
      'fine',
      `M30 400h580${upTo(6)
        .map((step) => `M${30 + step * 116} 388v24`)
        .join('')}`,
    ),
    path('deep', box(160, 90, 240, 84)),
    path('danger', 'M262 70v124'),
    path('water', box(90, 250, 460, 84)),
  ].join('');
}

/** An invoice: lines that fit, and one to ask about. */
export function equipmentCheck(): string {
  const fits = 'M0 8l12 12l22 -26';
  const asks = 'M4 -8q2-14 16-14t14 14q0 10-14 14v10M20 26v4';
  return [
    path('body', 'M130 24H510V456l-38 -22l-38 22l-38 -22l-38 22l-38 -22l-38 22l-38 -22l-38 22l-38 -22l-38 22Z'),
    ...upTo(4).map((line) => {
      const top = 100 + line * 82;
      return (
        path('line', `M170 ${top}h150M170 ${top + 22}h90`) +
        at(410, top + 4, path(line === 2 ? 'danger' : 'flow', line === 2 ? asks : fits))
      );
    }),
  ].join('');
}

/** Moisture of two points, day by day, down to the dry line. */
export function dryingJob(): string {
  const points = (shares: readonly number[]) =>
    shares.map((share, day) => [90 + day * 110, 410 - share * 330] as const);
  const series = [
    [1, 0.74, 0.5, 0.31, 0.16],
    [0.7, 0.46, 0.28, 0.17, 0.12],
  ].map(points);
  return [
    path('water', box(40, 370, 570, 40)),
    path('dash', 'M40 370H610'),
    ...series.map((line, index) => path(index === 0 ? 'flow' : 'line', through(line))),
    ...series.flat().map(([x, y]) => circle('body', x, y, 8)),
    path('line', 'M40 40V410H610'),
  ].join('');
}

/** A photo with a ruler, a list, and a hash. */
export function lossRecord(): string {
  const picture = [
    path('body', box(0, 0, 330, 250)),
    path('water', 'M0 196q40-16 80 0t80 0t80 0t90 0V250H0Z'),
    path('line', 'M70 190v-60h120v60M84 130v-26h92v26'),
    path('warm', box(258, 70, 26, 150)),
    path(
      'fine',
      upTo(8)
        .map((mark) => `M258 ${88 + mark * 17}h13`)
        .join(''),
    ),
  ].join('');
  const rows = upTo(4).map(
    (row) =>
      path('line', `M420 ${82 + row * 92}h190`) +
      path('fine', `M420 ${108 + row * 92}h120`) +
      path('body', box(376, 66 + row * 92, 28, 28)),
  );
  return [
    at(66, 20, path('body', box(0, 0, 280, 60))),
    at(20, 60, picture),
    ...rows,
    path('flow', 'M382 82l8 8l12 -16M382 174l8 8l12 -16'),
  ].join('');
}

/** A month with the day of the loss and the days that follow from it. */
export function claimClock(): string {
  const day = (column: number, row: number) => box(48 + column * 80, 130 + row * 66, 64, 50);
  return [
    path('body', box(24, 30, 592, 430)),
    path('deep', box(24, 30, 592, 66)),
    path('line', 'M140 12v40M500 12v40'),
    ...upTo(35).map((index) =>
      path(
        index === 9 ? 'danger' : [17, 26, 32].includes(index) ? 'water' : 'fine',
        day(index % 7, Math.floor(index / 7)),
      ),
    ),
  ].join('');
}

/** Rows of companies with call buttons. */
export function directory(): string {
  return upTo(4)
    .map((row) => {
      const top = 50 + row * 102;
      return (
        path('fine', `M30 ${top + 86}H610`) +
        path('line', `M30 ${top + 20}h260M30 ${top + 46}h150`) +
        at(
          500,
          top + 2,
          path(row === 0 ? 'deep' : 'body', box(0, 0, 110, 64)) +
            at(36, 13, path(row === 0 ? 'body' : 'flow', handset)),
        )
      );
    })
    .join('');
}

/** Ten and twenty-five square feet, to scale, with growth on them. */
export function moldRules(): string {
  const foot = 66;
  const [small, large] = [Math.sqrt(10) * foot, 5 * foot];
  const spots = [
    [60, 70],
    [130, 120],
    [90, 160],
    [170, 60],
    [60, 140],
  ] as const;
  const growth = spots.map(([x, y], index) => circle('warm', x, y, 18 + (index % 3) * 8)).join('');
  return [
    at(20, 420 - small, path('body', box(0, 0, small, small)) + growth),
    at(280, 420 - large, path('body', box(0, 0, large, large)) + growth + at(110, 110, growth)),
    path('fine', `M20 450h${small}m0 -8v16M20 442v16M280 450h${large}m0 -8v16M280 442v16`),
  ].join('');
}
