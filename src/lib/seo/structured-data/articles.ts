import type { Article, Product } from 'schema-dts';
import { listsIn, localeIn } from '#content/i18n/languages.ts';
import type { Page } from '../../routes/page.ts';
import { datesOf } from '../dates.ts';
import { sharePath } from '../share-images/share-path.ts';
import { type Business, companyOf } from './business.ts';
import { placeOf } from './place.ts';

/**
 * A guide, a reference or a story as an article. A guide is dated by the day on which somebody last held every claim
 * against its source, which its page prints; a story by the day of its publication. Undefined for any other page.
 */
export function articleOf(page: Page, business: Business, site: URL | undefined): Article | undefined {
  const { language, path, title, description } = page;
  const { published, reviewed } = datesOf(page);
  if (!reviewed && !published) return undefined;
  const company = companyOf(business, site);
  const url = placeOf(path, site);
  return {
    '@type': 'Article',
    headline: title,
    description,
    inLanguage: localeIn(language).tag,
    author: company,
    publisher: company,
    ...(site ? { image: placeOf(sharePath(page), site) } : {}),
    ...(published ? { datePublished: published } : {}),
    ...(reviewed ? { dateModified: reviewed } : {}),
    mainEntityOfPage: {
      '@type': 'WebPage',
      '@id': url,
      ...(reviewed ? { lastReviewed: reviewed, reviewedBy: company } : {}),
    },
  };
}

/** The tool of a review page, with its one score; undefined for any other page, and until the owner has confirmed the review. */
export function reviewedToolOf(page: Page, business: Business, site: URL | undefined): Product | undefined {
  const review = listsIn(page.language).reviews.find(({ link }) => link === page.name);
  if (!review || !business.confirmed.review) return undefined;
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
