import style from './drawing/drawing.module.css';
import { Drawing, Key, Marks } from './drawing/drawing.tsx';

const personY = 62;
const machineY = 172;

/** The stations of one job in their order, each in the lane of whoever does it. */
const stations: readonly { readonly x: number; readonly y: number; readonly words: string }[] = [
  { x: 70, y: personY, words: 'Read the wall with a meter.' },
  { x: 170, y: personY, words: 'Record value, place and day.' },
  { x: 270, y: machineY, words: 'File pictures and readings by room.' },
  { x: 370, y: machineY, words: 'Draft the scope.' },
  { x: 470, y: personY, words: 'Hold each line against the record.' },
  { x: 570, y: personY, words: 'Sign, and answer for it.' },
];

/** Two lanes, a person's and a machine's, and the way of one job through both. */
export default function AiHandoff() {
  const way = stations.map(({ x, y }) => `${x} ${y}`).join('L');
  return (
    <>
      <Drawing top={0} height={226}>
        <path className={style.water} d="M1 122H639V218H1Z" strokeWidth="0" />
        <path className={style.fine} d="M1 8H639M1 122H639M1 218H639" />
        <text className={style.strong} x="8" y="30">
          a person
        </text>
        <text className={style.strong} x="8" y="208">
          a machine
        </text>
        <path className={style.line} d={`M${way}`} />
        <Marks callouts={stations.map(({ x, y }) => ({ at: [x, y] }))} />
      </Drawing>
      <Key entries={stations.map(({ words }) => words)} />
    </>
  );
}
