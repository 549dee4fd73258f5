import type { HouseRule } from './house-rule.ts';

/** Insurance: averages, shares and cover. */
export const claimsRules = {
  'mold-policy-cover': {
    says: 'Policies that cover mold typically pay $5,000 to $10,000.',
    value: '$5,000-$10,000',
    sourcesSay: 'Caps from $1,000 to $25,000 are quoted for Texas, and many policies pay nothing for mold.',
    facts: ['mold-cover-range-texas'],
  },
  'average-claim': {
    says: 'The average water damage claim is about $11,000.',
    value: 'about $11,000',
    sourcesSay: 'It was $13,954 in 2018 to 2022 and $11,098 in 2015 to 2019, both without Texas.',
    facts: ['average-claim-national'],
  },
  'claim-share': {
    says: 'About 33% of home claims are water damage.',
    value: 'about 33%',
    sourcesSay:
      'By count it was 27.8% in 2018 to 2022, without Texas. The 33% are those of 2015 to 2019. By dollars it ran from 19.6% to 29.0% in those years.',
    facts: ['claim-share-of-water'],
  },
  'cause-shares': {
    says: 'Causes: plumbing 35%, appliances 25%, heating and cooling 15%, roof and storm 15%, foundation 10%.',
    value: '35, 25, 15, 15, 10%',
    sourcesSay:
      'No source gives these shares. A study of home claims puts supply plumbing first by cost, with no such split.',
    facts: ['cause-shares-unconfirmed', 'supply-plumbing-costliest'],
  },
} as const satisfies Record<string, HouseRule>;
