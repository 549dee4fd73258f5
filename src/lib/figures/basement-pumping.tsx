import type { Words } from '#content/en/messages.ts';
import { type Template, t } from '#content/i18n/t.ts';
import { depthsByDay } from '#core/rules/basement-pumping.ts';
import { useLocale, useMessages } from '../../i18n/language-context.tsx';
import style from './shared/drawing.module.css';
import { Drawing, WetHatch } from './shared/drawing.tsx';

const startFt = 6;
const levels = depthsByDay(startFt);

/** Water depth in feet before and after pumping, by day. */
const days = levels.slice(1).map((to, index) => {
  const from = levels[index] ?? startFt;
  return { day: index + 1, from, to };
});

type Day = (typeof days)[number];

/** The amount pumped per day, and the reason. */
function noteOf({ day, to }: Day, words: Words['drawings']['basementPumping']): Template {
  if (day === 1) return words.pump;
  if (to === 0) return words.rest;
  return day === 2 ? words.held : words.feet;
}

const foot = 26;
const pit = { width: 124, gap: 38, top: 78, wallFeet: 8 };
const floorY = pit.top + pit.wallFeet * foot;

/** The same basement on four days: the water before pumping in outline, what is left at night filled. */
export default function BasementPumping() {
  return (
    <Drawing height={floorY + 62}>
      <WetHatch id="basement-wet" />
      {days.map((day, index) => (
        <g key={day.day} transform={`translate(${12 + index * (pit.width + pit.gap)} 0)`}>
          <Basement day={day} />
        </g>
      ))}
    </Drawing>
  );
}

function Basement({ day }: { readonly day: Day }) {
  const words = useMessages().drawings.basementPumping;
  const locale = useLocale();
  const { from, to } = day;
  const level = (feet: number) => floorY - feet * foot;
  return (
    <>
      <text className={style.strong} x={pit.width / 2} y="28" textAnchor="middle">
        {t(words.day, { day: day.day }, locale)}
      </text>
      <path className={style.ground} d={`M-12 ${pit.top}H0V${floorY}H${pit.width}V${pit.top}h12V${floorY + 12}H-12Z`} />
      <path className={style.line} d={`M-12 ${pit.top}H0V${floorY}H${pit.width}V${pit.top}h12`} />
      {to > 0 && <path className={style.water} d={`M0 ${level(to)}H${pit.width}V${floorY}H0Z`} />}
      {to > 0 && <path fill="url(#basement-wet)" d={`M0 ${level(to)}H${pit.width}V${floorY}H0Z`} />}
      <path className={style.dash} d={`M0 ${level(from)}H${pit.width}`} />
      <path className={style.flow} d={`M${pit.width / 2} ${level(from) + 4}V${level(to) - 6}m-6 -8l6 8l6 -8`} />
      <text x={pit.width / 2} y={level(from) - 10} textAnchor="middle">
        {t(words.feet, { feet: from, count: from }, locale)}
      </text>
      <text className={style.quiet} x={pit.width / 2} y={floorY + 46} textAnchor="middle">
        {t(noteOf(day, words), { feet: from - to, count: from - to }, locale)}
      </text>
    </>
  );
}
