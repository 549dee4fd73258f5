import type { MiddlewareHandler } from 'astro';
import { languageFromCode, languages } from '#content/i18n/languages.ts';

/** Elements without prose, or that may not contain elements. */
const closed = /^<(title|textarea|option|svg|noscript|astro-island)\b/;
/** Comments, tags, and whole scripts and styles, whose "<" opens no tag. */
const tags = /(<!--[\s\S]*?-->|<script\b[\s\S]*?<\/script>|<style\b[\s\S]*?<\/style>|<[^>]+>)/;
const voids = /^<(area|base|br|col|embed|hr|img|input|link|meta|script|source|style|track|wbr)\b|\/>$/;

/**
 * Adds `lang="en"` to these names where they occur in text of another language, so that a screen reader
 * reads them as English (WCAG 3.1.2). Skips elements that are already marked, and islands, whose HTML must match
 * hydration and which mark their names themselves.
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

/** The longest match wins: "Texas Insurance Code" over "Insurance Code". */
const longestFirst = (names: readonly string[]) => names.toSorted((one, other) => other.length - one.length);

/** Marks the English names in pages of another language (WCAG 3.1.2). */
export const onRequest: MiddlewareHandler = async (_context, next) => {
  const response = await next();
  if (!response.headers.get('content-type')?.startsWith('text/html')) return response;
  const html = await response.text();
  const { englishNames } = languages[languageFromCode(/<html lang="(\w+)/.exec(html)?.[1] ?? '')];
  return new Response(markNames(html, englishNames), response);
};
