import type { definition } from '#core/calculators/cost-builder/definition.ts';
import { factors } from '#core/calculators/cost-builder/factors.ts';
import type { Parts } from '../calculator.ts';
import { AreaField } from './AreaField.tsx';
import { answer } from './answer-parts.tsx';
import { ChoiceField } from './ChoiceField.tsx';
import { CostPicture } from './CostPicture.tsx';
import type { CostMessages } from './cost.ts';

export const parts: Parts<typeof definition, CostMessages> = {
  constants: { lowFactor: factors.low.value, highFactor: factors.high.value },
  layout: 'choices',
  example: { roomType: 'kitchen', source: 'gray', severity: 'moderate' },
  waitsFor: ['roomType', 'source', 'severity'],
  controls: { area: AreaField, roomType: ChoiceField, source: ChoiceField, severity: ChoiceField },
  // Once there is a price, the picture stands beside what others publish.
  Picture: ({ shown }) => shown?.isExample && <CostPicture {...shown} />,
  answer,
};
