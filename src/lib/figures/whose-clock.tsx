import { calendarDays } from '#content/facts/tables/claim-clocks.ts';
import { type RecoveryClock, theirClocks, yourClocks } from '#content/facts/tables/recovery-clocks.ts';
import { t } from '#content/i18n/t.ts';
import { useLocale, useMessages } from '../../i18n/language-context.tsx';
import style from './shared/drawing.module.css';
import { Drawing, WetHatch } from './shared/drawing.tsx';

const day = 10;
const left = 6;
const line = 30;
const bar = 22;
const head = 34;

/** Clocks of equal length in a row share one bar: several starts, one scale. */
function byLength(clocks: readonly RecoveryClock[]): readonly RecoveryClock[][] {
  const groups: RecoveryClock[][] = [];
  for (const clock of clocks) {
    const last = groups.at(-1);
    if (last?.[0] && calendarDays(last[0]) === calendarDays(clock)) last.push(clock);
    else groups.push([clock]);
  }
  return groups;
}

const [theirs, yours] = [byLength(theirClocks), byLength(yourClocks)];
const heightOf = (groups: readonly RecoveryClock[][]) => groups.flat().length * line + groups.length * bar;
const yoursTop = head + heightOf(theirs) + 16;
const foot = yoursTop + head + heightOf(yours) + 4;

/** Clocks after a loss to one scale of days, each from its own start: first those of others, then those of the owner. */
export default function WhoseClock() {
  const words = useMessages().drawings.whoseClock;
  const locale = useLocale();
  return (
    <Drawing height={foot + 34}>
      <WetHatch id="clock-yours" />
      <Clocks groups={theirs} title={words.theirs} top={0} />
      <Clocks groups={yours} title={words.yours} top={yoursTop} mine />
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
  readonly groups: readonly RecoveryClock[][];
  readonly title: string;
  readonly top: number;
  /** The owner must act: hatched, to be distinguishable without color. */
  readonly mine?: boolean;
}

function Clocks({ groups, title, top, mine = false }: ClocksProps) {
  return (
    <g transform={`translate(0 ${top})`}>
      <text className={style.strong} x={left} y="24">
        {title}
      </text>
      {groups.map((clocks, index) => (
        <g key={clocks[0]?.duty} transform={`translate(0 ${head + heightOf(groups.slice(0, index))})`}>
          <Clock clocks={clocks} mine={mine} />
        </g>
      ))}
    </g>
  );
}

/** One bar below its starts; several are joined to day 0 of the bar by a bracket. */
function Clock({ clocks, mine }: { readonly clocks: readonly RecoveryClock[]; readonly mine: boolean }) {
  const { names } = useMessages().drawings.whoseClock;
  const isShared = clocks.length > 1;
  const y = clocks.length * line + 2;
  const box = { x: left, y, width: clocks[0] ? calendarDays(clocks[0]) * day : 0, height: 14 };
  return (
    <>
      {clocks.map(({ duty }, index) => (
        <g key={duty} transform={`translate(0 ${index * line})`}>
          {isShared && <path className={style.fine} d={`M${left} 15h12`} />}
          <text x={isShared ? left + 20 : left} y="22">
            <tspan className={style.quiet}>{names[duty].from}:</tspan> {names[duty].must}
          </text>
        </g>
      ))}
      {isShared && <path className={style.fine} d={`M${left} 15V${y}`} />}
      <rect className={mine ? style.line : style.deep} {...box} />
      {mine && <rect fill="url(#clock-yours)" {...box} />}
    </>
  );
}
