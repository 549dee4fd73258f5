import styles from '../../../components/chart/Picture.module.css';
import { Picture, pictureWidth } from '../../../components/chart/Picture.tsx';
import { type CostShown, dollarRange, dollars } from './cost.ts';

const left = 8;
const wide = pictureWidth - 2 * left;

/** Our range and the published one on one scale. */
export function CostPicture(shown: CostShown) {
  const { words, shell, locale, t, result } = shown;
  const { picture } = words.own;
  const { low, high, estimate, publishedLow, publishedHigh } = result;
  const most = Math.max(high, publishedHigh);
  const x = (amount: number) => left + (amount / most) * wide;
  const range = (least: number, most: number) => dollarRange(shell, locale, least, most);
  const texts = { range: range(low, high), published: range(publishedLow, publishedHigh) };
  return (
    <Picture
      shown={shown}
      number={shown.isExample ? 1 : 2}
      height={118}
      alt={t(picture.alt, { ...texts, middle: dollars(locale, estimate) })}
      caption={picture.caption}
    >
      <RangeBar y={6} title={picture.ours} from={x(low)} to={x(high)} words={texts.range} solid />
      <path className={styles.mark} d={`M${x(estimate)} 24v26`} />
      <RangeBar
        y={72}
        title={picture.published}
        from={x(publishedLow)}
        to={x(publishedHigh)}
        words={texts.published}
        solid={false}
      />
    </Picture>
  );
}

function RangeBar({
  y,
  title,
  from,
  to,
  words,
  solid,
}: {
  readonly y: number;
  readonly title: string;
  readonly from: number;
  readonly to: number;
  readonly words: string;
  readonly solid: boolean;
}) {
  return (
    <>
      <text className={styles.title} x={left} y={y + 10}>
        {title}
      </text>
      <text className={`${styles.strong} ${styles.end}`} x={left + wide} y={y + 10}>
        {words}
      </text>
      <path className={styles.grid} d={`M${left} ${y + 31}h${wide}`} />
      <rect
        className={solid ? styles.need : styles.soft}
        x={from}
        y={y + 21}
        width={Math.max(to - from, 2)}
        height="20"
      />
    </>
  );
}
