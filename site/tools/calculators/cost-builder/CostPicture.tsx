import { alternativesTo, questions } from '#core/calculators/cost-builder/alternatives.ts';
import styles from '../../picture/Picture.module.css';
import { Picture, pictureWidth } from '../../picture/Picture.tsx';
import { type CostShown, dollarRange, dollars } from './cost.ts';

const left = 8;
const wide = pictureWidth - 2 * left;
const firstQuestion = 150;
const questionHeight = 52;

/** Our range and the published one on one scale, and below how far each choice could move the estimate. */
export function CostPicture(shown: CostShown) {
  const { words, shell, locale, say, result } = shown;
  const { picture } = words.own;
  const asked = questions.map((question) => ({
    name: words.fields[question].label,
    estimates: alternativesTo(question, shown.input).map(({ estimate }) => estimate),
  }));
  const { low, high, estimate, publishedLow, publishedHigh } = result;
  const most = Math.max(high, publishedHigh, ...asked.flatMap(({ estimates }) => estimates));
  const x = (amount: number) => left + (amount / most) * wide;
  const range = (least: number, most: number) => dollarRange(shell, locale, least, most);
  const extent = (estimates: readonly number[]) => range(Math.min(...estimates), Math.max(...estimates));
  const texts = { range: range(low, high), published: range(publishedLow, publishedHigh) };
  const could = asked.map(({ name, estimates }) => say(picture.question, { name, range: extent(estimates) }));
  return (
    <Picture
      shown={shown}
      height={firstQuestion + questions.length * questionHeight}
      alt={[say(picture.alt, { ...texts, middle: dollars(locale, estimate) }), ...could].join(' ')}
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
      {asked.map(({ name, estimates }, index) => (
        <Question
          key={name}
          y={firstQuestion + index * questionHeight}
          name={name}
          at={estimates.map(x)}
          yours={x(estimate)}
          words={extent(estimates)}
        />
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
        // biome-ignore lint/suspicious/noArrayIndexKey: two answers may give the same estimate, and they never move.
        <circle key={index} className={styles.stop} cx={x} cy={y + 27} r="4.5" />
      ))}
      <circle className={styles.dot} cx={yours} cy={y + 27} r="6" />
    </>
  );
}
