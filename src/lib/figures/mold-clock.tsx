import { t } from '#content/i18n/t.ts';
import { useLocale, useMessages } from '../../i18n/language-context.tsx';
import style from './shared/drawing.module.css';
import { Drawing, WetHatch } from './shared/drawing.tsx';

const left = 68;
const perHour = 7;
const wall = { top: 96, bottom: 236, width: 96 };
const axis = 300;

/** The same wall at an hour after the water: how high it is wet, and how much grows on it. */
interface Stage {
  readonly hour: number;
  readonly wet: number;
  readonly spots: number;
}

/** Illustrative heights and numbers of spots, not measurements. */
const stages: readonly Stage[] = [
  { hour: 0, wet: 22, spots: 0 },
  { hour: 24, wet: 54, spots: 0 },
  { hour: 48, wet: 70, spots: 9 },
  { hour: 72, wet: 78, spots: 34 },
];

const bands = [
  { from: 0, to: 24, color: 'river' },
  { from: 24, to: 48, color: 'amber' },
  { from: 48, to: 72, color: 'alarm' },
];

const x = (hour: number) => left + hour * perHour;

/** One wall over three days, and what each day asks of you. */
export default function MoldClock() {
  const { days } = useMessages().drawings.moldClock;
  return (
    <Drawing height={346}>
      <WetHatch id="clock-wet" />
      {bands.map(({ from, to, color }, index) => (
        <g key={from}>
          <text className={style.strong} x={x(from) + 2} y="34">
            {days[index]}
          </text>
          <path fill={`var(--${color})`} d={`M${x(from)} 48H${x(to) - 6}v12H${x(from)}Z`} />
        </g>
      ))}
      {stages.map((stage) => (
        <Wall key={stage.hour} stage={stage} />
      ))}
      <path className={style.line} d={`M${x(0)} ${axis - 20}H${x(72)}`} />
      {stages.map(({ hour }) => (
        <Hour key={hour} hour={hour} />
      ))}
    </Drawing>
  );
}

/** A wall centered on its hour. */
function Wall({ stage: { hour, wet, spots } }: { stage: Stage }) {
  const start = x(hour) - wall.width / 2;
  return (
    <g transform={`translate(${start} 0)`}>
      <path className={style.body} d={`M0 ${wall.top}H${wall.width}V${wall.bottom}H0Z`} />
      <path className={style.fine} d="M66 136h18v26h-18zM75 143v3M75 152v3" />
      <path fill="url(#clock-wet)" d={`M0 ${wall.bottom}V${wall.bottom - wet}q24 -8 48 0t48 0V${wall.bottom}Z`} />
      <path className={style.flow} d={`M0 ${wall.bottom - wet}q24 -8 48 0t48 0`} />
      {spotsOf(spots).map(([spotX, spotY, radius]) => (
        <circle key={`${spotX} ${spotY}`} className={style.mark} cx={spotX} cy={spotY} r={radius} />
      ))}
      <path className={style.body} d={`M-3 ${wall.bottom - 12}H${wall.width + 3}V${wall.bottom}H-3Z`} />
    </g>
  );
}

/** Deterministic spot positions: a golden-angle spiral low on the wall. */
function spotsOf(count: number): readonly (readonly [x: number, y: number, radius: number])[] {
  return Array.from({ length: count }, (_, index) => {
    const turn = index * 2.39996;
    const reach = 7 * Math.sqrt(index);
    const spotX = Math.min(Math.max(48 + reach * Math.cos(turn) * 1.15, 7), wall.width - 7);
    const spotY = Math.min(198 + reach * Math.sin(turn), 218);
    return [Math.round(spotX), Math.round(spotY), 4 + (index % 3)] as const;
  });
}

function Hour({ hour }: { hour: number }) {
  const { water, hours } = useMessages().drawings.moldClock;
  const locale = useLocale();
  return (
    <>
      <path className={style.fine} d={`M${x(hour)} ${axis - 20}v8`} />
      <text x={x(hour)} y={axis + 14} textAnchor="middle">
        {hour === 0 ? water : t(hours, { hour }, locale)}
      </text>
    </>
  );
}
