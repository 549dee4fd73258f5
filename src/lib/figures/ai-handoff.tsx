import { useMessages } from '../../i18n/language-context.tsx';
import style from './shared/drawing.module.css';
import { Drawing, Key, Marks } from './shared/drawing.tsx';

const personY = 62;
const machineY = 172;

/** The steps of a job in order, by lane. */
const stations: readonly { readonly x: number; readonly y: number }[] = [
  { x: 70, y: personY },
  { x: 170, y: personY },
  { x: 270, y: machineY },
  { x: 370, y: machineY },
  { x: 470, y: personY },
  { x: 570, y: personY },
];

/** A swimlane diagram of a job between a person and an AI. */
export default function AiHandoff() {
  const words = useMessages().drawings.aiHandoff;
  const way = stations.map(({ x, y }) => `${x} ${y}`).join('L');
  return (
    <>
      <Drawing top={0} height={226}>
        <path className={style.water} d="M1 122H639V218H1Z" strokeWidth="0" />
        <path className={style.fine} d="M1 8H639M1 122H639M1 218H639" />
        <text className={style.strong} x="8" y="30">
          {words.person}
        </text>
        <text className={style.strong} x="8" y="208">
          {words.machine}
        </text>
        <path className={style.line} d={`M${way}`} />
        <Marks callouts={stations.map(({ x, y }) => ({ at: [x, y] }))} />
      </Drawing>
      <Key entries={words.stations} />
    </>
  );
}
