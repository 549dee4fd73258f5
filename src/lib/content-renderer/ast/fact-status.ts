import type { Source } from '#content/facts/sources/source.ts';
import { t } from '#content/i18n/t.ts';
import type { Speaks } from './speaker.ts';

/**
 * What stands behind a source, a few words each: whose word it is, the page's own date where it has one, and the day on
 * which it was read, unless that is the day which the note above the list names. No line should break inside one of them.
 */
export function statusOf(
  { rank, pageDate, copyRead, storedCopy }: Source,
  { words, locale }: Speaks,
  usualDay?: string,
): readonly string[] {
  const isUsual = storedCopy && copyRead === usualDay;
  return [
    words.rank[rank],
    ...(pageDate === null ? [] : [t(words.pageDated, { date: pageDate }, locale)]),
    ...(isUsual ? [] : [readOn(copyRead, storedCopy, { words, locale })]),
  ];
}

function readOn(day: string | null, isStored: boolean, { words, locale }: Pick<Speaks, 'words' | 'locale'>): string {
  return day === null ? words.notRead : t(isStored ? words.copyRead : words.pageRead, { date: day }, locale);
}

/** The day on which most of the stored copies of these sources were read. */
export function usualDayOf(sources: readonly Source[]): string | undefined {
  const days = sources.flatMap(({ copyRead, storedCopy }) => (storedCopy && copyRead ? [copyRead] : []));
  const count = (day: string) => days.filter((other) => other === day).length;
  return days.toSorted((one, other) => count(other) - count(one))[0];
}
