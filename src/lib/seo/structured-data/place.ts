import { absoluteUrl } from '../../routes/absolute-url.ts';

/**
 * The address of a page or file in structured data: whole where the site has one, else the path, which a reader of JSON-LD
 * completes with the address at which it found the page.
 */
export function placeOf(path: string, site: URL | undefined): string {
  return absoluteUrl(path, site) ?? path;
}
