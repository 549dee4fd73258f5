import { useMessages } from '../../i18n/language-context.tsx';
import style from './shared/drawing.module.css';
import { Drawing } from './shared/drawing.tsx';

/** Measuring points along a wall, and whether low and high readings are wet. */
const places = [56, 108, 160, 212, 264, 316, 368, 430, 482, 534, 586].map((x, index) => ({
  x,
  isWetLow: index < 8,
  isWetHigh: index > 1 && index < 5,
}));

/** A long wall from the front, read low and high from a dry end to the water. */
export default function WalkTheWall() {
  const words = useMessages().drawings.walkTheWall;
  return (
    <Drawing top={22} height={332}>
      <path className={style.line} d="M24 66H616V284H24ZM24 268H382M418 268H616M382 284V116H418V284" />
      <path className={style.water} d="M110 268C112 210 132 170 180 166S258 190 262 268Z" />
      {places.map(({ x, isWetLow, isWetHigh }) => (
        <g key={x}>
          <circle className={isWetHigh ? style.deep : style.body} cx={x} cy="150" r="10" />
          <circle className={isWetLow ? style.deep : style.body} cx={x} cy="248" r="10" />
        </g>
      ))}
      <path className={style.leader} d="M608 308H34M48 300l-14 8 14 8" />
      <circle className={style.deep} cx="34" cy="42" r="8" />
      <text x="50" y="49">
        {words.wet}
      </text>
      <circle className={style.body} cx="184" cy="42" r="8" />
      <text x="200" y="49">
        {words.dry}
      </text>
      <text className={style.strong} x="28" y="344">
        {words.toWater}
      </text>
      <text x="612" y="344" textAnchor="end">
        {words.start}
      </text>
    </Drawing>
  );
}
