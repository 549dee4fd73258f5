import type { definition } from '#core/calculators/air-scrubber/definition.ts';
import { clearances } from '#core/calculators/air-scrubber/factors.ts';
import type { Parts } from '../../calculator/calculator.ts';
import { ClearingCurve } from './ClearingCurve.tsx';
import { Defence } from './Defence.tsx';
import { minutesText, type ScrubberWords } from './scrubbing.ts';

const percent = (share: number) => Math.round(share * 1000) / 10;

export const parts: Parts<typeof definition, ScrubberWords> = {
  constants: {
    mostPercent: percent(clearances.most.value),
    nearlyAllPercent: percent(clearances.nearlyAll.value),
  },
  example: { length: '20', width: '15', height: '8' },
  fixed: ['actualAch'],
  rows: (rows, shown) =>
    [...rows].map(([name, row]) => {
      if (name === 'actualAch') return { ...row, unit: shown.words.own.perHour };
      if (name !== 'minutesToMost' && name !== 'minutesToNearlyAll') return row;
      return { ...row, value: minutesText(shown, shown.result[name]) };
    }),
  next: ({ values: { length = '', width = '', height = '' }, result }) => ({
    dehumidification: { length, width, height },
    circuits: { dehumidifiers: '0', airMovers: '0', scrubbers: String(result.unitsNeeded) },
  }),
  Picture: ({ shown }) => shown && <ClearingCurve {...shown} />,
  Defence: (shown) => <Defence {...shown} />,
};
