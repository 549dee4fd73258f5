import { useId } from 'react';
import { type AxisWords, Grid } from '../../chart/Grid.tsx';
import { chartScale, grainsOf } from '../../chart/scale.ts';
import { useWidth } from '../../chart/use-width.ts';
import styles from '../drying-job.module.css';
import type { AirLine } from './lines.ts';
import { Marker } from './Marker.tsx';
import { keysOf, type Picking } from './pick.ts';
import { dashes, pathOf } from './placed.ts';

interface AirPathChartProps extends Picking {
  readonly label: string;
  readonly lines: readonly AirLine[];
  readonly pressurePa: number;
  readonly words: AxisWords;
}

/** Holds the drawing's place on the page until its width is known. */
const unmeasured = 640;

/** The psychrometric chart of the calculators, with a path for each room from its first visit to its last, which has a number. */
export function AirPathChart({ label, lines, pressurePa, words, ...picking }: AirPathChartProps) {
  const [box, width] = useWidth<HTMLDivElement>();
  const id = `p${useId()}`;
  const read = lines.flatMap(({ airs }) => airs.filter((air) => air !== null));
  const scale = chartScale(width ?? unmeasured, read, pressurePa);
  const paths = lines.map(({ airs }) =>
    airs.map((air) => (air ? ([scale.x(air.temperatureF), scale.y(grainsOf(air, pressurePa))] as const) : null)),
  );
  const visits = lines[0]?.airs.length ?? 0;
  const { line, visit } = picking.picked ?? { line: 0, visit: visits - 1 };
  const [x, y] = paths[line]?.[visit] ?? [scale.left, scale.bottom];
  return (
    <div ref={box}>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset cannot stand for a drawing. */}
      <svg
        className={styles.chart}
        viewBox={`0 0 ${scale.width} ${scale.height}`}
        role="group"
        aria-label={label}
        onKeyDown={keysOf(picking, lines.length, visits)}
      >
        {width !== null && <Grid scale={scale} id={id} words={words} />}
        <svg aria-hidden="true" overflow="visible">
          {paths.map((path, at) => (
            <Path key={lines[at]?.name} path={path} at={at} name={lines[at]?.name ?? ''} />
          ))}
        </svg>
        <Marker {...picking} label={label} x={x} y={y} visits={visits} />
      </svg>
    </div>
  );
}

type Spots = Parameters<typeof pathOf>[0];

function Path({ path, at, name }: { readonly path: Spots; readonly at: number; readonly name: string }) {
  const dots = path.map((spot) => (spot ? `M${spot[0].toFixed(1)} ${spot[1].toFixed(1)}h.01` : '')).join('');
  const last = path.findLast((spot) => spot !== null);
  return (
    <g className={styles.line} data-line={at % dashes.length}>
      <path d={pathOf(path)} strokeDasharray={dashes[at % dashes.length]} />
      <path className={styles.dot} d={dots} />
      <path className={styles.hole} d={dots} />
      {last && (
        <text className={styles.ending} x={last[0] - 9} y={last[1] - 7} textAnchor="end">
          {name}
        </text>
      )}
    </g>
  );
}
