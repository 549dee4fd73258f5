import { listsIn } from '#content/i18n/languages.ts';
import { pageHead } from '#content/i18n/page-head.ts';
import type { Page } from '../routes/page.ts';

/** ISO dates of a page: publication of a story, last review of a guide. */
export function pageDates({ name, language }: Page): { readonly published?: string; readonly reviewed?: string } {
  const reviewed = pageHead(language, name)?.reviewed;
  const published = listsIn(language).posts.find(({ content }) => content === name)?.date;
  return { ...(published ? { published } : {}), ...(reviewed ? { reviewed } : {}) };
}

/**
 * ISO date of the last review, change or publication of a page, as its content
 * states; undefined when it states none.
 */
export function contentDate({ name, language }: Page): string | undefined {
  const head = pageHead(language, name);
  const changed = head && 'changed' in head ? head.changed : undefined;
  const published = listsIn(language).posts.find(({ content }) => content === name)?.date;
  return head?.reviewed ?? changed ?? published ?? undefined;
}
