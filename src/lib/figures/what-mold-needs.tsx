import { useMessages } from '../../i18n/language-context.tsx';
import style from './shared/drawing.module.css';
import { Dimension, Drawing } from './shared/drawing.tsx';

const legs = [
  { x: 92, need: 'air' },
  { x: 222, need: 'food' },
  { x: 352, need: 'warmth' },
] as const;
const water = 510;
const scale = { left: 70, right: 590, y: 386 };
const percent = (value: number) => scale.left + ((scale.right - scale.left) * value) / 100;

/** Mold on a table with four legs, of which one can be cut, over the scale of indoor humidity. */
export default function WhatMoldNeeds() {
  const words = useMessages().drawings.whatMoldNeeds;
  return (
    <Drawing height={450}>
      <Mold />
      <path className={style.body} d="M40 92H600V112H40Z" />
      {legs.map(({ x, need }) => (
        <g key={need}>
          <path className={style.body} d={`M${x - 15} 112H${x + 15}L${x + 10} 226H${x - 10}Z`} />
          <text x={x} y="256" textAnchor="middle">
            {words[need]}
          </text>
        </g>
      ))}
      <WaterLeg />
      <path className={style.line} d="M20 228H620" />
      <Dimension from={[62, 276]} to={[392, 276]} />
      <text className={style.quiet} x="227" y="304" textAnchor="middle">
        {words.everyHouse}
      </text>
      <text className={style.strong} x={water} y="304" textAnchor="middle">
        {words.takeAway}
      </text>
      <Humidity />
    </Drawing>
  );
}

function Mold() {
  return (
    <>
      <path className={style.warm} d="M226 92Q236 52 274 60Q292 26 328 42Q366 30 378 62Q412 58 420 92Z" />
      {[260, 296, 330, 366, 396].map((x, index) => (
        <circle key={x} className={style.fine} cx={x} cy={index % 2 ? 62 : 76} r="6" />
      ))}
    </>
  );
}

/** The one leg that can be sawn through. */
function WaterLeg() {
  return (
    <>
      <path className={style.water} d={`M${water - 15} 112H${water + 15}L${water + 13} 158H${water - 13}Z`} />
      <path className={style.water} d={`M${water - 12} 174H${water + 12}L${water + 10} 226H${water - 10}Z`} />
      <path className={style.leader} d={`M${water - 46} 172l92 -12`} />
      <path className={style.leader} d={`M${water + 46} 160l14 -12v16z`} />
      <text className={style.strong} x={water} y="256" textAnchor="middle">
        {useMessages().drawings.whatMoldNeeds.water}
      </text>
    </>
  );
}

/** The scale of relative humidity with the ideal range and the limit. */
function Humidity() {
  const words = useMessages().drawings.whatMoldNeeds;
  const { left, right, y } = scale;
  return (
    <>
      <path className={style.water} d={`M${percent(30)} ${y - 16}H${percent(50)}V${y}H${percent(30)}Z`} />
      <path className={style.warm} d={`M${percent(60)} ${y - 16}H${right}V${y}H${percent(60)}Z`} />
      <path className={style.line} d={`M${left} ${y}H${right}`} />
      <text x={percent(40)} y={y - 26} textAnchor="middle">
        {words.best}
      </text>
      <text x={percent(80)} y={y - 26} textAnchor="middle">
        {words.tooDamp}
      </text>
      {[0, 30, 50, 60, 100].map((value) => (
        <g key={value}>
          <path className={style.fine} d={`M${percent(value)} ${y}v8`} />
          <text className={style.quiet} x={percent(value)} y={y + 34} textAnchor="middle">
            {value}
          </text>
        </g>
      ))}
      <text className={style.quiet} x={left - 8} y={y - 26}>
        {words.humidity}
      </text>
    </>
  );
}
