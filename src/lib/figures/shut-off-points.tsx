import { useMessages } from '../../i18n/language-context.tsx';
import style from './shared/drawing.module.css';
import { type Callout, Drawing, Key, Marks } from './shared/drawing.tsx';

const points: readonly Callout[] = [
  { at: [498, 290], to: [540, 304] },
  {
    at: [298, 276],
    to: [270, 290],
  },
  { at: [76, 268], to: [76, 322] },
  { at: [404, 176], to: [374, 212] },
  { at: [176, 190], to: [210, 222] },
  { at: [610, 250], to: [606, 290] },
];

/** A slab house in section with its six shut-off points, from the street to the sink. */
export default function ShutOffPoints() {
  return (
    <>
      <Drawing top={20} height={380}>
        <Ground />
        <House />
        <Supply />
        <Heater />
        <Sink />
        <Meters />
        <Marks callouts={points} />
      </Drawing>
      <Key entries={useMessages().drawings.shutOffPoints.points} />
    </>
  );
}

function Ground() {
  return (
    <>
      <path className={style.ground} d="M0 352H24V340H640V396H0Z" />
      <path className={style.line} d="M0 352H24V340H54M98 340H222M590 340H640" />
      <path className={style.body} d="M222 330H590V352H222Z" />
    </>
  );
}

/** Garage on the left, kitchen on the right, attic above. */
function House() {
  const { garage, kitchen } = useMessages().drawings.shutOffPoints;
  return (
    <>
      <path className={style.line} d="M196 142L406 40L616 142M210 136H602" />
      <path className={style.body} d="M222 136H232V330H222ZM580 136H590V330H580ZM428 136H436V330H428Z" />
      <path className={style.fine} d="M232 146H580" />
      <text className={style.quiet} x="314" y="178" textAnchor="middle">
        {garage}
      </text>
      <text className={style.quiet} x="508" y="178" textAnchor="middle">
        {kitchen}
      </text>
    </>
  );
}

/** The water line: street box, under the yard, up through the house valve; behind it to the heater, and over the ceiling to the sink. */
function Supply() {
  return (
    <>
      <path className={style.body} d="M54 336H98V368H54Z" />
      <path className={style.line} d="M50 336H102" />
      <path className={style.flow} d="M0 374H40V358H122V374H262V312M262 272V122H566V330H548V324M262 244H330V262" />
      <path className={style.body} d="M66 350H86V366H66Z" />
      <Valve x={262} y={292} />
      <Valve x={548} y={304} />
      <path className={style.flow} d="M548 284V262" />
    </>
  );
}

/** Two triangles that meet, the sign for a valve. */
function Valve({ x, y }: { x: number; y: number }) {
  return <path className={style.body} d={`M${x - 10} ${y - 20}H${x + 10}L${x - 10} ${y + 20}H${x + 10}Z`} />;
}

function Heater() {
  return (
    <>
      <path className={style.body} d="M318 322V222Q318 210 352 210Q386 210 386 222V322Z" />
      <path className={style.water} d="M322 236H382V318H322Z" />
      <path className={style.line} d="M352 210V200M340 330V322M364 330V322" />
      <circle className={style.body} cx="352" cy="298" r="9" />
      <path className={style.line} d="M352 298V291" />
    </>
  );
}

function Sink() {
  return (
    <>
      <path className={style.body} d="M484 240H576V252H484Z" />
      <path className={style.line} d="M488 252V330M572 252V330" />
      <path className={style.line} d="M506 252V266H536V252M514 240V222Q514 212 524 212T534 222" />
      <path className={style.flow} d="M548 262V252" />
    </>
  );
}

/** The electric panel on the outside wall, the gas meter on the other side. */
function Meters() {
  return (
    <>
      <path className={style.body} d="M204 212H222V262H204Z" />
      <path className={style.line} d="M213 226V236M213 212V142" />
      <path className={style.body} d="M594 292H622V316H594Z" />
      <path className={style.line} d="M600 340V316M590 304H594M602 304H614" />
    </>
  );
}
