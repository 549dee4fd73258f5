import { alternativesTo, questions } from '#core/calculators/cost-builder/alternatives.ts';
import styles from '../../../components/chart/Picture.module.css';
import { Picture, pictureWidth } from '../../../components/chart/Picture.tsx';
import { type CostView, dollarRange, dollars } from './cost-text.ts';

const left = 8;
const wide = pictureWidth - 2 * left;

/** Our price range and the published one on one scale. */
export function CostPicture(shown: CostView) {
  const { words, shell, locale, t, result } = shown;
  const { picture } = words.own;
  const { low, high, estimate, publishedLow, publishedHigh } = result;
  const most = Math.max(high, publishedHigh);
  const x = (amount: number) => left + (amount / most) * wide;
  const range = (least: number, most: number) => dollarRange(shell, locale, least, most);
  const step = [500, 1000, 2500, 5000, 10_000, 25_000, 50_000, 100_000].find((size) => most / size <= 4) ?? most;
  const ticks = Array.from({ length: Math.floor(most / step) + 1 }, (_, index) => index * step);
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
        y={56}
        title={picture.published}
        from={x(publishedLow)}
        to={x(publishedHigh)}
        words={texts.published}
        solid={false}
      />
      <path className={styles.fine} d={`M${left} 102h${wide}${ticks.map((tick) => `M${x(tick)} 102v4`).join('')}`} />
      {ticks.map((tick) => (
        <text
          key={tick}
          className={tick > 0 ? styles.middle : undefined}
          x={Math.min(x(tick), left + wide - 16)}
          y="116"
        >
          {dollars(locale, tick)}
        </text>
      ))}
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

const questionHeight = 52;

/** How far another choice in each field would change the estimate, on one scale of dollars. */
export function AlternativesPicture(shown: CostView) {
  const { words, shell, locale, t, result } = shown;
  const { moves } = words.own;
  const rows = questions.map((question) => ({
    name: words.fields[question].label,
    estimates: alternativesTo(question, shown.input).map(({ estimate }) => estimate),
  }));
  const most = Math.max(...rows.flatMap(({ estimates }) => estimates));
  const x = (amount: number) => left + (amount / most) * wide;
  const extent = (estimates: readonly number[]) =>
    dollarRange(shell, locale, Math.min(...estimates), Math.max(...estimates));
  const sentences = rows.map(({ name, estimates }) => t(moves.question, { name, range: extent(estimates) }));
  return (
    <Picture shown={shown} height={questions.length * questionHeight} alt={sentences.join(' ')} caption={moves.caption}>
      {rows.map(({ name, estimates }, index) => (
        <Question
          key={name}
          y={index * questionHeight}
          name={name}
          at={estimates.map(x)}
          yours={x(result.estimate)}
          words={extent(estimates)}
        />
      ))}
    </Picture>
  );
}

function Question({
  y,
  name,
  at,
  yours,
  words,
}: {
  readonly y: number;
  readonly name: string;
  readonly at: readonly number[];
  readonly yours: number;
  readonly words: string;
}) {
  return (
    <>
      <text className={styles.title} x={left} y={y + 10}>
        {name}
      </text>
      <text className={styles.end} x={left + wide} y={y + 10}>
        {words}
      </text>
      <path className={styles.grid} d={`M${left} ${y + 27}h${wide}`} />
      <path className={styles.line} d={`M${Math.min(...at)} ${y + 27}H${Math.max(...at)}`} />
      {at.map((x, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two choices may give the same estimate, and they are never reordered.
        <circle key={index} className={styles.stop} cx={x} cy={y + 27} r="4.5" />
      ))}
      <circle className={styles.dot} cx={yours} cy={y + 27} r="6" />
    </>
  );
}
