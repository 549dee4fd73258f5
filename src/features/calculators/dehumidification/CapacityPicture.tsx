import type { words } from '#content/en/calculators/dehumidification.ts';
import type { MessageShape } from '#content/i18n/message-shape.ts';
import type { definition } from '#core/calculators/dehumidification/definition.ts';
import { factors } from '#core/calculators/dehumidification/factors.ts';
import { wholeUnitsFor } from '#core/units/rounding.ts';
import styles from '../../../components/chart/Picture.module.css';
import { Picture, pictureWidth } from '../../../components/chart/Picture.tsx';
import type { ResultView } from '../types.ts';

export type DehumidificationMessages = MessageShape<typeof words>;
export type DehumidificationView = ResultView<typeof definition, DehumidificationMessages>;

/** A need in pints per day, and the whole units that cover it. */
interface Cover {
  readonly name: string;
  readonly need: number;
  readonly units: number;
  readonly each: number;
}

const left = 4;
const wide = pictureWidth - 2 * left;
const rowHeight = 84;
/** With more units their outlines cannot be distinguished. */
const mostOutlined = 60;

/** Need against capacity: the need as a solid bar, below it an outlined block per unit. */
export function CapacityPicture(shown: DehumidificationView) {
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
          <Units units={cover.units} width={scale(cover.units * cover.each)} />
          <text y="74">{t(words.own.picture.machines, texts(cover))}</text>
        </g>
      ))}
    </Picture>
  );
}

function coversOf({ input, result, words }: DehumidificationView): readonly Cover[] {
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

function Units({ units, width }: { readonly units: number; readonly width: number }) {
  if (units > mostOutlined) return <rect className={styles.machine} y="43" width={width} height="16" />;
  const step = width / units;
  return Array.from({ length: units }, (_, index) => (
    <rect
      // biome-ignore lint/suspicious/noArrayIndexKey: units are identical and never reordered.
      key={index}
      className={styles.machine}
      x={index * step}
      y="43"
      width={step}
      height="16"
    />
  ));
}
