import type { Words } from '#content/en/messages.ts';
import { t } from '#content/i18n/t.ts';
import { useLocale, useMessages } from '../../i18n/language-context.tsx';
import style from './shared/drawing.module.css';
import { Drawing } from './shared/drawing.tsx';

const floor = 322;
/** Position of each time. The first half hour is wider than to scale, for its text. */
const times: readonly (readonly [minute: number, x: number])[] = [
  [0, 16],
  [30, 206],
  [60, 386],
  [120, 624],
];

interface Stretch {
  readonly from: number;
  readonly to: number;
  readonly colour: string | undefined;
}

const stretches: readonly Stretch[] = [
  { from: 0, to: 30, colour: style.mark },
  { from: 30, to: 60, colour: style.caution },
  { from: 60, to: 120, colour: style.deep },
];

/** Water level at a minute: rises until the valve is shut, stays, and falls with extraction. */
const level: readonly (readonly [minute: number, height: number])[] = [
  [0, 8],
  [20, 64],
  [30, 70],
  [60, 70],
  [75, 38],
  [95, 14],
  [120, 3],
];

function x(minute: number): number {
  const next = Math.max(
    1,
    times.findIndex(([time]) => time >= minute),
  );
  const [[from, start], [to, end]] = [times[next - 1] ?? [0, 0], times[next] ?? [1, 1]];
  return Math.round(start + ((end - start) * (minute - from)) / (to - from));
}

/** What to do in each stretch of the first two hours, over the water that it holds down. */
export default function FirstTwoHours() {
  const words = useMessages().drawings.firstTwoHours;
  const surface = level.map(([minute, height]) => `${x(minute)} ${floor - height}`).join('L');
  return (
    <Drawing height={372}>
      {stretches.map((stretch, index) => (
        <Jobs key={stretch.from} stretch={stretch} says={words.stretches[index]} />
      ))}
      <Room />
      <path className={style.water} d={`M${x(0)} ${floor}L${surface}L${x(120)} ${floor}Z`} />
      <path className={style.dash} d={`M${x(27)} 214V${floor}`} />
      <text x={x(27) - 8} y="234" textAnchor="end">
        {words.valveShut}
      </text>
      <path className={style.line} d={`M${x(0)} ${floor}H${x(120)}`} />
      {times.map(([minute]) => (
        <Tick key={minute} minute={minute} />
      ))}
    </Drawing>
  );
}

/** Furniture: a table, a chair on blocks, a bucket and a fan. */
function Room() {
  return (
    <>
      <path className={style.line} d="M58 322V262M122 322V262M50 262H130" />
      <path className={style.line} d="M262 240V268M296 240V214M262 240H296V268" />
      <path className={style.body} d="M252 268H306V322H252Z" />
      <path className={style.line} d="M442 284L450 322H474L482 284ZM442 284Q462 254 482 284" />
      <circle className={style.body} cx="576" cy="276" r="26" />
      <path
        className={style.line}
        d="M576 276q-4 -18 8 -20M576 276q18 4 14 14M576 276q-16 8 -20 -4M576 302V318M560 322H592"
      />
    </>
  );
}

interface JobsOfStretch {
  readonly stretch: Stretch;
  readonly says: Words['drawings']['firstTwoHours']['stretches'][number] | undefined;
}

function Jobs({ stretch: { from, to, colour }, says }: JobsOfStretch) {
  return (
    <>
      <text className={style.strong} x={x(from) + 2} y="28">
        {says?.name}
      </text>
      <path className={colour} d={`M${x(from)} 40H${x(to) - 6}v12H${x(from)}Z`} />
      {says?.jobs.map((job, index) => (
        <g key={job} transform={`translate(${x(from) + 2} ${72 + index * 38})`}>
          <path className={style.body} d="M0 2H16V18H0Z" />
          <text x="24" y="17">
            {job}
          </text>
        </g>
      ))}
    </>
  );
}

function Tick({ minute }: { minute: number }) {
  const { minutes } = useMessages().drawings.firstTwoHours;
  const locale = useLocale();
  const anchor = minute === 0 ? 'start' : minute === 120 ? 'end' : 'middle';
  return (
    <>
      <path className={style.fine} d={`M${x(minute)} ${floor}v8`} />
      <text className={style.quiet} x={x(minute)} y={floor + 32} textAnchor={anchor}>
        {minute === 120 ? t(minutes, { minute }, locale) : minute}
      </text>
    </>
  );
}
