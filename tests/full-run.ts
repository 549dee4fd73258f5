/** Whether this is `npm run test:full`, which tries every case. `npm test` tries a selection of what is the same code each time. */
export const isFullRun = process.env.TEST_FULL === 'true';

/** All cases in the full run; otherwise the first and every `step`th after it. */
export const selected = <Case>(cases: readonly Case[], step: number): readonly Case[] =>
  isFullRun ? cases : cases.filter((_case, at) => at % step === 0);
