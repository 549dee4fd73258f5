/** The day's requests to the model are used up. */
export class BudgetSpent extends Error {
  override readonly name = 'BudgetSpent';
}

/** Limits requests to the model per UTC day, in this process. `now` returns epoch milliseconds. */
export function createDailyBudget(requestsPerDay: number, now: () => number): { spend(): void } {
  let day = 0;
  let spent = 0;
  return {
    /** Takes one request from today's budget. Throws BudgetSpent when none is left. */
    spend() {
      const today = Math.floor(now() / 86_400_000);
      if (today !== day) {
        day = today;
        spent = 0;
      }
      if (spent >= requestsPerDay) throw new BudgetSpent('No request to the model is left today.');
      spent += 1;
    },
  };
}
