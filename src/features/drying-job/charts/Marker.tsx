import styles from '../drying-job.module.css';
import type { Picking } from './chart-selection.ts';

interface MarkerProps extends Picking {
  readonly label: string;
  readonly x: number;
  readonly y: number;
  readonly visits: number;
}

/** The reading that is picked: a slider over the visits, which goes from line to line too. */
export function Marker({ label, x, y, visits, ...picking }: MarkerProps) {
  return (
    <g
      className={`${styles.marker} no-print`}
      role="slider"
      tabIndex={0}
      aria-label={label}
      aria-valuemin={1}
      aria-valuemax={visits}
      aria-valuenow={(picking.picked?.visit ?? visits - 1) + 1}
      aria-valuetext={picking.said}
      data-picked={picking.picked ? '' : undefined}
      onFocus={() => picking.picked ?? picking.pick({ line: 0, visit: visits - 1 })}
    >
      <circle cx={x} cy={y} r={11} />
    </g>
  );
}
