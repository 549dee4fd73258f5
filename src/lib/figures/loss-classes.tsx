import { exampleLosses, exampleRoom as room } from '#content/facts/tables/drawn-examples.ts';
import { t } from '#content/i18n/t.ts';
import { lossClass, type WetSurfaces, wetSharePercent } from '#core/job/loss-class.ts';
import { useLocale, useMessages } from '../../i18n/language-context.tsx';
import style from './shared/drawing.module.css';
import { Dimension, Drawing, WetHatch } from './shared/drawing.tsx';

const foot = 22;
const size = { width: room.lengthFt * foot, height: room.heightFt * foot };

/** One loss in that room, drawn as a section. */
type Loss = WetSurfaces & { readonly id: (typeof exampleLosses)[number]['id'] };

/** The four classes of loss in one room of 12 by 12 by 8 feet. */
export default function LossClasses() {
  return (
    <Drawing height={584}>
      <WetHatch id="classes-wet" />
      {exampleLosses.map((loss, index) => (
        <g key={loss.id} transform={`translate(${34 + (index % 2) * 312} ${index < 2 ? 46 : 336})`}>
          <Section loss={loss} />
        </g>
      ))}
    </Drawing>
  );
}

function Section({ loss }: { loss: Loss }) {
  const words = useMessages().drawings.lossClasses;
  const locale = useLocale();
  const { width, height } = size;
  return (
    <>
      <text className={style.strong} x="0" y="-20">
        {t(words.ofClass, { class: lossClass(room, loss) }, locale)}
      </text>
      <text className={style.quiet} x={width} y="-20" textAnchor="end">
        {words.losses[loss.id]}
      </text>
      <path className={style.body} d={`M-8 -8H${width + 8}V${height + (loss.heldDeep ? 34 : 10)}H-8Z`} />
      <path className={style.line} d={`M0 0H${width}V${height}H0Z`} />
      {loss.heldDeep && <path className={style.fine} d={`M-8 ${height + 10}H${width + 8}`} />}
      <Wet loss={loss} />
      <text x={width / 2} y={height / 2 + 6} textAnchor="middle">
        {loss.heldDeep ? words.heldDeep : t(words.wetShare, { share: wetSharePercent(room, loss).toFixed(0) }, locale)}
      </text>
      {loss.wallHeightFt === 2 && <Dimension from={[18, height - 2 * foot]} to={[18, height]} />}
      {loss.wallHeightFt === 2 && (
        <text x="30" y={height - foot + 8}>
          {t(words.feet, { feet: loss.wallHeightFt }, locale)}
        </text>
      )}
    </>
  );
}

/** The wet share of floor, walls and ceiling, as bands of the section. */
function Wet({ loss }: { loss: Loss }) {
  const { width, height } = size;
  const floorWidth = (loss.floorSqFt / (room.lengthFt * room.widthFt)) * width;
  const ceilingWidth = (loss.ceilingSqFt / (room.lengthFt * room.widthFt)) * width;
  const wall = loss.wallHeightFt * foot;
  const depth = loss.heldDeep ? 30 : 10;
  const floorFrom = loss.heldDeep ? (width - floorWidth) / 2 : 0;
  const bands = [
    `M${floorFrom} ${height}h${floorWidth}v${depth}h${-floorWidth}Z`,
    ...(wall ? [`M-8 ${height - wall}h8v${wall}h-8Z`, `M${width} ${height - wall}h8v${wall}h-8Z`] : []),
    ...(ceilingWidth ? [`M${(width - ceilingWidth) / 2} -8h${ceilingWidth}v8h${-ceilingWidth}Z`] : []),
  ];
  return bands.map((band) => (
    <g key={band}>
      <path className={style.water} d={band} />
      <path fill="url(#classes-wet)" d={band} />
    </g>
  ));
}
