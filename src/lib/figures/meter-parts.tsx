import { useMessages } from '../../i18n/language-context.tsx';
import style from './shared/drawing.module.css';
import { type Callout, Drawing, Key, Marks, WetHatch } from './shared/drawing.tsx';

const callouts: readonly Callout[] = [
  { at: [254, 150], to: [196, 164] },
  { at: [66, 52], to: [128, 58] },
  { at: [586, 214], to: [428, 214] },
  { at: [560, 92], to: [446, 104] },
  { at: [254, 330], to: [196, 330] },
  { at: [590, 412], to: [488, 398] },
];

/** A combined moisture meter from the front and from the side, against a wall in section. */
export default function MeterParts() {
  return (
    <>
      <Drawing height={430}>
        <WetHatch id="meter-wet" />
        <Front />
        <Wall />
        <Side />
        <Probe />
        <Marks callouts={callouts} />
      </Drawing>
      <Key entries={useMessages().drawings.meterParts} />
    </>
  );
}

function Front() {
  return (
    <>
      <path className={style.line} d="M134 74V40M178 74V40" />
      <path className={style.line} d="M131 40L134 26L137 40ZM175 40L178 26L181 40Z" />
      <path
        className={style.body}
        d="M116 88Q116 74 130 74H182Q196 74 196 88L204 214Q206 232 196 244L190 372Q189 396 166 396H146Q123 396 122 372L116 244Q106 232 108 214Z"
      />
      <path className={style.body} d="M124 98H188L192 206H120Z" />
      <path className={style.water} d="M132 108H180V154H130Z" />
      <path className={style.deep} d="M132 154L146 134L158 146L180 122V154Z" />
      <path className={style.fine} d="M130 166H182M129 190H183" />
      <path
        className={style.line}
        d="M134 171h9v14h-9zM134 178h9M149 171h9v14h-9zM149 178h9M168 171h9v14h-9zM168 178h9M163 184v2"
      />
      <path className={style.fine} d="M126 198H150" />
      <path className={style.flow} d="M126 198H142" />
      <circle className={style.line} cx="156" cy="250" r="17" />
      <circle className={style.fine} cx="156" cy="250" r="8" />
      <path className={style.line} d="M132 286H146V296H132ZM166 286H180V296H166Z" />
      <path className={style.fine} d="M128 322H184M128 330H184M129 338H183" />
      <circle className={style.line} cx="156" cy="368" r="7" />
    </>
  );
}

/** The wall that is measured: dry above, wet below. */
function Wall() {
  return (
    <>
      <path className={style.body} d="M330 14V420H348V14ZM348 14V420H404V14ZM404 14V420H420V14Z" />
      <path className={style.fine} d="M376 14V420M352 14V420" />
      <path className={style.water} d="M404 196H420V420H404Z" />
      <path fill="url(#meter-wet)" d="M404 196H420V420H404Z" />
      <path className={style.water} d="M348 262Q376 250 404 262V420H348Z" />
      <path fill="url(#meter-wet)" d="M348 262Q376 250 404 262V420H348Z" />
      <path className={style.body} d="M420 372h10v48h-10z" />
    </>
  );
}

/** The same meter from the side, its pad flat on the wall. */
function Side() {
  return (
    <>
      <path
        className={style.body}
        d="M432 110Q432 94 446 92H470Q486 94 488 112L490 214Q490 226 482 234L478 344Q476 362 460 362H452Q438 362 438 344L434 246Z"
      />
      <path className={style.deep} d="M420 180H432V246H420Z" />
      <path className={style.line} d="M420 180H434V246H420Z" />
      <path className={style.line} d="M440 104H452V118H440Z" />
      <path className={style.dash} d="M438 106L422 74M438 116L422 146" />
      <path className={style.line} d="M488 124H496V204H490" />
      <path className={style.fine} d="M404 204q-34 10 0 30M404 192q-58 24 0 54" />
      <path className={style.fine} d="M442 328H474M442 336H474M443 344H473" />
    </>
  );
}

function Probe() {
  return (
    <>
      <path className={style.line} d="M458 362C458 382 530 350 548 372S524 394 486 393" />
      <path className={style.body} d="M446 384H486V402H446Z" />
      <path className={style.line} d="M446 389H410M446 397H410" />
    </>
  );
}
