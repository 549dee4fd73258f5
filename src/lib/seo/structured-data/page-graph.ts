import type {
  Article,
  BreadcrumbList,
  Dataset,
  EmergencyService,
  Graph,
  Organization,
  Product,
  SearchAction,
  Thing,
  WebApplication,
  WebSite,
  WithActionConstraints,
} from 'schema-dts';
import { type Language, listsIn, localeIn, pathOf } from '#content/i18n/languages.ts';
import { pageHead } from '#content/i18n/page-head.ts';
import { leavesOut } from '#content/owner.ts';
import type { ClaimState, OwnerClaim } from '#content/owner-claims.ts';
import { urlOrPath } from '../../routes/absolute-url.ts';
import { addresses, addressOf, type PageName } from '../../routes/addresses.ts';
import { nearestPage, type Page } from '../../routes/page.ts';
import { pageDates } from '../dates.ts';
import { sharePath } from '../share-images/share-meta.ts';
import { type Channel, videosOf } from './videos.ts';

/** Downloadable tables by page; the files are the same in every language. */
const tables: Partial<Record<PageName, string>> = {
  '/insurance-directory': '/insurance-directory.csv',
  '/calculators/accuracy': '/calculators/psychrometric-reference.csv',
};

/** The Dataset of a page; undefined for a page without one. */
function datasetOf(page: Page, business: Business, site: URL | undefined): Dataset | undefined {
  const { name, path, title, description } = page;
  const file = tables[name];
  if (!file) return undefined;
  return {
    '@type': 'Dataset',
    name: title,
    description,
    url: urlOrPath(path, site),
    creator: companyOf(business, site),
    isAccessibleForFree: true,
    distribution: { '@type': 'DataDownload', encodingFormat: 'text/csv', contentUrl: urlOrPath(file, site) },
  };
}

/** Values of the owner's file for structured data. */
export interface Publisher extends Business {
  readonly channel: Channel;
}

/** Pages with the business entity. */
const introduced: readonly PageName[] = ['/', '/about', '/wtr-connection'];

/**
 * The schema.org graph of a page; undefined for unlisted pages. It states only
 * what the page says: no invented ratings, questions or steps for richer search results.
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
    ...(name === '/videos' ? videosOf(language, site, leavesOut('channel') ? undefined : owner.channel) : []),
    addressOf(name)?.kind === 'tool' ? webApplication(page, site) : undefined,
  ];
  return { '@context': 'https://schema.org', '@graph': things.filter((thing) => thing !== undefined) };
}

function webSite({ path, language }: Page, name: string, site: URL | undefined): WebSite {
  const search: WithActionConstraints<SearchAction> = {
    '@type': 'SearchAction',
    target: {
      '@type': 'EntryPoint',
      urlTemplate: `${urlOrPath(pathOf(language, '/search'), site)}?q={search_term_string}`,
    },
    'query-input': 'required name=search_term_string',
  };
  return {
    '@type': 'WebSite',
    name,
    url: urlOrPath(path, site),
    inLanguage: localeIn(language).tag,
    potentialAction: search,
  };
}

function webApplication({ path, title, description, language }: Page, site: URL | undefined): WebApplication {
  return {
    '@type': 'WebApplication',
    name: title,
    description,
    url: urlOrPath(path, site),
    inLanguage: localeIn(language).tag,
    applicationCategory: 'UtilitiesApplication',
    operatingSystem: 'Any',
    offers: { '@type': 'Offer', price: 0, priceCurrency: 'USD' },
  };
}

/**
 * A guide, a reference or a story as an Article. A guide is dated by its last review against its sources,
 * which its page shows; a story by its publication. Undefined for any other page.
 */
function articleOf(page: Page, business: Business, site: URL | undefined): Article | undefined {
  const { language, path, title, description } = page;
  const { published, reviewed } = pageDates(page);
  if (!reviewed && !published) return undefined;
  const company = companyOf(business, site);
  const url = urlOrPath(path, site);
  return {
    '@type': 'Article',
    headline: title,
    description,
    inLanguage: localeIn(language).tag,
    author: company,
    publisher: company,
    ...(site ? { image: urlOrPath(sharePath(page), site) } : {}),
    ...(published ? { datePublished: published } : {}),
    ...(reviewed ? { dateModified: reviewed } : {}),
    mainEntityOfPage: {
      '@type': 'WebPage',
      '@id': url,
      ...(reviewed ? { lastReviewed: reviewed, reviewedBy: company } : {}),
    },
  };
}

/** The Product of a review page with its rating; undefined for other pages and until the owner has confirmed the review. */
function reviewedToolOf(page: Page, business: Business, site: URL | undefined): Product | undefined {
  const review = listsIn(page.language).reviews.find(({ link }) => link === page.name);
  if (!review || business.claims.review !== 'true') return undefined;
  return {
    '@type': 'Product',
    name: review.title,
    review: {
      '@type': 'Review',
      author: companyOf(business, site),
      reviewBody: review.verdict,
      reviewRating: { '@type': 'Rating', ratingValue: review.rating, bestRating: review.maxRating, worstRating: 0 },
    },
  };
}

/** The breadcrumbs of a page, itself last. */
function breadcrumbsOf(language: Language, name: PageName, site: URL | undefined): BreadcrumbList {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: [...above(language, name), name].map((step, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: crumbOf(language, step),
      item: urlOrPath(nearestPage(language, step).path, site),
    })),
  };
}

function above(language: Language, name: PageName): readonly PageName[] {
  const shelf = (['/guides', '/blog', '/reviews'] as const).find((start) => name.startsWith(`${start}/`));
  if (shelf) return ['/', shelf];
  return pageHead(language, name)?.reviewed ? ['/', '/resources'] : ['/'];
}

/** Breadcrumb label: the title of guides and references; of other pages the short name, if any. */
function crumbOf(spoken: Language, name: PageName): string {
  const { language, title } = nearestPage(spoken, name);
  const head = pageHead(language, name);
  return (head && !head.reviewed && 'crumb' in head && head.crumb) || title;
}

interface Business {
  readonly company: string;
  readonly phone: { readonly dial: string };
  readonly email: string;
  readonly address: {
    readonly town: string;
    readonly state: string;
    readonly place: { readonly latitude: number; readonly longitude: number } | null;
  };
  readonly towns: readonly string[];
  readonly counties: readonly string[];
  readonly claims: Readonly<Record<OwnerClaim, ClaimState>>;
}

/** The company. Unconfirmed values are omitted, since programs cannot see the sample mark. */
function businessOf(business: Business, site: URL | undefined): EmergencyService {
  const { company, phone, email, address, towns, counties, claims } = business;
  return {
    '@type': 'EmergencyService',
    '@id': urlOrPath('/about#company', site),
    name: company,
    url: urlOrPath('/about', site),
    areaServed: [
      ...towns.map((name) => ({ '@type': 'City' as const, name: `${name}, ${address.state}` })),
      ...counties.map((name) => ({
        '@type': 'AdministrativeArea' as const,
        name: `${name} County, ${address.state}`,
      })),
    ],
    ...(claims.phone === 'true' ? { telephone: phone.dial, openingHours: 'Mo-Su 00:00-23:59' } : {}),
    ...(claims.email === 'true' ? { email } : {}),
    ...(claims.address === 'true' ? addressFields(address) : {}),
  };
}

function addressFields({ town, state, place }: Business['address']): Pick<EmergencyServiceNode, 'address' | 'geo'> {
  return {
    address: { '@type': 'PostalAddress', addressLocality: town, addressRegion: state, addressCountry: 'US' },
    ...(place ? { geo: { '@type': 'GeoCoordinates', ...place } } : {}),
  };
}

type EmergencyServiceNode = Exclude<EmergencyService, string>;

/** The company as the author, reviewer or publisher of a page. */
function companyOf({ company }: Pick<Business, 'company'>, site: URL | undefined): Organization {
  return { '@type': 'Organization', name: company, url: urlOrPath('/about', site) };
}

/** Data as a JSON-LD script element, with `<` escaped. Empty without data. */
export function jsonLdScript(data: object | undefined): string {
  if (!data) return '';
  return `<script type="application/ld+json">${JSON.stringify(data).replaceAll('<', '\\u003c')}</script>`;
}
