import type { definition } from '#core/calculators/air-scrubber/definition.ts';
import type { AnswerParts } from '../calculator.ts';
import { Defence } from './Defence.tsx';
import { minutesText, type ScrubberMessages } from './scrubbing.ts';

export const answer: AnswerParts<typeof definition, ScrubberMessages> = {
  heads: ['unitsNeeded'],
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
  Defence: (shown) => <Defence {...shown} />,
};
