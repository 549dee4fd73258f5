import { useId } from 'react';
import type { AirPoint } from '#core/calculators/air-check/assess-air.ts';
import chart from '../psychrometric/chart/Chart.module.css';
import { Grid } from '../psychrometric/chart/Grid.tsx';
import { chartScale } from '../psychrometric/chart/scale.ts';
import { useWidth } from '../psychrometric/chart/use-width.ts';
import styles from './AirCheck.module.css';

const unmeasured = 640;

/** Up to four airs on the psychrometric chart, numbered as in the table, with a line from each to the next. */
export function PointsChart({
  points,
  pressurePa,
}: {
  readonly points: readonly AirPoint[];
  readonly pressurePa: number;
}) {
  const [box, width] = useWidth<HTMLDivElement>();
  const id = useId();
  const scale = chartScale(width ?? unmeasured, points, pressurePa);
  const places = points.map((point) => ({
    place: point.place,
    x: scale.x(point.temperatureF),
    y: Math.max(scale.top, scale.y(point.grainsPerPound)),
  }));
  return (
    <div ref={box}>
      <svg
        className={chart.chart}
        viewBox={`0 0 ${scale.width} ${scale.height}`}
        role="img"
        aria-label="The readings on the psychrometric chart; the table holds the same numbers"
      >
        {width !== null && <Grid scale={scale} id={id} />}
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
