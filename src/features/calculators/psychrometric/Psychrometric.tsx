import { t } from '#content/i18n/t.ts';
import { definition } from '#core/calculators/psychrometric/definition.ts';
import { factors } from '#core/psychrometrics/factors.ts';
import { ChartPlace } from '../answer/ChartSlot.tsx';
import { Calculator, type CalculatorData } from '../Calculator.tsx';
import type { Parts, PictureProps } from '../calculator.ts';
import { PlaceField } from '../form/PlaceField.tsx';
import { placeAsAltitude } from '../form/place.ts';
import { useLater } from '../use-lazy.ts';
import type { AirMessages } from './air.ts';
import { answer } from './answer-parts.tsx';
import styles from './Psychrometric.module.css';

const loadChart = () => import('./ReadingsChart.tsx');

/** The chart with the visitor's air on it. A drag, a tap or an arrow key fills in the form and calculates. */
function ChartFigure({ shown, words, shell, locale, move }: PictureProps<typeof definition, AirMessages>) {
  const { picture, chart } = words.own;
  const air = shown && {
    temperatureF: shown.input.temperature,
    humidityPercent: shown.input.humidity,
    dewpoint: shown.result.dewpoint,
    pressurePa: shown.result.pressurePa,
  };
  const [place, later] = useLater<HTMLElement, Awaited<ReturnType<typeof loadChart>>>(loadChart, air !== null);
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
      {later ? (
        <later.ChartOfAirs
          air={air}
          shown={shown}
          pressurePa={air?.pressurePa ?? factors.seaLevelPressure.value}
          words={{ ...picture, axes: chart }}
          locale={locale}
          move={move}
        >
          {caption}
        </later.ChartOfAirs>
      ) : (
        <>
          <ChartPlace />
          {caption}
        </>
      )}
    </figure>
  );
}

export const parts: Parts<typeof definition, AirMessages> = {
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
  former: placeAsAltitude,
  Picture: (props) => <ChartFigure {...props} />,
  answer,
};

/** The island of this calculator. */
export function Psychrometric(data: CalculatorData) {
  return <Calculator definition={definition} parts={parts} {...data} />;
}
