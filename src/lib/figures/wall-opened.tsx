import { useMessages } from '../../i18n/language-context.tsx';
import style from './shared/drawing.module.css';
import { type Callout, Drawing, Key, Marks, WetHatch } from './shared/drawing.tsx';

/** A stage: a piece of wall seen from the room. The floor is at 236. */
const stage = { width: 146, gap: 17, ceiling: 44, floor: 236, cut: 158 };

const stages = [Measured, Marked, Opened, Dried];
const leftOf = (index: number) => 1 + index * (stage.width + stage.gap);
const callouts: readonly Callout[] = stages.map((_, index) => ({ at: [leftOf(index) + 18, 20] }));

/** One wall in four stages: measured, marked, opened, and dry. */
export default function WallOpened() {
  return (
    <>
      <Drawing height={268}>
        <WetHatch id="wall-opened-wet" />
        {stages.map((Stage, index) => (
          <g key={Stage.name} transform={`translate(${leftOf(index)} 0)`}>
            <Stage />
            <Room />
          </g>
        ))}
        {stages.slice(1).map((Stage, index) => (
          <path key={Stage.name} className={style.line} d={`M${leftOf(index + 1) - 14} 20h10m0 0l-5 -4m5 4l-5 4`} />
        ))}
        <Marks callouts={callouts} />
      </Drawing>
      <Key entries={useMessages().drawings.wallOpened} />
    </>
  );
}

function Room() {
  const { width, ceiling, floor } = stage;
  return (
    <>
      <path className={style.line} d={`M0 ${ceiling}H${width}`} />
      <path className={style.body} d={`M0 ${floor}H${width}v8H0Z`} />
      <path className={style.ground} d={`M0 ${floor + 8}H${width}v14H0Z`} />
    </>
  );
}

function Drywall({ to }: { readonly to: number }) {
  const { width, ceiling } = stage;
  return (
    <>
      <path className={style.body} d={`M0 ${ceiling}H${width}V${to}H0Z`} />
      <path className={style.body} d="M58 100h16v26H58z" />
      <path className={style.fine} d="M63 107v4M69 107v4M66 117v3" />
    </>
  );
}

/** The stain as the eye sees it, and the wet area behind the paint. */
function Stain() {
  return (
    <>
      <path className={style.water} d="M0 186Q30 174 62 184T120 178T146 184V236H0Z" />
      <path fill="url(#wall-opened-wet)" d="M0 206Q40 196 80 204T146 202V236H0Z" />
    </>
  );
}

function Base() {
  return <path className={style.body} d={`M0 220H${stage.width}V236H0Z`} />;
}

function Studs({ isWet }: { readonly isWet: boolean }) {
  const { cut, floor } = stage;
  return (
    <>
      <path className={style.line} d={`M0 ${cut}H146`} />
      <path className={style.body} d={`M0 ${floor - 10}H146V${floor}H0Z`} />
      {[14, 68, 122].map((x) => (
        <g key={x}>
          <path className={style.body} d={`M${x} ${cut}h12V${floor - 10}h-12z`} />
          <path className={style.fine} d={`M${x + 4} ${cut + 6}V${floor - 14}M${x + 8} ${cut + 6}V${floor - 14}`} />
          {isWet && <path className={style.water} d={`M${x} 196h12V${floor - 10}h-12z`} />}
        </g>
      ))}
    </>
  );
}

function Measured() {
  return (
    <>
      <Drywall to={236} />
      <Stain />
      <Base />
      {[212, 190, 168, 146].map((y, index) => (
        <circle key={y} className={index < 2 ? style.deep : style.safe} cx="104" cy={y} r="6" />
      ))}
      <path className={style.fine} d="M104 140V132" />
      <path className={style.body} d="M94 108h20l2 24h-24z" />
      <path className={style.fine} d="M98 113h12v7H98z" />
    </>
  );
}

function Marked() {
  return (
    <>
      <Drywall to={236} />
      <Stain />
      <path className={style.dash} d={`M0 ${stage.cut}H146`} />
      <path className={style.body} d={`M44 ${stage.cut - 9}h60v9H44z`} />
      <circle className={style.safe} cx="74" cy={stage.cut - 4.5} r="3" />
      <path className={style.fine} d="M0 220H146" />
      <path className={style.body} d="M8 232L120 218L122 226L10 240Z" />
    </>
  );
}

function Opened() {
  const insulation = `M28 ${stage.cut}h38v14q-8 8 -20 4t-18 2zM82 ${stage.cut}h38v18q-10 6 -20 0t-18 4z`;
  return (
    <>
      <Drywall to={stage.cut} />
      <Studs isWet />
      <path className={style.fine} d={insulation} />
      <path className={style.body} d="M56 236q-8 -20 8 -30l-4 -8q6 3 12 0l-4 8q18 10 10 30z" />
    </>
  );
}

function Dried() {
  return (
    <>
      <Drywall to={stage.cut} />
      <Studs isWet={false} />
      <circle className={style.safe} cx="74" cy="206" r="6" />
      <circle className={style.safe} cx="20" cy="206" r="6" />
      <path className={style.body} d="M96 236V220L108 213A15 15 0 1 1 114 236Z" />
      <circle className={style.line} cx="117" cy="221" r="8" />
      <path className={style.flow} d="M90 229H40m0 0l7 -5m-7 5l7 5" />
    </>
  );
}
