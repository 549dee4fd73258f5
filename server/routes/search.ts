import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import * as z from 'zod/mini';
import { type Language, languages, languagesWith, locales, pathOf } from '#content/i18n/languages.ts';
import { t } from '#content/i18n/t.ts';
import { type Shown, shownHit } from '#core/search/search-result.ts';
import { mostLetters, mostListed, searchSite } from '#core/search/search-site.ts';
import { indexSite, type SearchedSite, type SiteIndex } from '#core/search/site-index.ts';
import { type ErrorHandler, toErrorResponse } from '../http/errors.ts';
import { escapeHtml } from '../http/escape-html.ts';
import type { RequestLimits } from '../http/rate-limits.ts';
import { type PageSender, readText, type Site } from '../http/serve-site.ts';
import { pageResponse } from './openapi.ts';

/** What was asked. A query that cannot be one is no fault of the visitor's: the page then has its field and nothing else. */
const searchQuery = z.object({ q: z.catch(z.string(), '') });

/** GET of the page of search in every language: its results as a page, for browsers without script and for all that was found. */
export function addSearchRoutes(
  app: FastifyInstance,
  { site, limits, sender }: { readonly site: Site; readonly limits: RequestLimits; readonly sender: PageSender },
): void {
  const typed = app.withTypeProvider<ZodTypeProvider>();
  for (const language of languagesWith('/search')) {
    const path = pathOf(language, '/search');
    const indexed = indexOnce(site, language);
    const errorHandler: ErrorHandler = (error, request, reply) => {
      const { status, body } = toErrorResponse(error, request, reply);
      return sender.filled(reply, path, status, { results: body.error }, body.error);
    };
    const schema = {
      summary: 'Search the site',
      querystring: searchQuery,
      response: { 200: pageResponse('What was found'), 429: pageResponse('Too many requests; see Retry-After') },
    };
    typed.get(path, { schema, errorHandler }, async (request, reply) => {
      const query = asked(request.query.q);
      const index = query === '' ? undefined : indexed();
      if (!index) return sender.page(request, reply, path, 200);
      await limits.take('search', request);
      const slots = { q: query, results: { html: searchList(language, index, query) } };
      return sender.filled(reply, path, 200, slots, query);
    });
  }
}

/** Without signs that no page shows, and not longer than a question. */
function asked(query: string): string {
  return query
    .replace(/[\p{C}\s]+/gu, ' ')
    .trim()
    .slice(0, mostLetters);
}

/** Reads what the built site knows when it is first asked. Undefined where the site was not built. */
function indexOnce(site: Site, language: Language): () => SiteIndex | undefined {
  let index: SiteIndex | undefined;
  return () => {
    if (index) return index;
    const text = readText(site, `/search/${language}.json`);
    if (text) index = indexSite(JSON.parse(text) as SearchedSite);
    return index;
  };
}

/** What a search has found, as HTML: how many results there are, and the first of them, each with its words marked. */
export function searchList(language: Language, index: SiteIndex, query: string): string {
  const { search } = languages[language].words;
  const { hits, stems } = searchSite(index, query);
  const count = Math.min(hits.length, mostListed);
  const template = hits.length > mostListed ? search.first : count > 0 ? search.found : search.none;
  const found = t(template, { count, query }, locales[language]);
  const entries = hits.slice(0, mostListed).map((hit) => entryOf(shownHit(index, hit, stems, search.company)));
  const list = entries.length === 0 ? '' : `<ol>${entries.join('')}</ol>`;
  return `<p role="status">${escapeHtml(found)}</p>${list}`;
}

function entryOf({ href, title, heading, pieces, kind, call }: Shown): string {
  const mark = `<svg aria-hidden="true"><use href="#kind-${kind}"/></svg>`;
  const under = heading === '' ? '' : ` <span>${escapeHtml(heading)}</span>`;
  const words = pieces.map(({ text, isMarked }) => (isMarked ? `<mark>${escapeHtml(text)}</mark>` : escapeHtml(text)));
  const phone = call ? `<a href="${escapeHtml(call.href)}">${escapeHtml(call.phone)}</a>` : '';
  return `<li>${mark}<a href="${escapeHtml(href)}"><b>${escapeHtml(title)}</b>${under}</a><p>${words.join('')}</p>${phone}</li>`;
}
