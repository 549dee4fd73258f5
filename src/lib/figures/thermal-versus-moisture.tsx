import type { ReactNode } from 'react';
import { exampleWall } from '#content/facts/tables/drawn-examples.ts';
import { useMessages } from '../../i18n/language-context.tsx';
import style from './shared/drawing.module.css';
import { Drawing, Key, Marks } from './shared/drawing.tsx';

/** One wall, eight feet high and nine wide, read once with a camera and once with a meter. An example, not a measurement. */
const grid = { columns: 6, rows: 5, cell: 48 };

/** How far below its neighbours the camera sees each square, in steps from 0 to 4. */
const cooler: readonly (readonly number[])[] = [
  [0, 0, 0, 0, 2, 4],
  [0, 0, 0, 0, 2, 4],
  [1, 2, 1, 0, 0, 1],
  [2, 4, 2, 0, 0, 0],
  [2, 4, 3, 1, 0, 0],
];

const meterPanel = 640 - grid.columns * grid.cell;

/** The same wall twice: what a thermal camera sees, and what a moisture meter reads. */
export default function ThermalVersusMoisture() {
  const { places } = useMessages().drawings.thermalVersusMoisture;
  return (
    <>
      <Panels>
        <Marks callouts={[{ at: [72, 196] }, { at: [264, 76] }, { at: [212, 260] }]} />
      </Panels>
      <Key entries={places} />
    </>
  );
}

/** The two panels without labels, for thumbnails. */
export function Panels({ children }: { readonly children?: ReactNode }) {
  const { camera, meter } = useMessages().drawings.thermalVersusMoisture;
  return (
    <Drawing height={302}>
      <Panel title={camera} offset={0} />
      <Panel title={meter} offset={meterPanel} readings={exampleWall} />
      {children}
    </Drawing>
  );
}

/** A square of the wall, darker the colder or wetter; transparent for normal values. */
function Cell({
  at: [x, y],
  step,
  reading,
}: {
  at: readonly [number, number];
  step: number;
  reading?: number | undefined;
}) {
  const { cell } = grid;
  const isWet = (reading ?? 0) > 30;
  const shade = reading === undefined ? step / 5 : isWet ? Math.round(reading / 2.8) / 100 : 0;
  return (
    <>
      {shade > 0 && <rect className={style.deep} fillOpacity={shade} x={x} y={y} width={cell} height={cell} />}
      {reading !== undefined && (
        <text className={isWet ? style.strong : style.quiet} x={x + cell / 2} y={y + 32} textAnchor="middle">
          {reading}
        </text>
      )}
    </>
  );
}

const raster = [
  ...cooler.slice(1).map((_line, row) => `M0 ${44 + (row + 1) * grid.cell}h${grid.columns * grid.cell}`),
  ...Array.from(
    { length: grid.columns - 1 },
    (_, column) => `M${(column + 1) * grid.cell} 44v${grid.rows * grid.cell}`,
  ),
].join('');

function Panel({ title, offset, readings }: { title: string; offset: number; readings?: typeof exampleWall }) {
  const { cell } = grid;
  return (
    <g transform={`translate(${offset} 0)`}>
      <text className={style.strong} x="0" y="26">
        {title}
      </text>
      {cooler.flatMap((line, row) =>
        line.map((step, column) => {
          const at = [column * cell, 44 + row * cell] as const;
          return <Cell key={at.join(' ')} at={at} step={step} reading={readings && (readings[row]?.[column] ?? 0)} />;
        }),
      )}
      <path className={style.fine} d={raster} />
      <path className={style.line} d={`M0 44h${grid.columns * cell}v${grid.rows * cell}h${-grid.columns * cell}z`} />
    </g>
  );
}
