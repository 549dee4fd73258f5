import type { MiddlewareHandler } from 'astro';
import { languageFromCode, languages } from '#content/i18n/languages.ts';
import { markNames } from './integrations/english-names.ts';

/** Marks the English names in pages of another language (WCAG 3.1.2). */
export const onRequest: MiddlewareHandler = async (_context, next) => {
  const response = await next();
  if (!response.headers.get('content-type')?.startsWith('text/html')) return response;
  const html = await response.text();
  const { englishNames } = languages[languageFromCode(/<html lang="(\w+)/.exec(html)?.[1] ?? '')];
  return new Response(markNames(html, englishNames), response);
};
