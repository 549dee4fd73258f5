import type { definition } from '#core/calculators/dehumidification/definition.ts';
import type { AnswerParts } from '../calculator.ts';
import { Defence } from './Defence.tsx';
import type { DryingMessages } from './drying.ts';

export const answer: AnswerParts<typeof definition, DryingMessages> = {
  heads: ['unitsNeeded', 'airMoversNeeded'],
  copied: (rows, { input, words, t }) => {
    const rating = words.own.copiedRating[input.machine === 'desiccant' ? 'cfm' : 'pints'];
    return [...rows, { label: rating.label, value: t(rating.value) }];
  },
  next: ({ values: { length = '', width = '', height = '' }, result }) => ({
    'air-movement': { length, width },
    'air-scrubber': { length, width, height },
    circuits: { dehumidifiers: String(result.unitsNeeded), airMovers: String(result.airMoversNeeded) },
  }),
  Defence: (shown) => <Defence {...shown} />,
};
