import type { Source } from '#content/ledger/sources/source.ts';
import { say } from '#content/locale/say.ts';
import type { Speaks } from '../records/speaks.ts';

/**
 * What stands behind a source, a few words each: whose word it is, the page's own date where it has one, and the day on
 * which it was read. No line should break inside one of them.
 */
export function standingOf(
  { rank, pageDate, copyRead, storedCopy }: Source,
  { words, locale }: Speaks,
): readonly string[] {
  return [
    words.rank[rank],
    ...(pageDate === null ? [] : [say(words.pageDated, { date: pageDate }, locale)]),
    copyRead === null ? words.notRead : say(storedCopy ? words.copyRead : words.pageRead, { date: copyRead }, locale),
  ];
}
