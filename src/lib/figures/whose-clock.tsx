import { calendarDays } from '#content/facts/tables/claim-clocks.ts';
import { type RecoveryClock, theirClocks, yourClocks } from '#content/facts/tables/recovery-clocks.ts';
import { t } from '#content/i18n/t.ts';
import { useLocale, useMessages } from '../../i18n/language-context.tsx';
import style from './shared/drawing.module.css';
import { Drawing, WetHatch } from './shared/drawing.tsx';

const day = 10;
const left = 6;
const row = 52;
const head = 34;
const yoursTop = head + theirClocks.length * row + 16;
const foot = yoursTop + head + yourClocks.length * row + 4;

/** Clocks after a loss to one scale of days, each from its own start: first those of others, then those of the owner. */
export default function WhoseClock() {
  const words = useMessages().drawings.whoseClock;
  const locale = useLocale();
  return (
    <Drawing height={foot + 34}>
      <WetHatch id="clock-yours" />
      <Clocks clocks={theirClocks} title={words.theirs} top={0} />
      <Clocks clocks={yourClocks} title={words.yours} top={yoursTop} mine />
      <path className={style.fine} d={`M${left} ${foot}H${left + 60 * day}`} />
      {[0, 15, 30, 45, 60].map((days) => (
        <g key={days}>
          <path className={style.fine} d={`M${left + days * day} ${foot - 8}v8`} />
          <text x={left + days * day} y={foot + 26} textAnchor={days === 0 ? 'start' : days === 60 ? 'end' : 'middle'}>
            {days === 60 ? t(words.days, { days }, locale) : days}
          </text>
        </g>
      ))}
    </Drawing>
  );
}

interface ClocksProps {
  readonly clocks: readonly RecoveryClock[];
  readonly title: string;
  readonly top: number;
  /** The owner must act: hatched, to be distinguishable without color. */
  readonly mine?: boolean;
}

function Clocks({ clocks, title, top, mine = false }: ClocksProps) {
  const { names } = useMessages().drawings.whoseClock;
  return (
    <g transform={`translate(0 ${top})`}>
      <text className={style.strong} x={left} y="24">
        {title}
      </text>
      {clocks.map((clock, index) => (
        <g key={clock.duty} transform={`translate(0 ${head + index * row})`}>
          <text x={left} y="22">
            <tspan className={style.quiet}>{names[clock.duty].from}:</tspan> {names[clock.duty].must}
          </text>
          <rect
            className={mine ? style.line : style.deep}
            x={left}
            y="28"
            width={calendarDays(clock) * day}
            height="14"
          />
          {mine && <rect fill="url(#clock-yours)" x={left} y="28" width={calendarDays(clock) * day} height="14" />}
        </g>
      ))}
    </g>
  );
}
