import { say } from '#content/locale/say.ts';
import type { definition } from '#core/calculators/air-check/definition.ts';
import { factors } from '#core/psychrometrics/factors.ts';
import type { PictureProps } from '../../calculator/calculator.ts';
import { ChartPlace } from '../../calculator/result/ChartPlace.tsx';
import { useLater } from '../../calculator/state/use-later.ts';
import styles from './AirCheck.module.css';
import type { CheckWords } from './check.ts';

const loadChart = () => import('./chart/PointsChart.tsx');

/** The readings on the psychrometric chart, which stands empty until there are some. */
export function PointsFigure({ shown, words, shell, locale }: PictureProps<typeof definition, CheckWords>) {
  const { picture } = words.own;
  const points = shown?.result.points ?? [];
  // These come with all the words of a result, which a lost line keeps away.
  const read: CheckWords['own']['read'] | undefined = points.length > 0 ? words.own.read : undefined;
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
        <b>{say(shell.figure, { number: 1 }, locale)}</b>
        {read?.yours ?? picture.empty} {picture.lines}
      </figcaption>
    </figure>
  );
}
