import type { definition } from '#core/calculators/dehumidification/definition.ts';
import type { AnswerParts } from '../../../calculator/calculator.ts';
import type { DryingWords } from '../drying.ts';
import { Defence } from './Defence.tsx';

export const answer: AnswerParts<typeof definition, DryingWords> = {
  heads: ['unitsNeeded', 'airMoversNeeded'],
  copied: (rows, { input, words, say }) => {
    const rating = words.own.copiedRating[input.machine === 'desiccant' ? 'cfm' : 'pints'];
    return [...rows, { label: rating.label, value: say(rating.value) }];
  },
  next: ({ values: { length = '', width = '', height = '' }, result }) => ({
    'air-movement': { length, width },
    'air-scrubber': { length, width, height },
    circuits: { dehumidifiers: String(result.unitsNeeded), airMovers: String(result.airMoversNeeded) },
  }),
  Defence: (shown) => <Defence {...shown} />,
};
