import { type MouseEvent, memo } from 'react';
import { useWidth } from '../../../components/chart/use-width.ts';
import type { Line } from './chart-lines.ts';
import { type ChartSelectionProps, LineLabel, Marker, selectionKeys } from './chart-parts.tsx';
import { dashes, fitLabel, layoutChart, toneOf } from './chart-paths.ts';
import styles from './charts.module.css';

interface LineChartProps extends ChartSelectionProps {
  readonly label: string;
  readonly lines: readonly Line[];
  readonly days: readonly string[];
  /** A horizontal reference line with its name. */
  readonly level?: { readonly value: number; readonly name: string };
  readonly number: (value: number) => string;
  /** Formats the last value behind a line's name. */
  readonly write: (value: number) => string;
}

/** Width until the element is measured. */
const fallbackWidth = 640;
/** Width of a letter, and of the space before a label, in drawing units. */
const [letter, before] = [6.4, 30];

/** Line chart by visit with labels at the ends. Missing values leave gaps. Click and arrow keys select a reading. */
export function LineChart({ label, lines, days, level, number, write, ...picking }: LineChartProps) {
  const [box, width] = useWidth<HTMLDivElement>();
  const visits = days.length;
  const chart = layoutChart(width ?? fallbackWidth, lines, visits, level?.value);
  const { line, visit } = picking.picked ?? { line: 0, visit: visits - 1 };
  const press = (event: MouseEvent<SVGSVGElement>) => {
    const frame = event.currentTarget.getBoundingClientRect();
    const perPixel = chart.width / frame.width;
    picking.pick(chart.nearest((event.clientX - frame.left) * perPixel, (event.clientY - frame.top) * perPixel));
  };
  return (
    <div ref={box}>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset is no role for a drawing. */}
      <svg
        className={styles.chart}
        viewBox={`0 0 ${chart.width} ${chart.height}`}
        role="group"
        aria-label={label}
        onClick={press}
        onKeyDown={selectionKeys(picking, lines.length, visits)}
      >
        <svg aria-hidden="true" overflow="visible">
          <Scale chart={chart} days={days} level={level} number={number} />
          {lines.map(({ name, mark, values }, at) => (
            <ChartLine
              key={name}
              at={at}
              path={chart.path(values)}
              dots={chart.dots(values)}
              name={fitLabel(mark ?? name, endOf(values, write), (chart.width - chart.right - before) / letter)}
              end={chart.ends[at] ?? null}
              x={chart.right + 6}
              y={chart.labels[at] ?? null}
            />
          ))}
        </svg>
        <Marker
          {...picking}
          label={label}
          x={chart.x(visit)}
          y={chart.y(lines[line]?.values[visit] ?? chart.ticks[0] ?? 0)}
          visits={visits}
        />
      </svg>
    </div>
  );
}

/** The last value as text; "" if there is none. */
function endOf(values: Line['values'], write: (value: number) => string): string {
  const last = values.at(-1) ?? null;
  return last === null ? '' : write(last);
}

interface ScaleProps extends Pick<LineChartProps, 'days' | 'number'> {
  readonly chart: ReturnType<typeof layoutChart>;
  readonly level: LineChartProps['level'] | undefined;
}

/** Grid lines with values, and days. */
function Scale({ chart, days, level, number }: ScaleProps) {
  return (
    <>
      {chart.ticks.map((tick) => (
        <g key={tick}>
          <path className={styles.grid} d={`M${chart.left} ${chart.y(tick)}H${chart.right}`} />
          <text x={chart.left - 6} y={chart.y(tick) + 4} textAnchor="end">
            {number(tick)}
          </text>
        </g>
      ))}
      {chart.days(days).map((index) => (
        <text key={index} x={chart.x(index)} y={chart.height - 6} textAnchor="middle">
          {days[index]}
        </text>
      ))}
      {level && (
        <>
          <path className={styles.level} d={`M${chart.left} ${chart.y(level.value)}H${chart.right}`} />
          <LineLabel name={level.name} x={chart.right + 6} y={chart.levelLabel} look={styles.level} />
        </>
      )}
    </>
  );
}

interface ChartLineProps {
  readonly at: number;
  readonly path: string;
  readonly dots: string;
  readonly name: string;
  /** Position of the last reading. */
  readonly end: readonly [x: number, y: number] | null;
  readonly x: number;
  /** Y of the label; null if it does not fit. */
  readonly y: number | null;
}

/** One line. Dots are strokes of one path instead of circles, since there may be two thousand. */
const ChartLine = memo(function ChartLine({ at, path, dots, name, end, x, y }: ChartLineProps) {
  const dash = dashes[at % dashes.length];
  return (
    <g className={styles.line} data-line={toneOf(at)}>
      {y !== null && end && <path className={styles.lead} d={`M${end.join(' ')}L${x} ${y - 4}`} />}
      <path d={path} strokeDasharray={dash} />
      <path className={styles.dot} d={dots} />
      <path className={styles.hole} d={dots} />
      {y !== null && <LineLabel name={name} x={x} y={y} dash={dash} />}
    </g>
  );
});
