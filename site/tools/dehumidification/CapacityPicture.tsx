import { formatNumber, formatUpTo } from '#site/format.ts';
import styles from '../picture/Picture.module.css';
import { Picture, pictureWidth } from '../picture/Picture.tsx';

/** A need, and the whole machines that cover it, pints a day. */
export interface Cover {
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
export function CapacityPicture({ covers, example }: { readonly covers: readonly Cover[]; readonly example: boolean }) {
  const most = Math.max(...covers.map(({ need, units, each }) => Math.max(need, units * each)));
  const scale = (pints: number) => (pints / most) * wide;
  return (
    <Picture
      number={1}
      height={covers.length * rowHeight}
      example={example}
      alt={covers.map((cover) => `${cover.name}: ${sentence(cover)}.`).join(' ')}
      caption="Need and capacity in pints a day. Solid: what the method asks for. Outlined: whole machines that cover it; what sticks out is spare."
    >
      {covers.map((cover, index) => (
        <g key={cover.name} transform={`translate(${left} ${index * rowHeight})`}>
          <text className={styles.title} y="14">
            {cover.name}
          </text>
          <rect className={styles.need} y="21" width={scale(cover.need)} height="20" />
          <NeedLabel width={scale(cover.need)} words={`${formatUpTo(cover.need, 1)}`} />
          <Machines cover={cover} width={scale(cover.units * cover.each)} />
        </g>
      ))}
    </Picture>
  );
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

function Machines({ cover, width }: { readonly cover: Cover; readonly width: number }) {
  const shown = Math.min(cover.units, mostOutlined);
  const step = width / shown;
  const words = `${formatNumber(cover.units)} × ${formatUpTo(cover.each)} = ${formatUpTo(cover.units * cover.each)}`;
  return (
    <>
      {cover.units <= mostOutlined ? (
        Array.from({ length: shown }, (_, index) => (
          <rect
            // biome-ignore lint/suspicious/noArrayIndexKey: machines are alike and never change places.
            key={index}
            className={styles.machine}
            x={index * step}
            y="43"
            width={step}
            height="16"
          />
        ))
      ) : (
        <rect className={styles.machine} y="43" width={width} height="16" />
      )}
      <text y="74">{words}</text>
    </>
  );
}

function sentence({ need, units, each }: Cover): string {
  const machines = units === 1 ? 'machine' : 'machines';
  return `${formatUpTo(need, 1)} pints a day needed, ${formatNumber(units)} ${machines} of ${formatUpTo(each)} pints give ${formatUpTo(units * each)}`;
}
