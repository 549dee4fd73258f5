import { useMessages } from '../../i18n/language-context.tsx';
import style from './shared/drawing.module.css';
import { Drawing } from './shared/drawing.tsx';

/** Illustrative daily readings, not measurements. */
const log = [
  { material: 'drywall', dryStandard: 14, readings: [78, 46, 27, 18, 14, 13] },
  { material: 'stud', dryStandard: 12, readings: [54, 47, 38, 28, 20, 14] },
  { material: 'oakFloor', dryStandard: 10, readings: [38, 37, 34, 31, 28, 26] },
] as const;
const plot = { left: 54, right: 500, top: 20, bottom: 300, highest: 80 };
const days = Math.max(...log.map(({ readings }) => readings.length)) - 1;

const x = (day: number) => Math.round(plot.left + (day / days) * (plot.right - plot.left));
const y = (reading: number) => Math.round(plot.bottom - (reading / plot.highest) * (plot.bottom - plot.top));
const strokes = [style.flow, style.line, style.dash];

/** Readings of three materials that dry fast, slowly, and hardly. */
export default function DryingLog() {
  const { axis, materials } = useMessages().drawings.dryingLog;
  const lowest = Math.min(...log.map(({ dryStandard }) => dryStandard));
  const highest = Math.max(...log.map(({ dryStandard }) => dryStandard));
  return (
    <Drawing height={362}>
      <rect
        className={style.dry}
        x={plot.left}
        y={y(highest)}
        width={plot.right - plot.left}
        height={y(lowest) - y(highest)}
      />
      {[0, 20, 40, 60, 80].map((reading) => (
        <g key={reading}>
          <path className={style.fine} strokeOpacity="0.3" d={`M${plot.left} ${y(reading)}H${plot.right}`} />
          <text x={plot.left - 10} y={y(reading) + 6} textAnchor="end">
            {reading}
          </text>
        </g>
      ))}
      {log.map(({ material, readings }, index) => (
        <g key={material}>
          <path
            className={strokes[index]}
            strokeWidth="2.6"
            d={`M${readings.map((reading, day) => `${x(day)} ${y(reading)}`).join('L')}`}
          />
          {readings.map((reading, day) => (
            <circle key={x(day)} className={style.speck} cx={x(day)} cy={y(reading)} r="4.5" />
          ))}
          <text className={style.strong} x={plot.right + 12} y={y(readings.at(-1) ?? 0) + (index === 1 ? -6 : 12)}>
            {materials[material]}
          </text>
        </g>
      ))}
      {Array.from({ length: days + 1 }, (_, day) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: days are in order
        <text key={day} x={x(day)} y={plot.bottom + 28} textAnchor="middle">
          {day}
        </text>
      ))}
      <text className={style.quiet} x={plot.left} y={plot.bottom + 56}>
        {axis}
      </text>
    </Drawing>
  );
}
