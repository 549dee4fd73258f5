import type { MiddlewareHandler } from 'astro';
import { languageFromCode, languages } from '#content/i18n/languages.ts';

/** What holds none of the page's prose, or none that may hold an element. */
const closed = /^<(title|textarea|option|svg|noscript|astro-island)\b/;
/** Comments, tags, and whole scripts and styles: a "<" in one of those opens no tag. */
const tags = /(<!--[\s\S]*?-->|<script\b[\s\S]*?<\/script>|<style\b[\s\S]*?<\/style>|<[^>]+>)/;
const voids = /^<(area|base|br|col|embed|hr|img|input|link|meta|script|source|style|track|wbr)\b|\/>$/;

/**
 * The same page with the language said on each of these names that stands in a text of another language, so that a voice
 * reads it as English (WCAG 3.1.2). Left as they are: what already says that it is English, and tools, which come to life
 * from what stands in them and mark their names themselves.
 */
export function markNames(html: string, names: readonly string[]): string {
  if (names.length === 0) return html;
  const name = new RegExp(`(?<![\\p{L}\\p{N}-])(?:${longestFirst(names).join('|')})(?![\\p{L}\\p{N}-])`, 'gu');
  let left: { readonly kind: string; depth: number } | undefined;
  const marked = html.split(tags).map((part) => {
    if (!part.startsWith('<')) return left ? part : part.replace(name, '<span lang="en">$&</span>');
    const kind = /^<\/?([\w-]+)/.exec(part)?.[1];
    if (!left && kind && !voids.test(part) && isLeft(part)) left = { kind, depth: 0 };
    if (left && kind === left.kind) left.depth += part.startsWith('</') ? -1 : 1;
    if (left?.depth === 0) left = undefined;
    return part;
  });
  return marked.join('');
}

const isLeft = (tag: string) => closed.test(tag) || / lang="en"|^<astro-island/.test(tag);

/** "Texas Insurance Code" is one name, not "Texas" and "Insurance Code". */
const longestFirst = (names: readonly string[]) => names.toSorted((one, other) => other.length - one.length);

/** Marks the English names in pages of another language (WCAG 3.1.2). */
export const onRequest: MiddlewareHandler = async (_context, next) => {
  const response = await next();
  if (!response.headers.get('content-type')?.startsWith('text/html')) return response;
  const html = await response.text();
  const { englishNames } = languages[languageFromCode(/<html lang="(\w+)/.exec(html)?.[1] ?? '')];
  return new Response(markNames(html, englishNames), response);
};
