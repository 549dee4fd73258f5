import { factors } from '#core/calculators/dehumidification/factors.ts';
import { wholeUnitsFor } from '#core/units/rounding.ts';
import styles from '../../../components/chart/Picture.module.css';
import { Picture, pictureWidth } from '../../../components/chart/Picture.tsx';
import type { DryingShown } from './drying.ts';

/** A need, and the whole machines that cover it, pints a day. */
interface Cover {
  readonly name: string;
  readonly need: number;
  readonly units: number;
  readonly each: number;
}

const left = 4;
const wide = pictureWidth - 2 * left;
const rowHeight = 84;
/** Above this many, single machines cannot be told apart. */
const mostOutlined = 60;

/** Capacity against need: the need as a solid bar, below it the machines, each an outlined block. */
export function CapacityPicture(shown: DryingShown) {
  const { locale, words, t } = shown;
  const covers = coversOf(shown);
  const most = Math.max(...covers.map(({ need, units, each }) => Math.max(need, units * each)));
  const scale = (pints: number) => (pints / most) * wide;
  const texts = ({ need, units, each }: Cover) => ({
    need: locale.upTo(need, 1),
    units: locale.number(units),
    each: locale.upTo(each),
    all: locale.upTo(units * each),
  });
  return (
    <Picture
      shown={shown}
      height={covers.length * rowHeight}
      alt={covers
        .map((cover) => t(words.own.picture.cover, { ...texts(cover), name: cover.name, count: cover.units }))
        .join(' ')}
      caption={words.own.picture.caption}
    >
      {covers.map((cover, index) => (
        <g key={cover.name} transform={`translate(${left} ${index * rowHeight})`}>
          <text className={styles.title} y="14">
            {cover.name}
          </text>
          <rect className={styles.need} y="21" width={scale(cover.need)} height="20" />
          <NeedLabel width={scale(cover.need)} words={texts(cover).need} />
          <Machines units={cover.units} width={scale(cover.units * cover.each)} />
          <text y="74">{t(words.own.picture.machines, texts(cover))}</text>
        </g>
      ))}
    </Picture>
  );
}

function coversOf({ input, result, words }: DryingShown): readonly Cover[] {
  const { ratedPints, machine } = input;
  const chart = (name: string, need: number): Cover => ({
    name,
    need,
    units: wholeUnitsFor(need / ratedPints),
    each: ratedPints,
  });
  const { conventionalPints } = result;
  return [
    {
      name: words.own.thisCalculator,
      need: result.requiredCapacity,
      units: result.unitsNeeded,
      each: factors.pintsPerUnit.value,
    },
    chart(words.own.picture.charts.lgr, result.lgrPints),
    ...(machine === 'conventional' && conventionalPints !== null
      ? [chart(words.own.picture.charts.conventional, conventionalPints)]
      : []),
  ];
}

function NeedLabel({ width, words }: { readonly width: number; readonly words: string }) {
  const fits = width > 70;
  return (
    <text
      className={fits ? `${styles.onRiver} ${styles.end}` : styles.strong}
      x={fits ? width - 6 : width + 6}
      y="35.5"
    >
      {words}
    </text>
  );
}

function Machines({ units, width }: { readonly units: number; readonly width: number }) {
  if (units > mostOutlined) return <rect className={styles.machine} y="43" width={width} height="16" />;
  const step = width / units;
  return Array.from({ length: units }, (_, index) => (
    <rect
      // biome-ignore lint/suspicious/noArrayIndexKey: machines are alike and never change places.
      key={index}
      className={styles.machine}
      x={index * step}
      y="43"
      width={step}
      height="16"
    />
  ));
}
