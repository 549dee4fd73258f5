import { plain } from '#content/locale/locale.ts';
import { say } from '#content/locale/say.ts';
import type { definition } from '#core/calculators/psychrometric/definition.ts';
import { factors } from '#core/psychrometrics/factors.ts';
import type { PictureProps } from '../../calculator/calculator.ts';
import { AirChart } from '../../chart/AirChart.tsx';
import type { AirWords } from './air.ts';
import styles from './Psychrometric.module.css';

/** The chart with the visitor's air on it. A drag, a tap or an arrow key fills in the form and calculates. */
export function ChartFigure({ shown, words, shell, locale, move }: PictureProps<typeof definition, AirWords>) {
  const { picture, chart } = words.own;
  const air = shown && {
    temperatureF: shown.input.temperature,
    humidityPercent: shown.input.humidity,
    dewpoint: shown.result.dewpoint,
    pressurePa: shown.result.pressurePa,
  };
  const band = { idealHumidityLow: factors.idealHumidityLow.value, idealHumidityHigh: factors.idealHumidityHigh.value };
  return (
    <figure className={styles.figure}>
      <AirChart
        air={air}
        pressurePa={air?.pressurePa ?? factors.seaLevelPressure.value}
        words={{ ...picture, axes: chart }}
        locale={locale}
        onMove={({ temperatureF, humidityPercent }) =>
          move({ temperature: plain(temperatureF), humidity: plain(humidityPercent) })
        }
      />
      <figcaption>
        <b>{say(shell.figure, { number: 1 }, locale)}</b>
        {air ? picture.yours : picture.empty} {say(picture.lines, band, locale)}
        {air && <span className="no-print"> {picture.move}</span>}
      </figcaption>
    </figure>
  );
}
