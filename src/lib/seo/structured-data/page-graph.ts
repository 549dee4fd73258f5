import type { Graph, SearchAction, Thing, WebApplication, WebSite, WithActionConstraints } from 'schema-dts';
import { localeIn, pathOf } from '#content/i18n/languages.ts';
import { addresses, addressOf, type PageName } from '../../routes/addresses.ts';
import type { Page } from '../../routes/page.ts';
import { articleOf, reviewedToolOf } from './articles.ts';
import { breadcrumbsOf } from './breadcrumbs.ts';
import { type Business, businessOf } from './business.ts';
import { datasetOf } from './datasets.ts';
import { placeOf } from './place.ts';
import { videosOf } from './videos.ts';

/** The owner's file as structured data reads it. */
export interface Publisher extends Business {
  readonly channel: Parameters<typeof videosOf>[1];
}

/** Pages on which the company introduces itself. */
const introduced: readonly PageName[] = ['/', '/about', '/wtr-connection'];

/**
 * What a page tells programs of itself, in the vocabulary of schema.org; undefined for a page that no list names. It says
 * what the page says and no more: no stars that nobody gave, no questions and no steps for the sake of a larger result.
 */
export function graphOf(page: Page, siteName: string, owner: Publisher, site: URL | undefined): Graph | undefined {
  const { name, language } = page;
  if (!addresses.some(({ path }) => path === name)) return undefined;
  const things: readonly (Thing | undefined)[] = [
    name === '/' ? webSite(page, siteName, site) : breadcrumbsOf(language, name, site),
    introduced.includes(name) ? businessOf(owner, site) : undefined,
    articleOf(page, owner, site),
    reviewedToolOf(page, owner, site),
    datasetOf(page, owner, site),
    ...(name === '/videos' ? videosOf(language, owner.channel) : []),
    addressOf(name)?.kind === 'tool' ? webApplication(page, site) : undefined,
  ];
  return { '@context': 'https://schema.org', '@graph': things.filter((thing) => thing !== undefined) };
}

function webSite({ path, language }: Page, name: string, site: URL | undefined): WebSite {
  const search: WithActionConstraints<SearchAction> = {
    '@type': 'SearchAction',
    target: {
      '@type': 'EntryPoint',
      urlTemplate: `${placeOf(pathOf(language, '/search'), site)}?q={search_term_string}`,
    },
    'query-input': 'required name=search_term_string',
  };
  return {
    '@type': 'WebSite',
    name,
    url: placeOf(path, site),
    inLanguage: localeIn(language).tag,
    potentialAction: search,
  };
}

function webApplication({ path, title, description, language }: Page, site: URL | undefined): WebApplication {
  return {
    '@type': 'WebApplication',
    name: title,
    description,
    url: placeOf(path, site),
    inLanguage: localeIn(language).tag,
    applicationCategory: 'UtilitiesApplication',
    operatingSystem: 'Any',
    offers: { '@type': 'Offer', price: 0, priceCurrency: 'USD' },
  };
}
