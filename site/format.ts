/** Stands where there is no value: 0 % humidity has no dew point. */
export const noValue = '—';

/**
 * A number as a page prints it: rounded to `decimals`, thousands separated, never "-0". Null prints as a dash.
 * Formatting is the last step: nothing calculates with its result.
 */
export function formatNumber(value: number | null, decimals = 0): string {
  if (value === null) return noValue;
  const text = value.toLocaleString('en-US', { minimumFractionDigits: decimals, maximumFractionDigits: decimals });
  return /[1-9]/.test(text) ? text : text.replace('-', '');
}

/** A number as it was typed, to a hundredth, without zeros that nobody typed. */
export function plain(value: number): string {
  return String(Number(value.toFixed(2)));
}

/** Whole dollars, or dollars and cents with two decimals. */
export function formatDollars(value: number, decimals: 0 | 2 = 0): string {
  const amount = formatNumber(Math.abs(value), decimals);
  return value < 0 ? `-$${amount}` : `$${amount}`;
}

/** A number with at most `decimals` decimals and no zeros that say nothing: 37.44, 31.5, 7,000. */
export function formatUpTo(value: number, decimals = 2): string {
  return value.toLocaleString('en-US', { maximumFractionDigits: decimals });
}
