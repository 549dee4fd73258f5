import { depthsByDay } from '#core/rules/basement-pumping/basement-pumping.ts';
import style from './drawing/drawing.module.css';
import { Drawing, WetHatch } from './drawing/drawing.tsx';

const startFt = 6;
const levels = depthsByDay(startFt);

/** Depth of water in feet in the morning and after pumping, day by day. */
const days = levels.slice(1).map((to, index) => {
  const from = levels[index] ?? startFt;
  return { label: `Day ${index + 1}`, from, to, note: noteOf(index, from, to) };
});

function noteOf(index: number, from: number, to: number): string {
  if (index === 0) return `pump ${from - to} ft`;
  if (to === 0) return 'the rest';
  return index === 1 ? `it held: ${from - to} ft` : `${from - to} ft`;
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
        <g key={day.label} transform={`translate(${12 + index * (pit.width + pit.gap)} 0)`}>
          <Basement {...day} />
        </g>
      ))}
    </Drawing>
  );
}

function Basement({ label, from, to, note }: (typeof days)[number]) {
  const level = (feet: number) => floorY - feet * foot;
  return (
    <>
      <text className={style.strong} x={pit.width / 2} y="28" textAnchor="middle">
        {label}
      </text>
      <path className={style.ground} d={`M-12 ${pit.top}H0V${floorY}H${pit.width}V${pit.top}h12V${floorY + 12}H-12Z`} />
      <path className={style.line} d={`M-12 ${pit.top}H0V${floorY}H${pit.width}V${pit.top}h12`} />
      {to > 0 && <path className={style.water} d={`M0 ${level(to)}H${pit.width}V${floorY}H0Z`} />}
      {to > 0 && <path fill="url(#basement-wet)" d={`M0 ${level(to)}H${pit.width}V${floorY}H0Z`} />}
      <path className={style.dash} d={`M0 ${level(from)}H${pit.width}`} />
      <path className={style.flow} d={`M${pit.width / 2} ${level(from) + 4}V${level(to) - 6}m-6 -8l6 8l6 -8`} />
      <text className={style.number} x={pit.width / 2} y={level(from) - 10} textAnchor="middle">
        {from} ft
      </text>
      <text className={style.quiet} x={pit.width / 2} y={floorY + 46} textAnchor="middle">
        {note}
      </text>
    </>
  );
}
