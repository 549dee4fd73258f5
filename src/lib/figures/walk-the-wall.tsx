import { useMessages } from '../../i18n/language-context.tsx';
import style from './shared/drawing.module.css';
import { Drawing, WetHatch } from './shared/drawing.tsx';

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
      <WetHatch id="walk-the-wall-wet" />
      <path className={style.body} d="M24 66H616V284H24Z" />
      <path
        className={style.water}
        d="M40 268Q60 250 104 238C116 196 138 172 182 166S244 186 262 228Q300 252 352 258L382 268Z"
      />
      <path
        fill="url(#walk-the-wall-wet)"
        d="M40 268Q70 254 112 246C126 216 150 196 184 194S232 212 250 240Q300 258 352 262L382 268Z"
      />
      <path className={style.body} d="M24 268H382V284H24ZM418 268H616V284H418Z" />
      <path className={style.body} d="M378 284V112H422V284Z" />
      <path className={style.line} d="M386 284V120H414V284" />
      <circle className={style.line} cx="408" cy="206" r="3" />
      <path className={style.ground} d="M24 284H616V296H24Z" />
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
