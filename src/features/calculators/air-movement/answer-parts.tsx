import type { definition } from '#core/calculators/air-movement/definition.ts';
import type { AnswerParts, Row } from '../calculator.ts';
import { Defence } from './Defence.tsx';
import type { MovingMessages, MovingShown } from './moving.ts';

export const answer: AnswerParts<typeof definition, MovingMessages> = {
  heads: ['unitsNeeded'],
  copied: (rows, shown) => [...rows, ...wetRows(shown)],
  next: ({ values: { length = '', width = '' }, result }) => ({
    dehumidification: { length, width },
    circuits: { dehumidifiers: '0', airMovers: String(result.unitsNeeded) },
  }),
  Defence: (shown) => <Defence {...shown} />,
};

function wetRows({ words, input, t }: MovingShown): readonly Row[] {
  const { floor, upper, insets } = words.own.wet;
  return [
    { label: floor.label, value: input.wetFloor === null ? floor.all : t(floor.some) },
    { label: upper.label, value: t(upper.value) },
    { label: insets.label, value: t(insets.value) },
  ];
}
