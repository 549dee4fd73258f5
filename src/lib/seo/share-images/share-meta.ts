import { localeIn } from '#content/i18n/languages.ts';
import { absoluteUrl } from '../../routes/absolute-url.ts';
import type { Page } from '../../routes/page.ts';
import { pageDates } from '../dates.ts';

/** A property of a page in the vocabulary of Open Graph (ogp.me), and what it says. */
type Property = readonly [name: string, content: string];

/** What the preview of a shared link may show of a page. */
export interface Previewed {
  readonly siteName: string;
  /** The public address; without one nothing is named that must be whole. */
  readonly site: URL | undefined;
  /** A reply to a form has neither an address nor a picture. */
  readonly isReply: boolean;
  readonly hasPicture: boolean;
}

/** What messengers and networks are told of a page whose link somebody shares. */
export function shareMeta(page: Page, { siteName, site, isReply, hasPicture }: Previewed): readonly Property[] {
  const { published, reviewed } = pageDates(page);
  const address = isReply ? undefined : absoluteUrl(page.path, site);
  const picture = hasPicture ? absoluteUrl(sharePath(page), site) : undefined;
  const told: readonly (readonly [string, string | undefined])[] = [
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
  return told.filter((property): property is Property => property[1] !== undefined);
}

/** Size of a shared picture, in pixels, as messengers and networks show it whole. */
export const shareSize = { width: 1200, height: 630 } as const;

/** Where the picture of a page stands. */
export function sharePath({ path }: Pick<Page, 'path'>): string {
  return `/share${path === '/' ? '/home' : path}.png`;
}
