import type { words } from '#content/en/calculators/air-scrubber.ts';
import type { MessageShape } from '#content/i18n/message-shape.ts';
import type { definition } from '#core/calculators/air-scrubber/definition.ts';
import type { Shown } from '../calculator.ts';

export type ScrubberMessages = MessageShape<typeof words>;
export type ScrubberShown = Shown<typeof definition, ScrubberMessages>;

/** Minutes to the nearest whole one, "under 1" below half a minute. */
export function minutesText({ words, t, locale }: ScrubberShown, minutes: number): string {
  return minutes < 0.5 ? t(words.own.underOne, { one: 1 }) : locale.number(minutes);
}
