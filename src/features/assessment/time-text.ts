import type { PageMessages } from '#content/en/assessment/page-messages.ts';
import { tagOf } from './count-events.ts';
import { filled } from './result-view.ts';

/** A moment as a clock shows it: "3:40 PM". */
export function clockTime(at: number, language: string): string {
  return new Date(at).toLocaleTimeString(tagOf(language), { hour: 'numeric', minute: '2-digit' });
}

/** "You asked at 3:40 PM." A time that ends with a stop ends its sentence. */
export function askedText(askedAt: number, words: PageMessages['result']['clock'], language: string): string {
  return filled(words.asked, { time: clockTime(askedAt, language) }).replace(/\.\.$/, '.');
}

/** "by 3:40 PM today": a deadline of some hours, as somebody with a watch reads it. */
export function dueText(
  due: number,
  askedAt: number,
  words: PageMessages['result']['clock'],
  language: string,
): string {
  const isToday = new Date(due).toDateString() === new Date(askedAt).toDateString();
  return filled(isToday ? words.today : words.tomorrow, { time: clockTime(due, language) });
}
