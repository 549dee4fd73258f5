import type { definition } from '#core/calculators/cost-builder/definition.ts';
import { factors } from '#core/calculators/cost-builder/factors.ts';
import type { Parts } from '../../calculator/calculator.ts';
import { AreaField } from './AreaField.tsx';
import styles from './CostBuilder.module.css';
import { CostPicture } from './CostPicture.tsx';
import { type CostWords, dollarRange } from './cost.ts';
import { Defence } from './Defence.tsx';

export const parts: Parts<typeof definition, CostWords> = {
  constants: { lowFactor: factors.low.value, highFactor: factors.high.value },
  example: { roomType: 'kitchen', source: 'gray', severity: 'moderate' },
  radios: ['roomType', 'source', 'severity'],
  waitsFor: ['roomType', 'source', 'severity'],
  controls: { area: AreaField },
  rows: (rows, { words, shell, locale, result }) => {
    const range = { label: words.own.range.label, value: dollarRange(shell, locale, result.low, result.high) };
    return [range, ...['estimate', 'perSqFt'].flatMap((name) => rows.get(name) ?? [])];
  },
  Below: ({ words }) => <p className={styles.disclaimer}>{words.own.disclaimer}</p>,
  Picture: ({ shown }) => shown && <CostPicture {...shown} />,
  Defence: (shown) => <Defence {...shown} />,
};
