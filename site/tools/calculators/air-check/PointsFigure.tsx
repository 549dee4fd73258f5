import { say } from '#content/locale/say.ts';
import type { definition } from '#core/calculators/air-check/definition.ts';
import { factors } from '#core/psychrometrics/factors.ts';
import type { PictureProps } from '../../calculator/calculator.ts';
import styles from './AirCheck.module.css';
import type { CheckWords } from './check.ts';
import { PointsChart } from './PointsChart.tsx';

/** The readings on the psychrometric chart, which stands empty until there are some. */
export function PointsFigure({ shown, words, shell, locale }: PictureProps<typeof definition, CheckWords>) {
  const { picture, chart } = words.own;
  const points = shown?.result.points ?? [];
  return (
    <figure className={styles.figure}>
      <PointsChart
        points={points}
        pressurePa={shown?.result.pressurePa ?? factors.seaLevelPressure.value}
        name={picture.alt}
        axes={chart}
      />
      <figcaption>
        <b>{say(shell.figure, { number: 1 }, locale)}</b>
        {points.length === 0 ? picture.empty : picture.yours} {picture.lines}
      </figcaption>
    </figure>
  );
}
