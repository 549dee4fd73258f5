import type { definition } from '#core/calculators/air-movement/definition.ts';
import type { AnswerParts, Row } from '../../../calculator/calculator.ts';
import type { MovingShown, MovingWords } from '../moving.ts';
import { Defence } from './Defence.tsx';

export const answer: AnswerParts<typeof definition, MovingWords> = {
  heads: ['unitsNeeded'],
  copied: (rows, shown) => [...rows, ...wetRows(shown)],
  next: ({ values: { length = '', width = '' }, result }) => ({
    dehumidification: { length, width },
    circuits: { dehumidifiers: '0', airMovers: String(result.unitsNeeded) },
  }),
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
