import { useId } from 'react';
import type { AirPoint } from '#core/calculators/air-check/results.ts';
import chart from '../../../components/chart/Chart.module.css';
import { type AxisMessages, Grid } from '../../../components/chart/Grid.tsx';
import { chartScale } from '../../../components/chart/scale.ts';
import { useWidth } from '../../../components/chart/use-width.ts';
import styles from './PointsChart.module.css';

const unmeasured = 640;

/** Up to four airs on the psychrometric chart, numbered as in the table, with a line from each to the next. */
export function PointsChart({
  points,
  pressurePa,
  name,
  axes,
}: {
  readonly points: readonly AirPoint[];
  readonly pressurePa: number;
  /** What the drawing shows, for screen readers. */
  readonly name: string;
  readonly axes: AxisMessages;
}) {
  const [box, width] = useWidth<HTMLDivElement>();
  const id = `t${useId()}`;
  const scale = chartScale(width ?? unmeasured, points, pressurePa);
  const places = points.map((point) => ({
    place: point.place,
    x: scale.x(point.temperatureF),
    y: Math.max(scale.top, scale.y(point.grainsPerPound)),
  }));
  return (
    <div ref={box}>
      <svg className={chart.chart} viewBox={`0 0 ${scale.width} ${scale.height}`} role="img" aria-label={name}>
        {width !== null && <Grid scale={scale} id={id} words={axes} />}
        <polyline className={styles.line} points={places.map(({ x, y }) => `${x},${y}`).join(' ')} />
        {places.map(({ place, x, y }, index) => (
          <g key={place} className={styles.point}>
            <circle cx={x} cy={y} r={10} />
            <text className={styles.number} x={x} y={y + 4} textAnchor="middle">
              {index + 1}
            </text>
          </g>
        ))}
      </svg>
    </div>
  );
}
