import type { definition } from '#core/calculators/air-check/definition.ts';
import type { Parts, Row } from '../../calculator/calculator.ts';
import { PlaceField } from '../../place/PlaceField.tsx';
import { placeAsAltitude, placeText } from '../../place/place.ts';
import type { CheckShown, CheckWords } from './check.ts';
import { PointsFigure } from './PointsFigure.tsx';
import { PointsTable } from './PointsTable.tsx';
import { ReadingPair } from './ReadingPair.tsx';
import { Verdicts } from './Verdicts.tsx';
import { verdictsOf } from './verdicts.ts';

/** The comparison in the order in which the page tells it. */
const compared = [
  'depression',
  'pintsRemoved',
  'aboveUnaffected',
  'aboveOutside',
  'pintsByOpening',
  'surfaceMargin',
  'vaporPressureDifferential',
] as const;

export const parts: Parts<typeof definition, CheckWords> = {
  layout: 'report',
  fixed: [...compared, 'humidityInside'],
  controls: {
    affectedTemperature: ReadingPair,
    outletTemperature: ReadingPair,
    unaffectedTemperature: ReadingPair,
    outsideTemperature: ReadingPair,
    altitude: PlaceField,
  },
  former: placeAsAltitude,
  hides: (name, values) => name.endsWith('Humidity') || isUnmeasured(name, values),
  heading: (shown) => (verdictsOf(shown).length > 0 ? shown.words.heading : shown.words.own.alone),
  verdict: (shown) =>
    verdictsOf(shown)
      .map(({ title }) => title)
      .join(' '),
  rows: (rows, { locale, result }) =>
    compared.flatMap((name) => {
      const row = rows.get(name);
      if (!row || result[name] === null) return [];
      return name.startsWith('pints') ? { ...row, value: locale.number(result[name]) } : row;
    }),
  copied: (_rows, shown) => copiedRows(shown),
  copiedResult: (rows, { words, locale, say, result }) => [
    ...result.points.map(({ place, grainsPerPound }) => ({
      label: say(words.own.copied.grains, { place: words.own.places[place] }),
      value: locale.number(grainsPerPound, 1),
    })),
    ...rows,
  ],
  Lead: (shown) => <Verdicts {...shown} />,
  Below: (shown) => <PointsTable {...shown} />,
  Picture: (props) => <PointsFigure {...props} />,
};

/** Steps of the working whose fields were left blank. */
function isUnmeasured(name: string, values: Readonly<Record<string, string>>): boolean {
  const needs: Readonly<Record<string, readonly string[]>> = {
    depression: ['affectedTemperature', 'outletTemperature'],
    aboveOutside: ['affectedTemperature', 'outsideTemperature'],
    pintsRemoved: ['affectedTemperature', 'outletTemperature', 'airflow'],
    pintsByOpening: ['affectedTemperature', 'outsideTemperature', 'exchange'],
  };
  return needs[name]?.some((field) => !values[field]?.trim()) ?? false;
}

function copiedRows({ words, locale, say, input, values, result }: CheckShown): readonly Row[] {
  const { copied, places } = words.own;
  const optional = ['surface', 'airflow', 'exchange'] as const;
  return [
    ...result.points.map(({ place, temperatureF, humidityPercent }) => ({
      label: places[place],
      value: say(copied.reading, { temperature: locale.upTo(temperatureF), humidity: locale.upTo(humidityPercent) }),
    })),
    ...optional
      .filter((name) => input[name] !== null)
      .map((name) => ({ label: copied[name].label, value: say(copied[name].value) })),
    { label: words.own.pressure, value: placeText(words.own.place, locale, values.altitude ?? '') },
  ];
}
