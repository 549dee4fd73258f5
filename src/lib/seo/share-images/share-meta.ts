import { localeIn } from '#content/i18n/languages.ts';
import { absoluteUrl } from '../../routes/absolute-url.ts';
import type { Page } from '../../routes/page.ts';
import { pageDates } from '../dates.ts';

/** An Open Graph property (ogp.me). */
type Property = readonly [name: string, content: string];

export interface Previewed {
  readonly siteName: string;
  /** Base URL; without it absolute URLs are omitted. */
  readonly site: URL | undefined;
  /** A result page has neither a canonical URL nor a picture. */
  readonly isReply: boolean;
  readonly hasPicture: boolean;
}

/** Open Graph metadata of a page. */
export function shareMeta(page: Page, { siteName, site, isReply, hasPicture }: Previewed): readonly Property[] {
  const { published, reviewed } = pageDates(page);
  const address = isReply ? undefined : absoluteUrl(page.path, site);
  const picture = hasPicture ? absoluteUrl(sharePath(page), site) : undefined;
  const properties: readonly (readonly [string, string | undefined])[] = [
    ['og:title', page.title],
    ['og:description', page.description],
    ['og:type', published || reviewed ? 'article' : 'website'],
    ['article:published_time', published],
    ['article:modified_time', reviewed],
    ['og:site_name', address && siteName],
    ['og:url', address],
    ['og:image', picture],
    ['og:image:width', picture && String(shareSize.width)],
    ['og:image:height', picture && String(shareSize.height)],
    ['og:locale', localeIn(page.language).tag.replace('-', '_')],
  ];
  return properties.filter((property): property is Property => property[1] !== undefined);
}

/** Size of a share image in pixels. */
export const shareSize = { width: 1200, height: 630 } as const;

/** Path of the share image of a page. */
export function sharePath({ path }: Pick<Page, 'path'>): string {
  return `/share${path === '/' ? '/home' : path}.png`;
}
