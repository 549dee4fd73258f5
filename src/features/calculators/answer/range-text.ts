import type { Locale } from '#content/i18n/locale.ts';
import { t } from '#content/i18n/t.ts';
import type { ShellMessages } from '../calculator.ts';

/** "240", or "400 to 600" where low and high differ. */
export function rangeText(shell: ShellMessages, locale: Locale, low: number, high: number): string {
  const [least, most] = [locale.upTo(low, 1), locale.upTo(high, 1)];
  return low === high ? least : t(shell.range, { low: least, high: most }, locale);
}
