import { t } from '#content/i18n/t.ts';
import { definition } from '#core/calculators/air-check/definition.ts';
import { factors } from '#core/psychrometrics/factors.ts';
import { Calculator, type CalculatorData } from '../Calculator.tsx';
import { NumberField } from '../form/Fields.tsx';
import { PlaceField, placeAsAltitude } from '../form/PlaceField.tsx';
import { ChartPlaceholder, useLazy } from '../lazy-chart.tsx';
import type { Parts, PictureProps } from '../types.ts';
import styles from './AirCheck.module.css';
import { type AirCheckMessages, answer, compared } from './AirCheckAnswer.tsx';

const loadChart = () => import('./PointsChart.tsx');

/** The readings on the psychrometric chart, which is empty until there are any. */
function PointsFigure({ shown, words, shell, locale }: PictureProps<typeof definition, AirCheckMessages>) {
  const { picture } = words.own;
  const points = shown?.result.points ?? [];
  const read: AirCheckMessages['own']['read'] | undefined = points.length > 0 ? words.own.read : undefined;
  const [place, chart] = useLazy<HTMLElement, Awaited<ReturnType<typeof loadChart>>>(loadChart, points.length > 0);
  return (
    <figure ref={place} className={styles.figure}>
      {chart ? (
        <chart.PointsChart
          points={points}
          pressurePa={shown?.result.pressurePa ?? factors.seaLevelPressure.value}
          name={read?.alt ?? picture.empty}
          axes={words.own.chart}
        />
      ) : (
        <ChartPlaceholder />
      )}
      <figcaption>
        <b>{t(shell.figure, { number: 1 }, locale)}</b>
        {read?.yours ?? picture.empty} {picture.lines}
      </figcaption>
    </figure>
  );
}

export const parts: Parts<typeof definition, AirCheckMessages> = {
  layout: 'chart',
  fixed: [...compared, 'humidityInside'],
  controls: {
    affectedTemperature: ReadingPair,
    outletTemperature: ReadingPair,
    unaffectedTemperature: ReadingPair,
    outsideTemperature: ReadingPair,
    altitude: PlaceField,
  },
  migrateQuery: placeAsAltitude,
  hides: (name) => name.endsWith('Humidity'),
  Picture: (props) => <PointsFigure {...props} />,
  answer,
};

/** Temperature and humidity of one place, side by side; `name` is that of the temperature. */
function ReadingPair({ name }: { readonly name: string }) {
  return (
    <div className={styles.pair}>
      <NumberField name={name} />
      <NumberField name={name.replace('Temperature', 'Humidity')} />
    </div>
  );
}

/** The air check calculator, as an island. */
export function AirCheck(data: CalculatorData) {
  return <Calculator definition={definition} parts={parts} {...data} />;
}
