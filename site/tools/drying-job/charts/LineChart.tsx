import { type MouseEvent, memo } from 'react';
import { useWidth } from '../../drawing/chart/use-width.ts';
import styles from '../drying-job.module.css';
import { useFew } from '../open/use-few.ts';
import type { Line } from './lines.ts';
import { Marker } from './Marker.tsx';
import { Named } from './Named.tsx';
import { keysOf, type Picking } from './pick.ts';
import { dashes, placed, toneOf } from './placed.ts';

interface LineChartProps extends Picking {
  readonly label: string;
  readonly lines: readonly Line[];
  /** How many visits stand below. */
  readonly visits: number;
  /** A level that is drawn across, with its name. */
  readonly level?: { readonly value: number; readonly name: string };
  readonly number: (value: number) => string;
}

/** Holds the drawing's place on the page until its width is known. */
const unmeasured = 640;
/** Lines that are drawn in one go. */
const atOnce = 12;
/** The number of a visit takes so much room, in drawing units. */
const numberWidth = 22;

/** Lines over the visits with their names at the ends. A gap stays a gap. A press and the arrow keys pick a reading. */
export function LineChart({ label, lines, visits, level, number, ...picking }: LineChartProps) {
  const [box, width] = useWidth<HTMLDivElement>();
  const chart = placed(width ?? unmeasured, lines, visits, level?.value);
  const drawn = useFew(lines.length, atOnce);
  const { line, visit } = picking.picked ?? { line: 0, visit: visits - 1 };
  const press = (event: MouseEvent<SVGSVGElement>) => {
    const frame = event.currentTarget.getBoundingClientRect();
    const perPixel = chart.width / frame.width;
    picking.pick(chart.nearest((event.clientX - frame.left) * perPixel, (event.clientY - frame.top) * perPixel));
  };
  return (
    <div ref={box}>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset cannot stand for a drawing. */}
      <svg
        className={styles.chart}
        viewBox={`0 0 ${chart.width} ${chart.height}`}
        role="group"
        aria-label={label}
        onClick={press}
        onKeyDown={keysOf(picking, lines.length, visits)}
      >
        <svg aria-hidden="true" overflow="visible">
          <Scale chart={chart} visits={visits} level={level} number={number} />
          {lines.slice(0, drawn).map(({ name, mark, values }, at) => (
            <Drawn
              key={name}
              at={at}
              path={chart.path(values)}
              dots={chart.dots(values)}
              name={mark ?? name}
              end={chart.ends[at]}
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

interface ScaleProps extends Pick<LineChartProps, 'visits' | 'number'> {
  readonly chart: ReturnType<typeof placed>;
  readonly level: LineChartProps['level'] | undefined;
}

/** What the lines are read against: levels with their numbers, and the visits, as many as have room. */
function Scale({ chart, visits, level, number }: ScaleProps) {
  const each = Math.ceil((visits * numberWidth) / Math.max(1, chart.right - chart.left));
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
      {Array.from({ length: Math.ceil(visits / each) }, (_, at) => at * each).map((index) => (
        <text key={index} x={chart.x(index)} y={chart.height - 6} textAnchor="middle">
          {index + 1}
        </text>
      ))}
      {level && (
        <>
          <path className={styles.level} d={`M${chart.left} ${chart.y(level.value)}H${chart.right}`} />
          <Named name={level.name} x={chart.right + 6} y={chart.levelLabel} look={styles.level} />
        </>
      )}
    </>
  );
}

interface DrawnProps {
  /** The line's place among the others. */
  readonly at: number;
  readonly path: string;
  readonly dots: string;
  readonly name: string;
  /** The last reading. */
  readonly end: readonly [x: number, y: number] | undefined;
  readonly x: number;
  /** The height of the name; null where it has no room. */
  readonly y: number | null;
}

/** One line. Its readings are dots of two strokes, and not a circle each: a chart may have two thousand. */
const Drawn = memo(function Drawn({ at, path, dots, name, end, x, y }: DrawnProps) {
  const dash = dashes[at % dashes.length];
  return (
    <g className={styles.line} data-line={toneOf(at)}>
      {y !== null && end && <path className={styles.lead} d={`M${end.join(' ')}L${x} ${y - 4}`} />}
      <path d={path} strokeDasharray={dash} />
      <path className={styles.dot} d={dots} />
      <path className={styles.hole} d={dots} />
      {y !== null && <Named name={name} x={x} y={y} dash={dash} />}
    </g>
  );
});
