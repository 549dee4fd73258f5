import { type ClaimDeadline, calendarDays, claimDeadlines } from '#content/en/lists/claims/claim-deadlines.ts';
import { say } from '#content/locale/say.ts';
import { useLocale, useWords } from '../../frame/language.tsx';
import style from './drawing/drawing.module.css';
import { Drawing } from './drawing/drawing.tsx';

const day = 8.4;
const left = 6;
const row = { top: 8, height: 106 };
const axis = { ticks: [0, 15, 30, 45, 60, 75], y: row.top + claimDeadlines.length * row.height + 8 };

const x = (days: number) => left + days * day;

/** Four clocks of a Texas claim to one scale of calendar days. Each clock has its own start. */
export default function ClaimTimelineTexas() {
  const { days: inDays } = useWords().drawings.claimTimelineTexas;
  const locale = useLocale();
  return (
    <Drawing height={axis.y + 34}>
      {axis.ticks.map((days) => (
        <g key={days}>
          <path className={style.fine} d={`M${x(days)} ${axis.y - 8}v8`} />
          <text
            className={style.number}
            x={x(days)}
            y={axis.y + 26}
            textAnchor={days === 0 ? 'start' : days === 75 ? 'end' : 'middle'}
          >
            {days === 75 ? say(inDays, { days }, locale) : days}
          </text>
        </g>
      ))}
      <path className={style.fine} d={`M${x(0)} ${axis.y}H${x(75)}`} />
      {claimDeadlines.map((deadline, index) => (
        <g key={deadline.must} transform={`translate(0 ${row.top + index * row.height})`}>
          <Clock deadline={deadline} />
        </g>
      ))}
    </Drawing>
  );
}

function Clock({ deadline }: { deadline: ClaimDeadline }) {
  const { from, must, days, kind, longer } = deadline;
  const until = kind === 'days' ? days : calendarDays(days);
  return (
    <>
      <text x={left} y="28">
        <tspan className={style.quiet}>{from}:</tspan> <tspan className={style.strong}>{must}</tspan>
      </text>
      {axis.ticks.map((tick) => (
        <path key={tick} className={style.fine} strokeOpacity="0.35" d={`M${x(tick)} 42v30`} />
      ))}
      {longer && <rect className={style.dash} x={left} y="44" width={longer.untilDays * day} height="26" />}
      <rect className={style.deep} x={left} y="44" width={until * day} height="26" />
      <circle className={style.deep} cx={left} cy="57" r="6" />
      <text className={style.quiet} x={left} y="93">
        {days} {kind}
        {longer ? `; ${longer.words}` : ''}
      </text>
    </>
  );
}
