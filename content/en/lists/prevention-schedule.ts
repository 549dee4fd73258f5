import type { Line } from '../../i18n/sourced.ts';

/** What to look at, and how often. */
export interface PreventionRound {
  readonly every: string;
  readonly takes: string;
  readonly checks: readonly Line[];
}

/** Three rounds of a house. The rhythm is a house rule; single checks have sources. */
export const preventionSchedule: readonly PreventionRound[] = [
  {
    every: 'Monthly',
    takes: 'A short walk with a flashlight',
    checks: [
      'Open every cabinet with pipes in it. Feel the floor of the cabinet and the joints.',
      {
        words: 'In the cooling season, look at the drain pan in the attic and the drain pipes outside.',
        facts: ['condensate-drain-signs'],
      },
      'Compare the water bill with the same month last year.',
      { words: 'Read the humidity indoors. Keep it below 60%, best between 30% and 50%.', facts: ['humidity-target'] },
      'Run water in sinks and showers that nobody uses, and look below them.',
    ],
  },
  {
    every: 'Quarterly',
    takes: 'An hour, with the washer pulled out',
    checks: [
      { words: 'Do the water meter test: two hours with no water used.', facts: ['water-meter-test'] },
      {
        words: 'Do the color test on every toilet. Twice a year, look at its valve, line and flush parts too.',
        facts: ['toilet-color-test', 'toilet-checks-twice-a-year'],
      },
      {
        words: 'At every second round, look at the washer hoses and the refrigerator line for cracks and kinks.',
        facts: ['hose-checks'],
      },
      'Clear gutters and downspouts. See that water runs away from the walls.',
      'Press the caulk at tubs, showers and windows. Renew what has come loose.',
    ],
  },
  {
    every: 'Yearly',
    takes: 'A morning, and one appointment',
    checks: [
      {
        words:
          'Look at roof and flashing from the ground and from the attic, and once more after a hailstorm. Twice a year is better.',
        facts: ['roof-checks-twice-a-year'],
      },
      {
        words:
          'Flush the water heater, twice a year if you can. Have the anode rod looked at every two years, and every year once the warranty is over.',
        facts: ['water-heater-checks'],
      },
      { words: 'Read the date on the washer hoses. Makers advise new ones every 5 years.', facts: ['hose-checks'] },
      'Close and open the main valve, so that it moves on the day you need it. Show everyone in the house where it is.',
      'Have the air conditioner serviced before summer, with the drain line flushed.',
      'Before the first freeze, cover outside taps and pipes in the attic.',
    ],
  },
];
