import type { ReactNode } from 'react';
import { useMessages } from '../../i18n/language-context.tsx';
import style from './shared/drawing.module.css';
import { type Callout, Drawing, Key, Marks, WetHatch } from './shared/drawing.tsx';

/** A panel: a room in section, with the wall on the left. The floor is at 150. */
const panel = { width: 300, height: 214, top: 62 };

/** A category of water: the room when a crew comes, and when the last readings are dry. */
interface Pair {
  readonly before: ReactNode;
  readonly after: ReactNode;
}

const wet = 'url(#before-after-wet)';

const pairs: readonly Pair[] = [
  {
    before: (
      <>
        <Wall wetTo={112} hasBase />
        <Puddle />
        <Sink />
        <path className={style.flow} d="M104 114l-15 9M106 118l-8 18M110 118l3 19M114 116l16 15" />
        <Floor />
      </>
    ),
    after: (
      <>
        <Wall hasBase={false} />
        <Sink isOpen />
        <path className={style.fine} d="M100 78v30h10v42" />
        <AirMover x={176} />
        <Dehumidifier />
        <Floor />
      </>
    ),
  },
  {
    before: (
      <>
        <Wall wetTo={100} hasBase />
        <Carpet isWet />
        <Washer />
        <path className={style.flow} d="M53 48q8 8 5 24t2 30M58 46q10 12 6 32" />
        <path className={style.water} d="M54 137Q90 132 140 136T300 137V143H54Z" />
        <Floor />
      </>
    ),
    after: (
      <>
        <Wall hasBase={false} hasOpenings />
        <Washer />
        <Bag x={150} />
        <AirMover x={190} reach={24} />
        <Dehumidifier />
        <Floor />
      </>
    ),
  },
  {
    before: (
      <>
        <Wall wetTo={66} hasBase />
        <Toilet />
        <path className={style.water} d="M50 124Q80 120 112 124T176 124T240 124T296 124V150H50Z" />
        <path
          className={style.specks}
          d="M70 134h0M92 142h0M118 133h0M141 141h0M163 135h0M186 143h0M208 133h0M231 141h0M252 134h0M276 142h0M104 144h0M216 146h0"
        />
        <Floor />
      </>
    ),
    after: (
      <>
        <Wall cutAt={58} hasBase={false} />
        <Sheet />
        <Scrubber />
        <Bag x={252} />
        <Bag x={226} />
        <Floor />
      </>
    ),
  },
];

const callouts: readonly Callout[] = [
  { at: [196, 140], to: [122, 184] },
  { at: [408, 96], to: [386, 204] },
  { at: [112, 297], to: [60, 344] },
  { at: [432, 297], to: [385, 410] },
  { at: [222, 566], to: [186, 624] },
  { at: [440, 516], to: [388, 546] },
  { at: [592, 506], to: [545, 528] },
];

/** A room before and after the work, once for each category of water. */
export default function BeforeAfter() {
  const { before, after, categories, key } = useMessages().drawings.beforeAfter;
  return (
    <>
      <Drawing height={panel.top + 3 * panel.height - 18}>
        <WetHatch id="before-after-wet" />
        <text className={style.strong} x="0" y="22">
          {before}
        </text>
        <text className={style.strong} x="336" y="22">
          {after}
        </text>
        {pairs.map((pair, index) => (
          <g key={categories[index]} transform={`translate(0 ${panel.top + index * panel.height})`}>
            <text className={style.quiet} x="0" y="-12">
              {categories[index]}
            </text>
            {pair.before}
            <path className={style.line} d="M306 88h22m0 0l-8 -6m8 6l-8 6" />
            <g transform="translate(336 0)">{pair.after}</g>
          </g>
        ))}
        <Marks callouts={callouts} />
      </Drawing>
      <Key entries={key} />
    </>
  );
}

interface WallProps {
  readonly wetTo?: number;
  /** Height at which the drywall was cut: below it the stud is bare. */
  readonly cutAt?: number;
  readonly hasBase: boolean;
  /** Holes behind the baseboard let air into the wall. */
  readonly hasOpenings?: boolean;
}

/** A framed wall in section: drywall, stud and insulation, drywall. */
function Wall({ wetTo, cutAt, hasBase, hasOpenings }: WallProps) {
  const foot = cutAt ?? 150;
  return (
    <>
      <path className={style.body} d="M12 4V150H18V4ZM18 4V150H42V4Z" />
      <path className={style.body} d={`M42 4V${foot}H49V4Z`} />
      <path className={style.fine} d={insulation(cutAt ?? 142)} />
      <path className={style.line} d="M18 142H42" />
      {wetTo && <path className={style.water} d={`M18 ${wetTo + 14}H42V${wetTo}H49V150H18Z`} />}
      {wetTo && <path fill={wet} d={`M18 ${wetTo + 14}H42V${wetTo}H49V150H18Z`} />}
      {hasBase && <path className={style.body} d="M49 128h5v22h-5z" />}
      {hasOpenings && <path className={style.flow} d="M68 140H34m0 0l6 -4m-6 4l6 4" />}
      {cutAt && <path className={style.dash} d={`M6 ${cutAt}H66`} />}
    </>
  );
}

/** Loops of insulation between the drywall, down to a height. */
function insulation(to: number): string {
  const loops = Math.floor((to - 8) / 9);
  return `M21 6${'q22 4 18 8q-4 4 -18 1'.repeat(loops)}`;
}

function Floor() {
  return (
    <>
      <path className={style.ground} d="M0 158H300V176H0Z" />
      <path className={style.body} d="M0 150H300V158H0Z" />
    </>
  );
}

function Puddle() {
  return <path className={style.water} d="M49 142Q100 138 170 141T300 144V150H49Z" />;
}

function Sink({ isOpen = false }: { readonly isOpen?: boolean }) {
  return (
    <>
      <path className={style.body} d={isOpen ? 'M60 72H150V80H60Z' : 'M60 72H150V80H60ZM64 80H146V150H64Z'} />
      <path className={style.line} d="M84 80q2 14 14 14h14q12 0 14 -14M96 72V54q0 -8 8 -8t8 8v6" />
      {isOpen && <path className={style.line} d="M64 80V150M146 80V150M64 104H146" />}
      <path className={style.line} d="M104 94v20" />
      {!isOpen && <path className={style.fine} d="M104 120H64M105 80V150" />}
    </>
  );
}

function Washer() {
  return (
    <>
      <path className={style.body} d="M66 70H128V143H66Z" />
      <circle className={style.line} cx="97" cy="112" r="19" />
      <circle className={style.fine} cx="97" cy="112" r="12" />
      <path className={style.fine} d="M66 84H128M74 77H92" />
      <circle className={style.speck} cx="118" cy="77" r="2.4" />
      <path className={style.line} d="M128 78q8 0 8 -12V52q0 -8 -10 -8H49" />
      <path className={style.line} d="M68 143v7M126 143v7" />
    </>
  );
}

function Carpet({ isWet }: { readonly isWet: boolean }) {
  return (
    <>
      <path className={style.body} d="M54 143H300V150H54Z" />
      {isWet && <path fill={wet} d="M54 143H300V150H54Z" />}
      <path className={style.fine} d="M54 146.5H300" />
    </>
  );
}

function Toilet() {
  return (
    <>
      <path className={style.body} d="M70 62H94V106H70ZM68 56H96V62H68Z" />
      <path className={style.body} d="M94 100H142Q140 124 122 128V150H92V128Q84 116 94 100Z" />
      <path className={style.line} d="M92 98H144" />
      <path className={style.flow} d="M112 92q2 -10 8 -12M126 93q6 -8 14 -8M104 91q-2 -8 -6 -12" />
    </>
  );
}

/** A snail-shaped fan that blows along the foot of the wall. */
function AirMover({ x, reach = 52 }: { readonly x: number; readonly reach?: number }) {
  return (
    <g transform={`translate(${x} 0)`}>
      <path className={style.body} d="M0 150V130L14 122A19 19 0 1 1 22 150Z" />
      <circle className={style.line} cx="26" cy="131" r="11" />
      <circle className={style.fine} cx="26" cy="131" r="3.5" />
      <path className={style.flow} d={`M-6 140H${-reach}m0 0l8 -5m-8 5l8 5`} />
    </g>
  );
}

function Dehumidifier() {
  return (
    <>
      <path className={style.body} d="M246 84H290V144H246Z" />
      <path className={style.fine} d="M252 94H284M252 101H284M252 108H284" />
      <path className={style.line} d="M250 84V74H286V84" />
      <circle className={style.line} cx="254" cy="146" r="4" />
      <circle className={style.line} cx="282" cy="146" r="4" />
      <path className={style.fine} d="M290 132h6v18" />
      <circle className={style.safe} cx="268" cy="126" r="7" />
    </>
  );
}

/** A tied bag of what cannot be saved. */
function Bag({ x }: { readonly x: number }) {
  return <path className={style.body} d={`M${x} 150q-8 -22 8 -34l-4 -8q6 3 12 0l-4 8q18 12 10 34z`} />;
}

/** A plastic sheet that closes off the area, with a zipper. */
function Sheet() {
  return (
    <>
      <path className={style.line} d="M206 4V150M200 4H212" />
      <path className={style.dash} d="M196 8Q204 60 194 100T198 150" />
    </>
  );
}

/** A filter machine that takes air out of the closed area, its hose through the sheet. */
function Scrubber() {
  return (
    <>
      <path className={style.body} d="M96 96H156V144H96Z" />
      <path className={style.fine} d="M104 102V138M111 102V138M118 102V138" />
      <circle className={style.line} cx="106" cy="147" r="4" />
      <circle className={style.line} cx="146" cy="147" r="4" />
      <path className={style.line} d="M156 108q24 2 30 -16t24 -22h22M156 122q32 4 40 -16t20 -22h16" />
      <path className={style.flow} d="M238 77h28m0 0l-8 -5m8 5l-8 5M66 116h22m0 0l-7 -5m7 5l-7 5" />
    </>
  );
}
