import type { definition } from '#core/calculators/air-scrubber/definition.ts';
import { clearances } from '#core/calculators/air-scrubber/factors.ts';
import type { Parts } from '../calculator.ts';
import { answer } from './answer-parts.tsx';
import { ClearingCurve } from './ClearingCurve.tsx';
import type { ScrubberMessages } from './scrubbing.ts';

const percent = (share: number) => Math.round(share * 1000) / 10;

export const parts: Parts<typeof definition, ScrubberMessages> = {
  constants: {
    mostPercent: percent(clearances.most.value),
    nearlyAllPercent: percent(clearances.nearlyAll.value),
  },
  example: { length: '20', width: '15', height: '8' },
  fixed: ['actualAch'],
  Picture: ({ shown }) => shown && <ClearingCurve {...shown} />,
  answer,
};
