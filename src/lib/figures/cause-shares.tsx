import { causeShares } from '#content/facts/tables/cause-shares.ts';
import { useMessages } from '../../i18n/language-context.tsx';
import style from './shared/drawing.module.css';
import { Drawing } from './shared/drawing.tsx';

const bar = { left: 230, unit: 9.2, height: 26, step: 42 };
const study = { top: 48 + causeShares.length * bar.step + 46, step: 38 };

/** Our unproven working shares in outline, above the results of a claims study. */
export default function CauseShares() {
  const words = useMessages().drawings.causeShares;
  const ranks = [words.largest, words.second];
  const { inOrder, amongTheLeaders } = words.studied;
  const causes = [...inOrder, ...amongTheLeaders];
  return (
    <Drawing height={study.top + 24 + causes.length * study.step}>
      <text className={style.strong} x="0" y="24">
        {words.ours}
      </text>
      {causeShares.map(({ cause, percent }, index) => (
        <g key={cause} transform={`translate(0 ${48 + index * bar.step})`}>
          <text x="0" y="20">
            {words.causes[cause]}
          </text>
          <rect className={style.dash} x={bar.left} width={percent * bar.unit} height={bar.height} />
          <text x={bar.left + percent * bar.unit + 10} y="20">
            {percent}%
          </text>
        </g>
      ))}
      <text className={style.strong} x="0" y={study.top}>
        {words.study}
      </text>
      {causes.map((cause, index) => (
        <g key={cause} transform={`translate(0 ${study.top + 18 + index * study.step})`}>
          <path className={style.fine} d="M0 32H640" />
          <text x="0" y="22">
            {cause}
          </text>
          <text className={style.quiet} x={bar.left} y="22">
            {index < inOrder.length ? ranks[index] : words.amongTheLeaders}
          </text>
        </g>
      ))}
    </Drawing>
  );
}
