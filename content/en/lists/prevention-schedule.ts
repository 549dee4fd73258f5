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
        words: 'In AC season, look at the drain pan in the attic and the drain pipes outside.',
        facts: ['condensate-drain-signs'],
      },
      'Compare your water bill with the same month last year.',
      {
        words: 'Check the humidity indoors. Keep it below 60%. Between 30% and 50% is best.',
        facts: ['humidity-target'],
      },
      'Run water in sinks and showers no one uses, and look underneath.',
    ],
  },
  {
    every: 'Quarterly',
    takes: 'An hour, with the washer pulled out',
    checks: [
      { words: 'Do the water meter test: two hours without using any water.', facts: ['water-meter-test'] },
      {
        words:
          'Do the color test on every toilet: a drop of food coloring in the tank. If color shows in the bowl without a flush, it leaks. Twice a year, check its valve, line, and flush parts too.',
        facts: ['toilet-color-test', 'toilet-checks-twice-a-year'],
      },
      {
        words: 'Twice a year, check the washer hoses and the refrigerator line for cracks and kinks.',
        facts: ['hose-checks'],
      },
      'Clear the gutters and downspouts. Make sure water runs away from the walls.',
      'Press the caulk at tubs, showers, and windows. Replace what’s come loose.',
    ],
  },
  {
    every: 'Yearly',
    takes: 'A morning, and one appointment',
    checks: [
      {
        words:
          'Look at the roof and flashing (the metal strips that seal its edges) from the ground and from the attic, and again after a hailstorm. Twice a year is better.',
        facts: ['roof-checks-twice-a-year'],
      },
      {
        words:
          'Flush the water heater, twice a year if you can. Have the anode rod (the part that rusts so the tank doesn’t) checked every two years, and every year once the warranty is over.',
        facts: ['water-heater-checks'],
      },
      { words: 'Check the date on the washer hoses. Makers advise new ones every 5 years.', facts: ['hose-checks'] },
      'Close and open the main valve, so it’ll move on the day you need it. Show everyone in the house where it is.',
      'Have the air conditioner serviced and its drain line flushed before summer.',
      'Before the first freeze, cover outside faucets and pipes in the attic.',
    ],
  },
];
