import { useMessages } from '../../i18n/language-context.tsx';
import style from './shared/drawing.module.css';
import { type Callout, Drawing, Key, Marks, WetHatch } from './shared/drawing.tsx';

const floorY = 300;

const steps: readonly Callout[] = [
  { at: [74, 196], to: [96, 252] },
  { at: [330, 236], to: [330, 284] },
  { at: [330, 60], to: [372, 84] },
  { at: [580, 196], to: [548, 218] },
  { at: [440, 244], to: [462, 268] },
  {
    at: [596, 338],
    to: [560, 318],
  },
];

/** Section through a closed room: how an air mover and a dehumidifier share the work. */
export default function DryingSystem() {
  return (
    <>
      <Drawing height={364}>
        <WetHatch id="drying-wet" />
        <Room />
        <AirMover />
        <Dehumidifier />
        <Flow />
        <Marks callouts={steps} />
      </Drawing>
      <Key entries={useMessages().drawings.dryingSystem} />
    </>
  );
}

function Room() {
  return (
    <>
      <path className={style.line} d={`M12 16H628V${floorY}H12Z`} />
      <path className={style.ground} d={`M12 ${floorY}H628v14H12Z`} />
      <path className={style.water} d={`M12 ${floorY - 8}H430v8H12Z`} />
      <path fill="url(#drying-wet)" d={`M12 ${floorY - 8}H430v8H12Z`} />
      <path className={style.water} d={`M12 200h10V${floorY - 8}H12Z`} />
      <path fill="url(#drying-wet)" d={`M12 200h10V${floorY - 8}H12Z`} />
    </>
  );
}

function AirMover() {
  return (
    <g transform={`translate(58 ${floorY - 62})`}>
      <path className={style.body} d="M0 54V26a26 26 0 0 1 52 0v4h34v24Z" />
      <circle className={style.line} cx="26" cy="28" r="15" />
      <path className={style.fine} d="M26 13v30M11 28h30" />
    </g>
  );
}

function Dehumidifier() {
  return (
    <g transform="translate(476 170)">
      <path className={style.body} d="M0 0H72V122H0Z" />
      <path className={style.fine} d="M10 18H62M10 28H62M10 38H62" />
      <path className={style.deep} d="M30 56q-9 14-9 20a9 9 0 0 0 18 0q0-6-9-20Z" />
      <path className={style.line} d="M10 122v8M62 122v8" />
      <path className={style.flow} d="M72 108h18q10 0 10 12v28h52" />
    </g>
  );
}

/** The air loop: along the floor, up as vapor, to the dehumidifier, and back. */
function Flow() {
  return (
    <>
      <path className={style.flow} d={`M150 ${floorY - 22}H268m-10 -7l10 7l-10 7`} />
      {[196, 252, 308, 364].map((x) => (
        <path key={x} className={style.dash} d={`M${x} ${floorY - 36}q-9 -20 0 -40t0 -40t0 -36`} />
      ))}
      <path className={style.flow} d="M200 96q150 -70 300 60m-2 -14l2 14l-14 -2" />
      <path className={style.flow} d={`M470 ${floorY - 22}H400m10 -7l-10 7l10 7`} />
    </>
  );
}
