import { useMessages } from '../../i18n/language-context.tsx';
import style from './shared/drawing.module.css';
import { Drawing } from './shared/drawing.tsx';

/** Illustrative readings per day, not measurements. */
const readings = [79, 110, 145, 180, 206, 226, 237];
const left = 64;
const foot = 290;

const x = (day: number) => left + 40 + day * 74;

/** Readings of one place, a line a day, until they meet the dry standard. */
export default function OneLog() {
  const words = useMessages().drawings.oneLog;
  return (
    <Drawing top={20} height={336}>
      <path
        className={style.fine}
        strokeOpacity="0.3"
        d={`M${left} 70H590M${left} 114H590M${left} 158H590M${left} 202H590M${left} 246H590`}
      />
      <path className={style.line} d={`M${left} 60V${foot}H590`} />
      <path className={style.dash} d={`M${left} ${readings.at(-1)}H590`} />
      <path className={style.line} d={`M${readings.map((y, day) => `${x(day)} ${y}`).join('L')}`} />
      {readings.map((y, day) => (
        <g key={y}>
          <circle className={style.deep} cx={x(day)} cy={y} r="8" />
          <path className={style.fine} d={`M${x(day)} ${foot}v7`} />
          <text x={x(day)} y={foot + 28} textAnchor="middle">
            {day + 1}
          </text>
        </g>
      ))}
      <text className={style.strong} x={left + 16} y="272">
        {words.dryStandard}
      </text>
      <text className={style.quiet} x={left} y="44">
        {words.axis}
      </text>
      <text className={style.quiet} x="590" y="348" textAnchor="end">
        {words.day}
      </text>
    </Drawing>
  );
}
