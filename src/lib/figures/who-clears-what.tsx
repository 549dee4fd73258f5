import { useMessages } from '../../i18n/language-context.tsx';
import style from './shared/drawing.module.css';
import { type Callout, Drawing, Key, Marks, WetHatch } from './shared/drawing.tsx';

/** 14 units to the foot: the water was four feet above the floor. */
const floor = 288;
const highWater = floor - 4 * 14;

const things: readonly Callout[] = [
  { at: [66, 340], to: [66, 292] },
  { at: [146, 196], to: [178, 240] },
  { at: [266, 200], to: [240, 230] },
  { at: [338, 200], to: [318, 250] },
  { at: [384, 222], to: [374, 268] },
  { at: [456, 186], to: [438, 250] },
  { at: [500, 186], to: [493, 256] },
  { at: [506, 388], to: [536, 352] },
  { at: [574, 186], to: [572, 250] },
];

/** Stones around the drain pipe. */
const gravel: readonly (readonly [x: number, y: number])[] = [
  [604, 346],
  [618, 346],
  [632, 346],
  [611, 358],
  [625, 358],
];

/** A lot in section after the water has gone, with a high-water line and nine things that it reached. */
export default function WhoClearsWhat() {
  const { highWater: label, things: entries } = useMessages().drawings.whoClearsWhat;
  return (
    <>
      <Drawing top={56} height={352}>
        <WetHatch id="clears-wet" />
        <path className={style.water} d={`M0 ${highWater}H640V300H0Z`} />
        <path className={style.ground} d="M0 300H640V408H0Z" />
        <path className={style.line} d="M0 300H190M420 300H640" />
        <text className={style.quiet} x="6" y={highWater - 8}>
          {label}
        </text>
        <Car />
        <House />
        <Meters />
        <Septic />
        <Well />
        <Marks callouts={things} />
      </Drawing>
      <Key entries={entries} />
    </>
  );
}

function Car() {
  return (
    <>
      <path className={style.body} d="M12 290V268Q12 262 22 260L36 258L52 242H92L110 258L124 262V290Z" />
      <path className={style.line} d="M44 258L56 247H70V258ZM76 258V247H90L102 258Z" />
      <circle className={style.body} cx="38" cy="290" r="10" />
      <circle className={style.body} cx="98" cy="290" r="10" />
    </>
  );
}

/** Kitchen on the left with its refrigerator, a sofa on the right; the wall between them is wet above the line. */
function House() {
  return (
    <>
      <path className={style.line} d="M168 174L305 72L442 174M190 168H420" />
      <path className={style.body} d="M190 168H198V288H190ZM412 168H420V288H412ZM182 288H428V308H182Z" />
      <path className={style.body} d="M310 168H320V288H310Z" />
      <path fill="url(#clears-wet)" d="M310 210H320V288H310Z" />
      <path className={style.body} d="M216 206H254V288H216Z" />
      <path className={style.line} d="M216 234H254M222 240V254M222 216V226" />
      <path className={style.body} d="M340 288V254Q340 246 348 246H354V266H396V246H402Q408 246 408 254V288Z" />
      <path fill="url(#clears-wet)" d="M354 266H396V288H354Z" />
    </>
  );
}

/** The electric panel on the left wall, the gas meter at the right one. */
function Meters() {
  return (
    <>
      <path className={style.body} d="M172 214H190V262H172Z" />
      <path className={style.line} d="M181 226V238M181 262V300" />
      <path className={style.body} d="M428 250H450V274H428Z" />
      <path className={style.line} d="M434 300V274M444 250V242H420" />
    </>
  );
}

/** The sewer pipe to the tank, the drain field behind it; above ground the box of an aerobic unit and its spray head. */
function Septic() {
  return (
    <>
      <path className={style.line} d="M404 308V330H532" />
      <path className={style.body} d="M532 322H592V372H532Z" />
      <path className={style.water} d="M534 336H590V370H534Z" />
      <path className={style.line} d="M562 322V372M592 334H640" />
      {gravel.map(([x, y]) => (
        <circle key={`${x} ${y}`} className={style.speck} cx={x} cy={y} r="4" />
      ))}
      <path className={style.body} d="M560 250H584V280H560Z" />
      <path className={style.line} d="M572 280V322M566 258h12M612 334V284" />
      <path className={style.flow} d="M612 284Q604 262 594 276M612 284Q620 262 630 276" />
    </>
  );
}

function Well() {
  return (
    <>
      <path className={style.body} d="M486 262H500V408H486Z" />
      <path className={style.body} d="M480 254H506V264H480Z" />
    </>
  );
}
