import type { Locale } from '#content/locale/locale.ts';
import { say } from '#content/locale/say.ts';
import type { ShellWords } from '../../calculator.ts';

/** "240", or "400 to 600" where low and high differ. */
export function rangeText(shell: ShellWords, locale: Locale, low: number, high: number): string {
  const [least, most] = [locale.upTo(low, 1), locale.upTo(high, 1)];
  return low === high ? least : say(shell.range, { low: least, high: most }, locale);
}
