import { useMessages } from '../../i18n/language-context.tsx';
import style from './shared/drawing.module.css';
import { type Callout, Drawing, Key, Marks, WetHatch } from './shared/drawing.tsx';

/** Section of a two-storey house on a slab, 14 units to the foot. */
const foot = 14;
const wall = { left: 68, right: 68 + 36 * foot, party: 320 };
const level = { slab: 440, joist: 440 - 8 * foot, upper: 440 - 9 * foot, attic: 440 - 17 * foot, ridge: 62 };

interface Place extends Callout {
  /** The wet part of the section. */
  readonly wet: string;
}

const places: readonly Place[] = [
  { wet: 'M196 182h76v20h-76z', at: [170, 152], to: [222, 192] },
  { wet: 'M392 190h84v12h-84z', at: [512, 176], to: [462, 196] },
  { wet: 'M314 214h12v100h-12z', at: [366, 244], to: [320, 258] },
  { wet: 'M226 314h94v14h-94z', at: [200, 294], to: [250, 321] },
  { wet: 'M84 424h70v16h-70z', at: [180, 386], to: [142, 432] },
  { wet: 'M298 396h16v44h-16z', at: [240, 392], to: [304, 420] },
  { wet: 'M326 384h14v56h-14z', at: [414, 366], to: [334, 400] },
  { wet: 'M392 434h112v6h-112z', at: [452, 408], to: [452, 436] },
  { wet: 'M564 376h8v64h-8z', at: [524, 384], to: [566, 412] },
];

/** A house in section, with nine places that hold water out of sight. */
export default function WhereWaterHides() {
  return (
    <>
      <Drawing top={46} height={438}>
        <WetHatch id="hides-wet" />
        <Ground />
        <Frame />
        <UpperFloor />
        <GroundFloor />
        {places.map(({ wet }) => (
          <path key={wet} className={style.line} fill="none" d={wet} />
        ))}
        {places.map(({ wet }) => (
          <path key={wet} className={style.water} d={wet} />
        ))}
        {places.map(({ wet }) => (
          <path key={wet} fill="url(#hides-wet)" d={wet} />
        ))}
        <Marks callouts={places} />
      </Drawing>
      <Key entries={useMessages().drawings.whereWaterHides} />
    </>
  );
}

function Ground() {
  return (
    <>
      <path className={style.ground} d={`M8 ${level.slab + 4}H632V484H8Z`} />
      <path className={style.body} d={`M52 ${level.slab}H588V456H572V472H548V456H92V472H68V456H52Z`} />
    </>
  );
}

function Frame() {
  const { left, right, party } = wall;
  const { slab, joist, upper, attic, ridge } = level;
  return (
    <>
      <path className={style.body} d={`M${left} ${slab}V${attic}H${right}V${slab}Z`} />
      <path className={style.body} d={`M34 218L${party} ${ridge}L606 218L598 226L${party} 76L42 226Z`} />
      <path className={style.line} d={`M${left + 8} ${slab}V${attic}M${right - 8} ${slab}V${attic}`} />
      <path
        className={style.line}
        d={`M${left} ${joist}H${right}M${left} ${upper}H${right}M${left} ${attic}H${right}`}
      />
      <path className={style.line} d={`M${party - 6} ${slab}V${joist}M${party + 6} ${slab}V${joist}`} />
      <path className={style.line} d={`M${party - 6} ${upper}V${attic}M${party + 6} ${upper}V${attic}`} />
      <path className={style.body} d="M564 236h8v60h-8zM564 346h8v30h-8z" />
      <path className={style.line} d="M232 108V84h10V102" />
      <path className={style.dash} d={`M${left + 10} ${attic - 12}H${right - 10}`} />
    </>
  );
}

function UpperFloor() {
  return (
    <>
      <path className={style.line} d="M242 314V236H314M242 306H314M300 250l-12 6M320 236v78" />
      <path className={style.fine} d="M288 258l-6 12M292 258l-3 14" />
      <path className={style.line} d="M110 314v-30q0-6 6-6h44q8 0 8 8v28M116 292h48" />
      <path className={style.body} d="M396 150h76v40h-76z" />
      <path className={style.line} d="M396 170h76M472 196h60v118M380 160h16M380 180h16" />
      <path className={style.line} d="M412 314v-26h90v26M412 300h90M430 288v-8h24v8" />
    </>
  );
}

function GroundFloor() {
  return (
    <>
      <path className={style.body} d="M80 382h84v58h-84zM80 376h90v6h-90z" />
      <path className={style.line} d="M122 382v42M104 382q2 18 12 18v24M112 376v-16q0-8 10-8" />
      <path className={style.body} d="M262 350h34v90h-34z" />
      <path className={style.line} d="M262 382h34M268 388v14" />
      <path className={style.body} d="M342 384h44v56h-44z" />
      <circle className={style.line} cx="364" cy="416" r="13" />
      <path className={style.line} d="M342 394h-10v-14" />
    </>
  );
}
