import { adviceFor } from '#core/rules/flowchart.ts';
import { useMessages } from '../../i18n/language-context.tsx';
import style from './shared/drawing.module.css';
import { Drawing } from './shared/drawing.tsx';

const box = { width: 272, height: 56 };
const column = { left: 4, right: 336 };

/** Arrow heads, relative to the end of a line. */
const head = { right: 'm-9 -6l9 6l-9 6', left: 'm9 -6l-9 6l9 6', down: 'm-6 -9l6 9l6 -9' };

type YesNo = 'yes' | 'no';

/** Position of each result, and the answers that lead to it. */
const ends: readonly { at: readonly [number, number]; answers: readonly [YesNo, YesNo, YesNo] }[] = [
  { at: [column.right, 4], answers: ['yes', 'yes', 'yes'] },
  { at: [column.right, 244], answers: ['no', 'no', 'yes'] },
  { at: [column.right, 334], answers: ['no', 'no', 'no'] },
  { at: [column.left, 364], answers: ['no', 'yes', 'yes'] },
  { at: [column.left, 454], answers: ['no', 'yes', 'no'] },
];

/** The three questions as a flowchart: the version of the buttons above for print and without script. */
export default function CallOrDry() {
  const { yes, no, dirty, small, inTime } = useMessages().drawings.callOrDry;
  return (
    <Drawing height={518}>
      <Arrow path={`M276 32H334${head.right}`} word={yes} at={[286, 24]} />
      <Arrow path={`M140 60V122${head.down}`} word={no} at={[152, 98]} />
      <Arrow path={`M276 152H334${head.right}`} word={no} at={[290, 144]} />
      <Arrow path={`M140 180V242${head.down}`} word={yes} at={[152, 218]} />
      <Arrow path={`M472 180V242${head.down}`} word={yes} at={[484, 218]} />
      <Arrow path={`M608 152H632V362H610${head.left}`} word={no} at={[598, 324]} />
      <Arrow path={`M140 300V362${head.down}`} word={yes} at={[152, 338]} />
      <Arrow path={`M276 272H298V482H278${head.left}`} word={no} at={[306, 442]} />
      <Question at={[column.left, 4]} words={dirty} />
      <Question at={[column.left, 124]} words={small} />
      <Question at={[column.right, 124]} words={inTime} />
      <Question at={[column.left, 244]} words={inTime} />
      {ends.map((end) => (
        <End key={end.at.join()} {...end} />
      ))}
    </Drawing>
  );
}

function Arrow({ path, word, at: [x, y] }: { path: string; word: string; at: readonly [number, number] }) {
  return (
    <>
      <path className={style.line} d={path} />
      <text className={style.quiet} x={x} y={y}>
        {word}
      </text>
    </>
  );
}

function Question({ at: [x, y], words }: { at: readonly [number, number]; words: string }) {
  return (
    <>
      <rect className={style.body} x={x} y={y} width={box.width} height={box.height} />
      <text x={x + box.width / 2} y={y + 35} textAnchor="middle">
        {words}
      </text>
    </>
  );
}

function End({ at: [x, y], answers }: (typeof ends)[number]) {
  const { advice: names } = useMessages().drawings.callOrDry;
  const [question1, question2, question3] = answers;
  const advice = adviceFor({ question1, question2, question3 });
  const tone = advice === 'dry-it-yourself' ? style.safe : advice === 'call-now' ? style.danger : style.warm;
  return (
    <>
      <rect className={tone} x={x} y={y} width={box.width} height={box.height} rx="3" />
      <text className={style.strong} x={x + box.width / 2} y={y + 35} textAnchor="middle">
        {advice && names[advice]}
      </text>
    </>
  );
}
