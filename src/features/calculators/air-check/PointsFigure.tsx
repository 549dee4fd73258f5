import { t } from '#content/i18n/t.ts';
import type { definition } from '#core/calculators/air-check/definition.ts';
import { factors } from '#core/psychrometrics/factors.ts';
import { ChartPlace } from '../answer/ChartSlot.tsx';
import type { PictureProps } from '../calculator.ts';
import { useLater } from '../use-lazy.ts';
import styles from './AirCheck.module.css';
import type { CheckMessages } from './check.ts';

const loadChart = () => import('./PointsChart.tsx');

/** The readings on the psychrometric chart, which stands empty until there are some. */
export function PointsFigure({ shown, words, shell, locale }: PictureProps<typeof definition, CheckMessages>) {
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
