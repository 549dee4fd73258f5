import { publishedRange } from '#core/calculators/cost-builder/choices.ts';
import type { CostInput } from '#core/calculators/cost-builder/cost-estimate.ts';
import styles from '../picture/Picture.module.css';
import { Picture, pictureWidth } from '../picture/Picture.tsx';
import type { EstimateResult } from './rules.ts';
import { dollarRange, dollars } from './words.ts';

const left = 8;
const wide = pictureWidth - 2 * left;
const questions = [
  ['severity', 'Severity'],
  ['source', 'Water source'],
  ['room', 'Room type'],
] as const;
const firstQuestion = 150;
const questionHeight = 52;

/** Our range and the published one on one scale, and below how far each choice could move the estimate. */
export function CostPicture({
  input,
  result,
  example,
}: {
  readonly input: CostInput;
  readonly result: EstimateResult;
  readonly example: boolean;
}) {
  const { cost, alternatives } = result;
  const published = publishedRange(input);
  const all = questions.flatMap(([question]) => alternatives[question].map(({ estimate }) => estimate));
  const most = Math.max(cost.high, published.high, ...all);
  const x = (amount: number) => left + (amount / most) * wide;
  return (
    <Picture
      number={1}
      height={firstQuestion + questions.length * questionHeight}
      example={example}
      alt={`Our range is ${dollarRange(cost)} with ${dollars(cost.estimate)} in the middle; published drying rates give ${dollarRange(published)}. ${questions
        .map(([question, name]) => `${name} could make it ${dollarRange(extent(alternatives[question]))}.`)
        .join(' ')}`}
      caption="Solid: our range, with the middle marked. Outlined: what others publish for the drying work alone. Below, on the same scale: each dot is another answer to one question; the red one is yours."
    >
      <RangeBar y={6} title="This builder" from={x(cost.low)} to={x(cost.high)} words={dollarRange(cost)} solid />
      <path className={styles.mark} d={`M${x(cost.estimate)} 24v26`} />
      <RangeBar
        y={72}
        title="Published, drying work"
        from={x(published.low)}
        to={x(published.high)}
        words={dollarRange(published)}
        solid={false}
      />
      {questions.map(([question, name], index) => (
        <Question
          key={question}
          y={firstQuestion + index * questionHeight}
          name={name}
          at={alternatives[question].map(({ estimate }) => x(estimate))}
          yours={x(cost.estimate)}
          words={dollarRange(extent(alternatives[question]))}
        />
      ))}
    </Picture>
  );
}

function extent(alternatives: readonly { readonly estimate: number }[]) {
  const estimates = alternatives.map(({ estimate }) => estimate);
  return { low: Math.min(...estimates), high: Math.max(...estimates) };
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
