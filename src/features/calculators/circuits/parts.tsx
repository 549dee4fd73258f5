import type { definition } from '#core/calculators/circuits/definition.ts';
import type { Parts } from '../calculator.ts';
import { answer } from './answer-parts.tsx';
import type { CircuitMessages } from './circuits.ts';
import { PanelPicture } from './PanelPicture.tsx';

export const parts: Parts<typeof definition, CircuitMessages> = {
  example: {},
  Picture: ({ shown }) => shown && <PanelPicture {...shown} />,
  answer,
};
