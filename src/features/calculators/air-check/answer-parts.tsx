import type { definition } from '#core/calculators/air-check/definition.ts';
import type { AnswerParts, Row } from '../calculator.ts';
import { placeText } from '../form/place.ts';
import type { CheckMessages, CheckShown } from './check.ts';
import { compared } from './compared.ts';
import { PointsTable } from './PointsTable.tsx';
import { Verdicts } from './Verdicts.tsx';
import { verdictsOf } from './verdicts.ts';

export const answer: AnswerParts<typeof definition, CheckMessages> = {
  hidesStep: isUnmeasured,
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
  copiedResult: (rows, { words, locale, t, result }) => [
    ...result.points.map(({ place, grainsPerPound }) => ({
      label: t(words.own.copied.grains, { place: words.own.places[place] }),
      value: locale.number(grainsPerPound, 1),
    })),
    ...rows,
  ],
  Lead: (shown) => <Verdicts {...shown} />,
  Below: (shown) => <PointsTable {...shown} />,
};

function copiedRows({ words, locale, t, input, values, result }: CheckShown): readonly Row[] {
  const { copied, places } = words.own;
  const optional = ['surface', 'airflow', 'exchange'] as const;
  return [
    ...result.points.map(({ place, temperatureF, humidityPercent }) => ({
      label: places[place],
      value: t(copied.reading, { temperature: locale.upTo(temperatureF), humidity: locale.upTo(humidityPercent) }),
    })),
    ...optional
      .filter((name) => input[name] !== null)
      .map((name) => ({ label: copied[name].label, value: t(copied[name].value) })),
    { label: words.own.pressure, value: placeText(words.own.place, locale, values.altitude ?? '') },
  ];
}

/** Steps of the working whose fields were left blank. */
function isUnmeasured(name: string, values: Readonly<Record<string, string>>): boolean {
  const needs: Readonly<Record<string, readonly string[]>> = {
    depression: ['affectedTemperature', 'outletTemperature'],
    aboveOutside: ['affectedTemperature', 'outsideTemperature'],
    pintsRemoved: ['affectedTemperature', 'outletTemperature', 'airflow'],
    vaporPressureDifferential: ['affectedTemperature', 'surface'],
    pintsByOpening: ['affectedTemperature', 'outsideTemperature', 'exchange'],
  };
  return needs[name]?.some((field) => !values[field]?.trim()) ?? false;
}
