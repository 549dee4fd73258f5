import type { ReactNode } from 'react';
import { useMessages } from '../../i18n/language-context.tsx';
import style from './shared/drawing.module.css';
import { type Callout, Drawing, Key, Marks, WetHatch } from './shared/drawing.tsx';

/** A scene: a room with its floor at 128. Three in a row. */
const scene = { width: 195, gap: 26, top: 40, row: 196 };

const scenes: readonly (() => ReactNode)[] = [Safety, Reading, Log, Moving, Opening, Showing];
const placeOf = (index: number) => ({
  x: 1 + (index % 3) * (scene.width + scene.gap),
  y: scene.top + Math.floor(index / 3) * scene.row,
});
const callouts: readonly Callout[] = scenes.map((_, index) => {
  const { x, y } = placeOf(index);
  return { at: [x + 19, y + 19] };
});

/** A day of a drying crew in six scenes. */
export default function CrewDay() {
  const { hours, key } = useMessages().drawings.crewDay;
  return (
    <>
      <Drawing height={scene.top + 2 * scene.row - 44}>
        <WetHatch id="crew-day-wet" />
        {hours.map((name, row) => (
          <text key={name} className={style.strong} x="0" y={scene.top - 16 + row * scene.row}>
            {name}
          </text>
        ))}
        {scenes.map((Scene, index) => {
          const { x, y } = placeOf(index);
          return (
            <g key={Scene.name} transform={`translate(${x} ${y})`}>
              <path className={style.fine} d={`M0 0H${scene.width}V136H0Z`} />
              <Scene />
              <path className={style.ground} d={`M0 128H${scene.width}v8H0Z`} />
              <path className={style.line} d={`M0 128H${scene.width}`} />
              {index % 3 < 2 && <path className={style.line} d="M202 66h14m0 0l-6 -5m6 5l-6 5" />}
            </g>
          );
        })}
        <Marks callouts={callouts} />
      </Drawing>
      <Key entries={key} />
    </>
  );
}

interface PersonProps {
  readonly x: number;
  /** From the shoulder. */
  readonly arms: string;
  /** From the hip. */
  readonly legs?: string;
  /** A technician has one. */
  readonly hasHat?: boolean;
}

function Person({ x, arms, legs = 'l-10 42m10 -42l10 42', hasHat = true }: PersonProps) {
  return (
    <g transform={`translate(${x} 0)`}>
      <circle className={style.body} cx="0" cy="38" r="9" />
      {hasHat && <path className={style.line} d="M-10 35q10 -14 20 0z" />}
      <path className={style.line} d={`M0 47V86M0 86${legs}M0 56${arms}`} />
    </g>
  );
}

/** At the panel, with a tester; the ceiling behind bulges with water. */
function Safety() {
  return (
    <>
      <path className={style.water} d="M18 0Q48 34 84 0Z" />
      <path className={style.flow} d="M50 22v7M44 18v4" />
      <path className={style.body} d="M142 30H176V86H142Z" />
      <path
        className={style.fine}
        d="M148 40h10M160 40h10M148 48h10M160 48h10M148 56h10M160 56h10M148 64h10M160 64h10"
      />
      <Person x={112} arms="l14 6l12 -6M0 56l-8 20" />
      <path className={style.body} d="M134 48h8v14h-8z" />
      <circle className={style.safe} cx="138" cy="53" r="2" />
      <path className={style.line} d="M138 62q-2 10 10 8" />
    </>
  );
}

/** Kneeling at a wall with a meter, spot by spot. */
function Reading() {
  return (
    <>
      <path className={style.body} d="M150 0H166V128H150Z" />
      <path className={style.water} d="M150 84H166V128H150Z" />
      <path fill="url(#crew-day-wet)" d="M150 84H166V128H150Z" />
      <circle className={style.safe} cx="142" cy="34" r="4" />
      <circle className={style.safe} cx="142" cy="58" r="4" />
      <circle className={style.deep} cx="142" cy="110" r="4" />
      <g transform="translate(0 24)">
        <Person x={88} arms="l18 10l18 -6M0 56l14 16" legs="l22 4l-4 14m-18 -18l-6 18h-16" />
      </g>
      <path className={style.body} d="M122 76h14v18h-14z" />
      <path className={style.line} d="M136 80h12M136 88h12" />
      <path className={style.fine} d="M125 79h8v6h-8z" />
    </>
  );
}

/** The log: one row for each spot, one column for each day. */
function Log() {
  return (
    <>
      <path className={style.body} d="M60 18H140V120H60ZM86 12H114V24H86Z" />
      <path className={style.fine} d="M68 38H132M68 54H132M68 70H132M68 86H132M92 32V102M112 32V102" />
      <path className={style.line} d="M72 46h14M72 62h14M72 78h14M72 94h14" />
      <path className={style.flow} d="M98 46h8M98 62h8M98 78h8M98 94h8M118 46h8M118 62h8" />
      <path className={style.body} d="M150 66l8 5l-30 44l-9 5l1 -10z" />
      <path className={style.fine} d="M146 73l8 5" />
    </>
  );
}

function Moving() {
  return (
    <>
      <path className={style.body} d="M176 0H190V128H176Z" />
      <path className={style.water} d="M176 92H190V128H176Z" />
      <path fill="url(#crew-day-wet)" d="M176 92H190V128H176Z" />
      <Person x={62} arms="l16 12l16 2M0 56l12 18l20 0" legs="l-16 40m16 -40l12 42" />
      <path className={style.body} d="M138 128V110L124 102A17 17 0 1 0 116 128Z" />
      <circle className={style.line} cx="114" cy="112" r="9" />
      <path className={style.line} d="M94 70l14 26" />
      <path className={style.flow} d="M144 118h24m0 0l-7 -5m7 5l-7 5" />
    </>
  );
}

/** Opening the foot of a wall with a bar, and bagging what comes out. */
function Opening() {
  return (
    <>
      <path className={style.body} d="M118 0H195V76H118Z" />
      <path className={style.body} d="M128 76h9v52h-9zM172 76h9v52h-9z" />
      <path className={style.fine} d="M131 80V128M134 80V128M175 80V128M178 80V128" />
      <path className={style.water} d="M128 104h9v24h-9zM172 104h9v24h-9z" />
      <path className={style.dash} d="M112 76H195" />
      <Person x={82} arms="l16 14l14 6M0 56l10 20l18 2" legs="l-12 42m12 -42l12 42" />
      <path className={style.line} d="M96 66L132 92l-3 6" />
      <path className={style.body} d="M36 128q-8 -20 8 -30l-4 -8q6 3 12 0l-4 8q18 10 10 30z" />
    </>
  );
}

/** Showing the falling line of readings to the owner. */
function Showing() {
  return (
    <>
      <path className={style.body} d="M116 22H186V78H116Z" />
      <path className={style.dry} d="M120 62H182V74H120Z" />
      <path className={style.fine} d="M120 28V74H182" />
      <path className={style.flow} d="M122 32Q132 58 150 64T180 68" />
      <Person x={46} arms="l12 18l-12 6M0 56l-10 22" hasHat={false} />
      <Person x={88} arms="l16 2l14 -12M0 56l-8 22" />
    </>
  );
}
