import { listsIn } from '#content/i18n/languages.ts';
import { pageHead } from '#content/i18n/page-head.ts';
import type { Page } from '../routes/page.ts';

/** The days that a page may tell of itself, as year-month-day: when a story came out, when a guide was last held against its sources. */
export function pageDates({ name, language }: Page): { readonly published?: string; readonly reviewed?: string } {
  const reviewed = pageHead(language, name)?.reviewed;
  const published = listsIn(language).posts.find(({ content }) => content === name)?.date;
  return { ...(published ? { published } : {}), ...(reviewed ? { reviewed } : {}) };
}

/**
 * The day on which the words of a page last became true, as its content says: held against their sources, changed, or
 * published. Undefined for a page whose content gives none.
 */
export function contentDate({ name, language }: Page): string | undefined {
  const head = pageHead(language, name);
  const changed = head && 'changed' in head ? head.changed : undefined;
  const published = listsIn(language).posts.find(({ content }) => content === name)?.date;
  return head?.reviewed ?? changed ?? published ?? undefined;
}
