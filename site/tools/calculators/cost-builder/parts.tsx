import type { definition } from '#core/calculators/cost-builder/definition.ts';
import { factors } from '#core/calculators/cost-builder/factors.ts';
import type { Parts } from '../../calculator/calculator.ts';
import { AreaField } from './AreaField.tsx';
import { CostPicture } from './CostPicture.tsx';
import type { CostWords } from './cost.ts';
import { RadioField } from './RadioField.tsx';

export const parts: Parts<typeof definition, CostWords> = {
  ownWords: ['area', 'picture'],
  constants: { lowFactor: factors.low.value, highFactor: factors.high.value },
  example: { roomType: 'kitchen', source: 'gray', severity: 'moderate' },
  waitsFor: ['roomType', 'source', 'severity'],
  controls: { area: AreaField, roomType: RadioField, source: RadioField, severity: RadioField },
  Picture: ({ shown }) => shown && <CostPicture {...shown} />,
  answer: () => import('./answer/parts.tsx'),
};
