import type { definition } from '#core/calculators/air-movement/definition.ts';
import { factors, typeCoverage } from '#core/calculators/air-movement/factors.ts';
import type { Parts, Row } from '../../calculator/calculator.ts';
import { Defence } from './Defence.tsx';
import type { MovingShown, MovingWords } from './moving.ts';
import { RoomPlan } from './RoomPlan.tsx';

export const parts: Parts<typeof definition, MovingWords> = {
  constants: {
    coverageOfTypes_centrifugal: typeCoverage.centrifugal.value,
    coverageOfTypes_axial: typeCoverage.axial.value,
    coverageOfTypes_lowProfile: typeCoverage.lowProfile.value,
    velocityLow: factors.velocityLow.value,
    velocityHigh: factors.velocityHigh.value,
  },
  example: { length: '8', width: '7', moverType: 'centrifugal', surface: 'tile' },
  copied: (rows, shown) => [...rows, ...wetRows(shown)],
  next: ({ values: { length = '', width = '' }, result }) => ({
    dehumidification: { length, width },
    circuits: { dehumidifiers: '0', airMovers: String(result.unitsNeeded) },
  }),
  Picture: ({ shown }) => shown && <RoomPlan {...shown} />,
  Defence: (shown) => <Defence {...shown} />,
};

function wetRows({ words, input, say }: MovingShown): readonly Row[] {
  const { floor, upper, insets } = words.own.wet;
  return [
    { label: floor.label, value: input.wetFloor === null ? floor.all : say(floor.some) },
    { label: upper.label, value: say(upper.value) },
    { label: insets.label, value: say(insets.value) },
  ];
}
