import type { MiddlewareHandler } from 'astro';
import { languages, spokenIn } from '#content/languages.ts';
import { markNames } from './build/english-names.ts';

/** Marks the English names in pages of another language (WCAG 3.1.2). */
export const onRequest: MiddlewareHandler = async (_context, next) => {
  const response = await next();
  if (!response.headers.get('content-type')?.startsWith('text/html')) return response;
  const html = await response.text();
  const { englishNames } = languages[spokenIn(/<html lang="(\w+)/.exec(html)?.[1] ?? '')];
  return new Response(markNames(html, englishNames), response);
};
