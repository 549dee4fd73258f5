import type { definition } from '#core/calculators/cost-builder/definition.ts';
import type { AnswerParts } from '../calculator.ts';
import styles from './CostAnswer.module.css';
import { type CostMessages, dollarRange } from './cost.ts';
import { Defence } from './Defence.tsx';

export const answer: AnswerParts<typeof definition, CostMessages> = {
  rows: (rows, { words, shell, locale, result }) => {
    const range = {
      label: words.own.range.label,
      value: dollarRange(shell, locale, result.low, result.high),
      isHead: true,
    };
    return [range, ...['estimate', 'perSqFt'].flatMap((name) => rows.get(name) ?? [])];
  },
  Below: ({ words }) => <p className={styles.disclaimer}>{words.own.disclaimer}</p>,
  Defence: (shown) => <Defence {...shown} />,
};
