import { t } from '#content/i18n/t.ts';
import { definition } from '#core/calculators/psychrometric/definition.ts';
import { factors } from '#core/psychrometrics/factors.ts';
import { Calculator, type CalculatorData } from '../Calculator.tsx';
import { PlaceField, placeAsAltitude } from '../form/PlaceField.tsx';
import { ChartPlaceholder, useLazy } from '../lazy-chart.tsx';
import type { Parts, PictureProps } from '../types.ts';
import styles from './Psychrometric.module.css';
import { answer, type PsychrometricMessages } from './PsychrometricAnswer.tsx';

const loadChart = () => import('./ReadingsChart.tsx');

/** The chart with the form's reading. A drag, a tap or an arrow key fills in the form and calculates. */
function ChartFigure({ shown, words, shell, locale, move }: PictureProps<typeof definition, PsychrometricMessages>) {
  const { picture, chart } = words.own;
  const air = shown && {
    temperatureF: shown.input.temperature,
    humidityPercent: shown.input.humidity,
    dewpoint: shown.result.dewpoint,
    pressurePa: shown.result.pressurePa,
  };
  const [place, chartModule] = useLazy<HTMLElement, Awaited<ReturnType<typeof loadChart>>>(loadChart, air !== null);
  const band = { idealHumidityLow: factors.idealHumidityLow.value, idealHumidityHigh: factors.idealHumidityHigh.value };
  const caption = (
    <figcaption>
      <b>{t(shell.figure, { number: 1 }, locale)}</b>
      {air ? picture.yours : picture.empty} {t(picture.lines, band, locale)}
      {air && <span className="no-print"> {picture.move}</span>}
    </figcaption>
  );
  return (
    <figure ref={place} className={styles.figure}>
      {chartModule ? (
        <chartModule.ReadingsChart
          air={air}
          shown={shown}
          pressurePa={air?.pressurePa ?? factors.seaLevelPressure.value}
          words={{ ...picture, axes: chart }}
          locale={locale}
          move={move}
        >
          {caption}
        </chartModule.ReadingsChart>
      ) : (
        <>
          <ChartPlaceholder />
          {caption}
        </>
      )}
    </figure>
  );
}

export const parts: Parts<typeof definition, PsychrometricMessages> = {
  constants: { grainsInAPound: 7000 },
  layout: 'chart',
  fixed: [
    'dewpoint',
    'frostPoint',
    'absoluteHumidity',
    'mixingRatio',
    'vaporPressure',
    'vaporPressureInHg',
    'grainsPerPound',
    'wetBulb',
  ],
  controls: { altitude: PlaceField },
  migrateQuery: placeAsAltitude,
  Picture: (props) => <ChartFigure {...props} />,
  answer,
};

/** The psychrometric calculator, as an island. */
export function Psychrometric(data: CalculatorData) {
  return <Calculator definition={definition} parts={parts} {...data} />;
}
