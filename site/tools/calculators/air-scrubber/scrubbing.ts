import type { words } from '#content/en/calculators/air-scrubber.ts';
import type { Wording } from '#content/locale/words.ts';
import type { definition } from '#core/calculators/air-scrubber/definition.ts';
import type { Shown } from '../../calculator/calculator.ts';

export type ScrubberWords = Wording<typeof words>;
export type ScrubberShown = Shown<typeof definition, ScrubberWords>;

/** Minutes to the nearest whole one, "under 1" below half a minute. */
export function minutesText({ words, say, locale }: ScrubberShown, minutes: number): string {
  return minutes < 0.5 ? say(words.own.underOne, { one: 1 }) : locale.number(minutes);
}
