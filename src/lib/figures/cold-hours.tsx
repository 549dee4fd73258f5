import { coldHours } from '#content/facts/tables/cold-hours.ts';
import { t } from '#content/i18n/t.ts';
import { useLocale, useMessages } from '../../i18n/language-context.tsx';
import style from './shared/drawing.module.css';
import { Drawing } from './shared/drawing.tsx';

const hour = 11;
const left = 6;
const row = { top: 6, height: 72 };
const foot = row.top + coldHours.length * row.height;
const ticks = [0, 12, 24, 36, 48];

const x = (hours: number) => left + hours * hour;
/** Hour lines skip the labels above the bars. */
const besideBar = (index: number, hours: number) =>
  `M${x(hours)} ${row.top + index * row.height + 32}v${row.height - 32}`;

/** Three bars to one scale of hours since the power went out. */
export default function ColdHours() {
  const words = useMessages().drawings.coldHours;
  const locale = useLocale();
  return (
    <Drawing height={foot + 34}>
      {ticks.map((hours) => (
        <g key={hours}>
          <path
            className={style.fine}
            strokeOpacity="0.35"
            d={coldHours.map((_, index) => besideBar(index, hours)).join('')}
          />
          <text x={x(hours)} y={foot + 26} textAnchor={hours === 0 ? 'start' : 'middle'}>
            {hours}
          </text>
        </g>
      ))}
      <path className={style.fine} d={`M${x(0)} ${foot}H${x(48)}`} />
      {coldHours.map(({ store, hours }, index) => (
        <g key={store} transform={`translate(0 ${row.top + index * row.height})`}>
          <text x={left} y="24">
            {words[store]}
          </text>
          <rect className={style.deep} x={left} y="34" width={hours * hour} height="26" />
          <text x={x(hours) + 10} y="54">
            {t(words.hours, { hours }, locale)}
          </text>
        </g>
      ))}
    </Drawing>
  );
}
