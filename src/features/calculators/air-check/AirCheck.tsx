import { t } from '#content/i18n/t.ts';
import { definition } from '#core/calculators/air-check/definition.ts';
import { factors } from '#core/psychrometrics/factors.ts';
import { ChartPlace } from '../answer/ChartSlot.tsx';
import { Calculator, type CalculatorData } from '../Calculator.tsx';
import type { Parts, PictureProps } from '../calculator.ts';
import { NumberField } from '../form/Fields.tsx';
import { PlaceField } from '../form/PlaceField.tsx';
import { placeAsAltitude } from '../form/place.ts';
import { useLater } from '../use-lazy.ts';
import styles from './AirCheck.module.css';
import { answer } from './answer-parts.tsx';
import type { CheckMessages } from './check.ts';
import { compared } from './compared.ts';

const loadChart = () => import('./PointsChart.tsx');

/** The readings on the psychrometric chart, which stands empty until there are some. */
function PointsFigure({ shown, words, shell, locale }: PictureProps<typeof definition, CheckMessages>) {
  const { picture } = words.own;
  const points = shown?.result.points ?? [];
  // These come with all the words of a result, which a lost line keeps away.
  const read: CheckMessages['own']['read'] | undefined = points.length > 0 ? words.own.read : undefined;
  const [place, chart] = useLater<HTMLElement, Awaited<ReturnType<typeof loadChart>>>(loadChart, points.length > 0);
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
        <ChartPlace />
      )}
      <figcaption>
        <b>{t(shell.figure, { number: 1 }, locale)}</b>
        {read?.yours ?? picture.empty} {picture.lines}
      </figcaption>
    </figure>
  );
}

export const parts: Parts<typeof definition, CheckMessages> = {
  layout: 'chart',
  fixed: [...compared, 'humidityInside'],
  controls: {
    affectedTemperature: ReadingPair,
    outletTemperature: ReadingPair,
    unaffectedTemperature: ReadingPair,
    outsideTemperature: ReadingPair,
    altitude: PlaceField,
  },
  former: placeAsAltitude,
  hides: (name) => name.endsWith('Humidity'),
  Picture: (props) => <PointsFigure {...props} />,
  answer,
};

/** The two fields of one place, side by side; `name` is that of its temperature. */
function ReadingPair({ name }: { readonly name: string }) {
  return (
    <div className={styles.pair}>
      <NumberField name={name} />
      <NumberField name={name.replace('Temperature', 'Humidity')} />
    </div>
  );
}

/** The island of this calculator. */
export function AirCheck(data: CalculatorData) {
  return <Calculator definition={definition} parts={parts} {...data} />;
}
