import { useMessages } from '../../i18n/language-context.tsx';
import style from './shared/drawing.module.css';
import { Drawing, WetHatch } from './shared/drawing.tsx';

/** A hall from above: the stain that one sees, and the much larger outline that a meter finds. */
export default function TwoOutlines() {
  const words = useMessages().drawings.twoOutlines;
  return (
    <Drawing top={30} height={298}>
      <WetHatch id="hall-stain" />
      <path
        className={style.water}
        strokeDasharray="7 5"
        d="M42 42H300V96H356V42H476V168H356V122H240C232 176 176 200 118 196 92 250 66 262 42 262Z"
      />
      <path fill="url(#hall-stain)" d="M42 110C70 106 92 120 92 146S68 184 42 180Z" />
      <path className={style.line} d="M42 110C70 106 92 120 92 146S68 184 42 180" />
      <path className={style.line} d="M40 40H352V96M352 150V318H40V40M352 40H600V318H352M40 318H262M322 318H352" />
      <path className={style.fine} d="M352 96h-54a54 54 0 0 0 54 54M262 318v-60a60 60 0 0 1 60 60" />
      <path className={style.leader} d="M76 156 104 274M420 130 440 214" />
      <text x="104" y="294" textAnchor="middle">
        {words.seen}
      </text>
      <text className={style.strong} x="440" y="236" textAnchor="middle">
        {words.measured}
      </text>
      <text className={style.quiet} x="588" y="304" textAnchor="end">
        {words.nextRoom}
      </text>
      <text className={style.quiet} x="290" y="216" textAnchor="middle">
        {words.hall}
      </text>
    </Drawing>
  );
}
