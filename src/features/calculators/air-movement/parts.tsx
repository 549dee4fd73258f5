import type { definition } from '#core/calculators/air-movement/definition.ts';
import { factors, typeCoverage } from '#core/calculators/air-movement/factors.ts';
import type { Parts } from '../calculator.ts';
import { answer } from './answer-parts.tsx';
import type { MovingMessages } from './moving.ts';
import { RoomPlan } from './RoomPlan.tsx';

export const parts: Parts<typeof definition, MovingMessages> = {
  constants: {
    coverageOfTypes_centrifugal: typeCoverage.centrifugal.value,
    coverageOfTypes_axial: typeCoverage.axial.value,
    coverageOfTypes_lowProfile: typeCoverage.lowProfile.value,
    velocityLow: factors.velocityLow.value,
    velocityHigh: factors.velocityHigh.value,
  },
  example: { length: '8', width: '7', moverType: 'centrifugal', surface: 'tile' },
  Picture: ({ shown }) => shown && <RoomPlan {...shown} />,
  answer,
};
