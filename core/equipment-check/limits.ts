/** What a form may hold. Anything else is a slip of the finger. */
export const checkLimits = {
  /** Rows of a table. */
  rows: 20,
  units: { least: 1, most: 999 },
  days: { least: 0.01, most: 999 },
  /** Dollars for a day. */
  rate: { least: 0, most: 100_000 },
  rating: { least: 0.1, most: 100_000 },
  /** Hours of one day in the count by periods. */
  hoursOfDay: 24,
} as const;
