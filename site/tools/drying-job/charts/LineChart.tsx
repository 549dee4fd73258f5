import { useWidth } from '../../chart/use-width.ts';
import styles from '../drying-job.module.css';
import type { Line } from './lines.ts';
import { dashes, placed } from './placed.ts';

interface LineChartProps {
  readonly label: string;
  readonly lines: readonly Line[];
  /** What stands below each visit. */
  readonly visits: readonly string[];
  /** A level that is drawn across, with its name. */
  readonly level?: { readonly value: number; readonly name: string };
  readonly number: (value: number) => string;
}

/** Holds the drawing's place on the page until its width is known. */
const unmeasured = 640;

/** Lines over the visits with their names at the ends. A gap stays a gap. */
export function LineChart({ label, lines, visits, level, number }: LineChartProps) {
  const [box, width] = useWidth<HTMLDivElement>();
  const chart = placed(width ?? unmeasured, lines, visits.length, level?.value);
  return (
    <div ref={box}>
      <svg className={styles.chart} viewBox={`0 0 ${chart.width} ${chart.height}`} role="img" aria-label={label}>
        {chart.ticks.map((tick) => (
          <g key={tick}>
            <path className={styles.grid} d={`M${chart.left} ${chart.y(tick)}H${chart.right}`} />
            <text x={chart.left - 6} y={chart.y(tick) + 4} textAnchor="end">
              {number(tick)}
            </text>
          </g>
        ))}
        {visits.map((visit, index) => (
          <text key={visit} x={chart.x(index)} y={chart.height - 6} textAnchor="middle">
            {index + 1}
          </text>
        ))}
        {level && (
          <>
            <path className={styles.level} d={`M${chart.left} ${chart.y(level.value)}H${chart.right}`} />
            <text x={chart.right + 6} y={chart.y(level.value) + 4}>
              {level.name}
            </text>
          </>
        )}
        {lines.map(({ name, mark, values }, at) => (
          <g key={name} className={styles.line} data-line={at % dashes.length}>
            <path d={chart.path(values)} strokeDasharray={dashes[at % dashes.length]} />
            {values.map((value, index) =>
              // biome-ignore lint/suspicious/noArrayIndexKey: a visit is its place in the row
              value === null ? null : <circle key={index} cx={chart.x(index)} cy={chart.y(value)} r="3.5" />,
            )}
            <text x={chart.right + 6} y={chart.labels[at]}>
              {mark ?? name}
            </text>
          </g>
        ))}
      </svg>
    </div>
  );
}
