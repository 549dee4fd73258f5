import { alternativesTo, questions } from '#core/calculators/cost-builder/alternatives.ts';
import styles from '../../../components/chart/Picture.module.css';
import { Picture, pictureWidth } from '../../../components/chart/Picture.tsx';
import { type CostShown, dollarRange } from './cost.ts';

const left = 8;
const wide = pictureWidth - 2 * left;
const questionHeight = 52;

/** How far another answer to each question would move the estimate, on one scale of dollars. */
export function MovesPicture(shown: CostShown) {
  const { words, shell, locale, t, result } = shown;
  const { moves } = words.own;
  const asked = questions.map((question) => ({
    name: words.fields[question].label,
    estimates: alternativesTo(question, shown.input).map(({ estimate }) => estimate),
  }));
  const most = Math.max(...asked.flatMap(({ estimates }) => estimates));
  const x = (amount: number) => left + (amount / most) * wide;
  const extent = (estimates: readonly number[]) =>
    dollarRange(shell, locale, Math.min(...estimates), Math.max(...estimates));
  const could = asked.map(({ name, estimates }) => t(moves.question, { name, range: extent(estimates) }));
  return (
    <Picture shown={shown} height={questions.length * questionHeight} alt={could.join(' ')} caption={moves.caption}>
      {asked.map(({ name, estimates }, index) => (
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
        // biome-ignore lint/suspicious/noArrayIndexKey: two answers may give the same estimate, and they never move.
        <circle key={index} className={styles.stop} cx={x} cy={y + 27} r="4.5" />
      ))}
      <circle className={styles.dot} cx={yours} cy={y + 27} r="6" />
    </>
  );
}
