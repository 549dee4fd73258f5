/**
 * The address of a page or file as others reach it, from its path; undefined while the site has no public address (`SITE_URL`),
 * for then whatever stood there would be wrong.
 */
export function absoluteUrl(path: string, site: URL | undefined): string | undefined {
  return site && new URL(path, site).href;
}

/**
 * The address of a page or file in structured data: whole where the site has one, else the path, which a reader of JSON-LD
 * completes with the address at which it found the page.
 */
export function urlOrPath(path: string, site: URL | undefined): string {
  return absoluteUrl(path, site) ?? path;
}
