import { type ClaimClock, calendarDays, claimClocks } from '#content/facts/tables/claim-clocks.ts';
import { t } from '#content/i18n/t.ts';
import { useLocale, useMessages } from '../../i18n/language-context.tsx';
import style from './shared/drawing.module.css';
import { Drawing } from './shared/drawing.tsx';

const day = 8.4;
const left = 6;
const row = { top: 8, height: 106 };
const axis = { ticks: [0, 15, 30, 45, 60, 75], y: row.top + claimClocks.length * row.height + 8 };

const x = (days: number) => left + days * day;

/** Four clocks of a Texas claim to one scale of calendar days. Each clock has its own start. */
export default function ClaimTimelineTexas() {
  const { days: inDays } = useMessages().drawings.claimTimelineTexas;
  const locale = useLocale();
  return (
    <Drawing height={axis.y + 34}>
      {axis.ticks.map((days) => (
        <g key={days}>
          <path className={style.fine} d={`M${x(days)} ${axis.y - 8}v8`} />
          <text x={x(days)} y={axis.y + 26} textAnchor={days === 0 ? 'start' : days === 75 ? 'end' : 'middle'}>
            {days === 75 ? t(inDays, { days }, locale) : days}
          </text>
        </g>
      ))}
      <path className={style.fine} d={`M${x(0)} ${axis.y}H${x(75)}`} />
      {claimClocks.map((clock, index) => (
        <g key={clock.duty} transform={`translate(0 ${row.top + index * row.height})`}>
          <Clock clock={clock} />
        </g>
      ))}
    </Drawing>
  );
}

function Clock({ clock }: { readonly clock: ClaimClock }) {
  const { duties } = useMessages().drawings.claimTimelineTexas;
  const { from, must } = duties[clock.duty];
  const until = calendarDays(clock);
  const { longer } = clock;
  const longest = longer && calendarDays(longer) + (longer.isFurther ? until : 0);
  return (
    <>
      <text x={left} y="28">
        <tspan className={style.quiet}>{from}: </tspan>
        <tspan className={style.strong}>{must}</tspan>
      </text>
      <path className={style.fine} strokeOpacity="0.35" d={axis.ticks.map((tick) => `M${x(tick)} 42v30`).join('')} />
      {longest && <rect className={style.dash} x={left} y="44" width={longest * day} height="26" />}
      <rect className={style.deep} x={left} y="44" width={until * day} height="26" />
      <circle className={style.deep} cx={left} cy="57" r="6" />
      <Term clock={clock} />
    </>
  );
}

/** The duration of a clock as text, and what extends it. */
function Term({ clock: { duty, days, kind, longer } }: { readonly clock: ClaimClock }) {
  const { duties, ...words } = useMessages().drawings.claimTimelineTexas;
  const locale = useLocale();
  const own = duties[duty];
  const parts = [t(words[kind], { days }, locale)];
  if (longer && 'longer' in own) parts.push(t(own.longer, { days: longer.days }, locale));
  return (
    <text className={style.quiet} x={left} y="93">
      {parts.join('; ')}
    </text>
  );
}
