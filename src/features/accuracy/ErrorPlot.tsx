import { t } from '#content/i18n/t.ts';
import { useLocale, useMessages } from '../../i18n/language-context.tsx';
import { usePageRecord } from '../../lib/content-renderer/components/page-record.tsx';
import drawing from '../../lib/figures/shared/drawing.module.css';
import { WetHatch } from '../../lib/figures/shared/drawing.tsx';
import styles from './accuracy.module.css';
import { humid, largest, leastPressure, type ReferenceRow, referenceRows } from './ReferenceTable.tsx';

const [left, right] = [70, 422];
/** Half a unit of the last digit of the table's dew points, in °F. */
const rounding = 0.0005;

/** One of the two plots, by its edges and axes. */
interface Panel {
  readonly title: string;
  readonly axis: string;
  readonly top: number;
  readonly bottom: number;
  readonly x: (row: ReferenceRow) => number;
  /** Null for air without vapor. */
  readonly y: (row: ReferenceRow) => number | null;
  readonly ticksX: readonly (readonly [x: number, value: number])[];
  readonly ticksY: readonly number[];
  readonly scaleY: (value: number) => number;
}

const temperatureX = (temperatureF: number) => left + 8 + (temperatureF / 125) * (right - left - 8);
/** Logarithmic, from 0.25 to 200 hPa. */
const pressureX = (hPa: number) => left + (Math.log(hPa / 0.25) / Math.log(800)) * (right - left);

/** Our differences from every reading of the reference table: dew points by temperature, amounts by vapor pressure. */
export function ErrorPlot() {
  const words = useMessages().screens.accuracy.plot;
  const { figure } = useMessages().document;
  const locale = useLocale();
  const number = usePageRecord().nextFigure();
  const rows = referenceRows().filter(({ dewpointOff }) => dewpointOff !== null);
  const alt = t(
    words.alt,
    {
      airs: rows.length,
      dewPoint: locale.number(largest(rows.map((row) => row.dewpointOff)), 4),
      driest: locale.number(largest(rows.map((row) => row.percentOff)), 3),
      least: leastPressure,
      humid: locale.number(largest(humid(rows).map((row) => row.percentOff)), 3),
    },
    locale,
  );
  const dewPointY = (value: number) => 112 - (value / 0.0006) * 78;
  const amountY = (value: number) => 420 - (value / 0.026) * 140;
  const dewPoints: Panel = {
    ...{ title: words.dewPoint, axis: words.temperature, top: 34, bottom: 190, scaleY: dewPointY },
    x: ({ temperatureF }) => temperatureX(temperatureF),
    y: ({ dewpointOff }) => dewpointOff,
    ticksX: [0, 25, 50, 75, 100, 125].map((value) => [temperatureX(value), value]),
    ticksY: [-rounding, 0, rounding],
  };
  const amounts: Panel = {
    ...{ title: words.amounts, axis: words.pressure, top: 280, bottom: 420, scaleY: amountY },
    x: ({ vaporPressure }) => pressureX(vaporPressure),
    y: ({ percentOff }) => percentOff,
    ticksX: [1, 10, 100].map((value) => [pressureX(value), value]),
    ticksY: [0, 0.01, 0.02],
  };
  const [high, low] = [dewPointY(rounding), dewPointY(-rounding)];
  return (
    <figure className={styles.plot}>
      <p className="hidden">{alt}</p>
      <svg viewBox="0 0 440 466" aria-hidden="true">
        <WetHatch id="rounding" />
        <path className={drawing.water} d={`M${left} ${high}H${right}V${low}H${left}Z`} />
        <path fill="url(#rounding)" opacity="0.35" d={`M${left} ${high}H${right}V${low}H${left}Z`} />
        <Plot panel={dewPoints} rows={rows} digits={4} />
        <Plot panel={amounts} rows={rows} digits={2} />
      </svg>
      <figcaption>
        <b>{t(figure, { number }, locale)}</b>
        {words.caption}
      </figcaption>
    </figure>
  );
}

function Plot({
  panel: { title, axis, top, bottom, x, y, ticksX, ticksY, scaleY },
  rows,
  digits,
}: {
  readonly panel: Panel;
  readonly rows: readonly ReferenceRow[];
  readonly digits: number;
}) {
  const { number } = useLocale();
  // A line without length, whose round end is a dot.
  const dots = rows.map((row) => `M${x(row).toFixed(0)} ${scaleY(y(row) ?? 0).toFixed(0)}h0`).join('');
  const rules = [
    ...ticksX.map(([at]) => `M${at.toFixed(0)} ${top}V${bottom}`),
    ...ticksY.map((value) => `M${left} ${scaleY(value).toFixed(0)}H${right}`),
  ];
  return (
    <>
      <path className={drawing.fine} strokeOpacity="0.35" d={rules.join('')} />
      <path className={drawing.line} d={`M${left} ${top}V${bottom}H${right}`} />
      <path className={styles.dots} d={dots} />
      <text className={styles.title} x="0" y={top - 14}>
        {title}
      </text>
      {ticksX.map(([at, value]) => (
        <text key={value} x={at} y={bottom + 19} textAnchor="middle">
          {number(value)}
        </text>
      ))}
      {ticksY.map((value) => (
        <text key={value} x={left - 8} y={scaleY(value) + 5} textAnchor="end">
          {number(value, value === 0 ? 0 : digits)}
        </text>
      ))}
      <text x={right} y={bottom + 39} textAnchor="end">
        {axis}
      </text>
    </>
  );
}
