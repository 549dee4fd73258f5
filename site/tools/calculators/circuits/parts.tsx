import type { definition } from '#core/calculators/circuits/definition.ts';
import type { Parts } from '../../calculator/calculator.ts';
import { answer } from './answer/parts.tsx';
import type { CircuitWords } from './circuits.ts';
import { PanelPicture } from './PanelPicture.tsx';

export const parts: Parts<typeof definition, CircuitWords> = {
  example: {},
  Picture: ({ shown }) => shown && <PanelPicture {...shown} />,
  answer,
};
