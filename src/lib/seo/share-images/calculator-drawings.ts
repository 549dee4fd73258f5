import { layoutMovers } from '#core/calculators/air-movement/layout.ts';
import { shareLeft } from '#core/calculators/air-scrubber/definition.ts';
import { factors } from '#core/psychrometrics/factors.ts';
import { grainsPerPoundAt } from '#core/psychrometrics/psychrometrics.ts';
import type { PageName } from '../../routes/addresses.ts';
import { at, box, circle, path, through, upTo } from './shapes.ts';

/** Example values of the drawings; none is printed. */
const example = { lengthFt: 32, widthFt: 22, movers: 9, airChanges: 6, temperatureF: 86, humidityPercent: 55 };

/** The psychrometric chart with one air and its dew point, to scale. */
function psychrometric(): string {
  const [cold, hot, most] = [30, 120, 200];
  const x = (temperatureF: number) => 40 + ((temperatureF - cold) / (hot - cold)) * 570;
  const y = (grains: number) => 440 - (grains / most) * 400;
  const grainsAt = (temperatureF: number, humidity: number) =>
    grainsPerPoundAt(temperatureF, humidity, factors.seaLevelPressure.value);
  const curve = (humidity: number) =>
    through(
      upTo(hot - cold + 1)
        .map((step) => [step + cold, grainsAt(step + cold, humidity)] as const)
        .filter(([, grains]) => grains <= most)
        .map(([temperatureF, grains]) => [x(temperatureF), y(grains)] as const),
    );
  const { temperatureF, humidityPercent } = example;
  const grains = grainsAt(temperatureF, humidityPercent);
  const dew = upTo(hot - cold).find((step) => grainsAt(step + cold, 100) >= grains) ?? 0;
  return [
    path(
      'fine',
      upTo(10)
        .map((step) => `M${x(cold + step * 10)} 440v8`)
        .join(''),
    ),
    ...[20, 40, 60, 80].map((humidity) => path('fine', curve(humidity))),
    path('flow', curve(100)),
    path('line', 'M40 40V440H610'),
    path('dash', `M${x(temperatureF)} 440V${y(grains)}H${x(cold + dew)}V440`),
    circle('body', x(cold + dew), y(grains), 7),
    circle('deep', x(temperatureF), y(grains), 11),
  ].join('');
}

/** Floor plan with air movers, placed as the calculator does. */
function airMovement(): string {
  const { lengthFt, widthFt, movers } = example;
  const scale = 580 / lengthFt;
  const placed = layoutMovers(lengthFt, widthFt, movers).movers.map(({ xFt, yFt, blowsDegrees }) => {
    const arrow = `<g transform="rotate(${blowsDegrees})">${path('flow', 'M22 0h34m-10 -8l10 8l-10 8')}</g>`;
    return at(30 + xFt * scale, 40 + yFt * scale, arrow + circle('body', 0, 0, 22) + circle('fine', 0, 0, 9));
  });
  return (
    path('water', box(30, 40, 580, widthFt * scale)) + path('line', box(30, 40, 580, widthFt * scale)) + placed.join('')
  );
}

/** Particle concentration over time at full and half air changes. */
function airScrubber(): string {
  const minutes = 60;
  const curve = (airChanges: number) =>
    through(
      upTo(61).map((minute) => [40 + (minute / minutes) * 570, 440 - shareLeft(airChanges, minute) * 390] as const),
    );
  return [
    path('fine', [0.25, 0.5, 0.75, 1].map((share) => `M40 ${440 - share * 390}h570`).join('')),
    path('dash', curve(example.airChanges / 2)),
    path('flow', curve(example.airChanges)),
    path('line', 'M40 40V440H610'),
    at(
      430,
      70,
      path('body', box(0, 0, 150, 120)) +
        path(
          'line',
          upTo(5)
            .map((slat) => `M${20 + slat * 18} 18v84`)
            .join(''),
        ) +
        path('flow', 'M112 60h58m-12 -10l12 10l-12 10'),
    ),
  ].join('');
}

/** A required capacity, and the dehumidifiers that cover it. */
function dehumidification(): string {
  const machine =
    path('body', box(0, 0, 116, 190)) +
    path('fine', 'M20 34h76M20 54h76M20 74h76') +
    path('deep', 'M58 104q-18 28-18 40a18 18 0 0 0 36 0q0-12-18-40Z') +
    path('line', 'M20 190v14M96 190v14');
  return [
    path('water', box(30, 60, 580, 60)),
    path('deep', box(30, 60, 506, 60)),
    path('dash', 'M536 40V420'),
    ...upTo(4).map((place) => at(30 + place * 145, 190, machine)),
    path('line', 'M10 396H630'),
  ].join('');
}

/** Circuits as bars, with the load of machines and the limit. */
function circuits(): string {
  const loads = [
    [150, 150, 120],
    [230, 110],
    [150, 150, 150, 60],
  ];
  const lengths = [480, 480, 590];
  return loads
    .map((machines, row) => {
      const top = 50 + row * 140;
      const starts = machines.map((_, index) => machines.slice(0, index).reduce((sum, amps) => sum + amps, 0));
      const length = lengths[row] ?? 0;
      return [
        path('body', box(25, top, length, 84)),
        ...machines.map((amps, index) => path('water', box(25 + (starts[index] ?? 0), top, amps, 84))),
        path('danger', `M${25 + length * 0.88} ${top - 16}v116`),
      ].join('');
    })
    .join('');
}

/** Air that goes into a dehumidifier wet and comes out drier. */
function airCheck(): string {
  const thermometer = (height: number) =>
    path('body', 'M-12 0a12 12 0 0 1 24 0V170a24 24 0 1 1-24 0Z') +
    circle('deep', 0, 190, 16) +
    path('flow', `M0 190V${170 - height}`);
  return [
    at(110, 110, thermometer(60)),
    at(530, 110, thermometer(140)),
    path('body', box(230, 90, 180, 280)),
    path('fine', 'M260 130h120M260 156h120M260 182h120'),
    path('deep', 'M320 222q-24 38-24 54a24 24 0 0 0 48 0q0-16-24-54Z'),
    path('flow', 'M150 210h66m-14 -12l14 12l-14 12M424 210h66m-14 -12l14 12l-14 12'),
    path('line', 'M30 390H610M256 370v20M384 370v20'),
  ].join('');
}

/** Drawings of calculators by page. */
export const calculatorDrawings: Partial<Record<PageName, () => string>> = {
  '/calculators/psychrometric': psychrometric,
  '/calculators/dehumidification': dehumidification,
  '/calculators/air-movement': airMovement,
  '/calculators/air-scrubber': airScrubber,
  '/calculators/circuits': circuits,
  '/calculators/air-check': airCheck,
};
