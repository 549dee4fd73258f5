import { useId } from 'react';
import { type AxisMessages, Grid } from '../../../components/chart/Grid.tsx';
import { chartScale, grainsOf } from '../../../components/chart/scale.ts';
import { useWidth } from '../../../components/chart/use-width.ts';
import type { AirLine } from './chart-lines.ts';
import { type ChartSelectionProps, LineLabel, Marker, selectionKeys } from './chart-parts.tsx';
import { dashes, pathOf, toneOf } from './chart-paths.ts';
import styles from './charts.module.css';

interface AirPathChartProps extends ChartSelectionProps {
  readonly label: string;
  readonly lines: readonly AirLine[];
  readonly pressurePa: number;
  readonly messages: AxisMessages;
}

/** Width until the element is measured. */
const fallbackWidth = 640;
/** Labels that fit above the saturation curve. */
const mostNamed = 8;

/** Psychrometric chart with a path for each room from first to last visit. */
export function AirPathChart({ label, lines, pressurePa, messages, ...picking }: AirPathChartProps) {
  const [box, width] = useWidth<HTMLDivElement>();
  const id = `p${useId()}`;
  const read = lines.flatMap(({ airs }) => airs.filter((air) => air !== null));
  const scale = chartScale(width ?? fallbackWidth, read, pressurePa);
  const paths = lines.map(({ airs }) =>
    airs.map((air) => (air ? ([scale.x(air.temperatureF), scale.y(grainsOf(air, pressurePa))] as const) : null)),
  );
  const visits = lines[0]?.airs.length ?? 0;
  const { line, visit } = picking.picked ?? { line: 0, visit: visits - 1 };
  const [x, y] = paths[line]?.[visit] ?? [scale.left, scale.bottom];
  return (
    <div ref={box}>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset is no role for a drawing. */}
      <svg
        className={styles.chart}
        viewBox={`0 0 ${scale.width} ${scale.height}`}
        role="group"
        aria-label={label}
        onKeyDown={selectionKeys(picking, lines.length, visits)}
      >
        <Grid scale={scale} id={id} words={messages} />
        <svg aria-hidden="true" overflow="visible">
          {paths.map((path, at) => (
            <Path key={lines[at]?.name} path={path} at={at} />
          ))}
          {lines.slice(0, mostNamed).map(({ name }, at) => (
            <g key={name} className={styles.line} data-line={toneOf(at)}>
              <LineLabel
                name={name}
                x={scale.left + 12}
                y={scale.top + 20 + at * 16}
                dash={dashes[at % dashes.length]}
              />
            </g>
          ))}
        </svg>
        <Marker {...picking} label={label} x={x} y={y} visits={visits} />
      </svg>
    </div>
  );
}

type Spots = Parameters<typeof pathOf>[0];

function Path({ path, at }: { readonly path: Spots; readonly at: number }) {
  const dots = path.map((spot) => (spot ? `M${spot[0].toFixed(1)} ${spot[1].toFixed(1)}h.01` : '')).join('');
  return (
    <g className={styles.line} data-line={toneOf(at)}>
      <path d={pathOf(path)} strokeDasharray={dashes[at % dashes.length]} />
      <path className={styles.dot} d={dots} />
      <path className={styles.hole} d={dots} />
    </g>
  );
}
