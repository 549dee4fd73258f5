import type { Fact } from './fact.ts';

/** Where water shows, and where it hides. */
export const signsFacts = {
  'cause-shares-unconfirmed': {
    status: 'C',
    matter: 'other',
    says: 'Shares of water damage by cause (plumbing 35, appliances 25, HVAC 15, roof and storm 15, foundation 10 percent) were not found in any source, so no page draws them. IBHS ranks causes without such shares: supply plumbing first, toilets second, then drains, water heaters and washing machines among the leaders.',
    sources: ['ibhs-water'],
  },
  'leaks-peak-in-august': {
    status: 'A',
    matter: 'other',
    says: 'Chubb’s survey of 2017: internal leaks are most common in summer, peaking in August when homes stand empty, while most owners expect January and February; only 18% had a leak detector, and in its survey of 2019 only 9%. Shut off water before a trip.',
    sources: ['chubb-2019', 'chubb-survey', 'canadian-underwriter-chubb-2017'],
  },
  'winter-leaks': {
    status: 'A',
    matter: 'other',
    says: 'Chubb, from its own claims: in the cold winter months owners are 40% more likely to have a water leak.',
    sources: ['chubb-winter'],
  },
  'supply-plumbing-costliest': {
    status: 'A',
    matter: 'other',
    says: 'Supply-plumbing failure is the costliest residential source, with 48% more in total payouts than the second; about two thirds are material failure and 18% frozen pipes; frozen-pipe losses are about twice as severe.',
    sources: ['ibhs-water'],
  },
  'thermal-shows-temperature': {
    status: 'A',
    matter: 'other',
    says: 'Thermal cameras show temperature differences, not moisture: a cool patch is a lead to confirm with a meter.',
    sources: ['elite-thermography', 'internachi-meters'],
  },
  'compare-with-known-dry': {
    status: 'A',
    matter: 'other',
    says: 'Read a suspect spot against a known-dry spot of the same material; 12% on a wood scale is dry in wood but soaked in brick.',
    sources: ['mcgarry-meters'],
  },
} as const satisfies Record<string, Fact>;
