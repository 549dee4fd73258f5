import type { Words } from '#content/en/messages.ts';
import { t } from '#content/i18n/t.ts';
import { useLocale, useMessages } from '../../i18n/language-context.tsx';
import style from './shared/drawing.module.css';
import { Drawing } from './shared/drawing.tsx';
import { type Tank, TankPicture, tank, tanks } from './shared/water-tank.tsx';

/** The three categories of water, from the pipe to the river, and what each means for tonight. */
export default function WaterCategories() {
  const words = useMessages().drawings.waterCategories;
  return (
    <Drawing height={396}>
      {tanks.map((entry, index) => (
        <g key={entry.specks} transform={`translate(${18 + index * 216} 0)`}>
          <Column tank={entry} category={index + 1} says={words.tanks[index]} />
        </g>
      ))}
      <path className={style.line} d="M18 346H606l-10 -7m10 7l-10 7" />
      <text className={style.quiet} x="320" y="378" textAnchor="middle">
        {words.worse}
      </text>
    </Drawing>
  );
}

interface ColumnOfTank {
  readonly category: number;
  readonly tank: Tank;
  readonly says: Words['drawings']['waterCategories']['tanks'][number] | undefined;
}

function Column({ tank: drawn, category, says }: ColumnOfTank) {
  const words = useMessages().drawings.waterCategories;
  const locale = useLocale();
  return (
    <>
      <text className={style.strong} x="0" y="28">
        {says && t(words.tank, { category, name: says.name }, locale)}
      </text>
      <text className={style.quiet} x="0" y="58">
        {says?.source}
      </text>
      <TankPicture tank={drawn} />
      <text x="0" y={tank.bottom + 46}>
        {says?.stay}
      </text>
    </>
  );
}
