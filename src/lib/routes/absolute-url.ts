/**
 * The address of a page or file as others reach it, from its path; undefined while the site has no public address (`SITE_URL`),
 * for then whatever stood there would be wrong.
 */
export function absoluteUrl(path: string, site: URL | undefined): string | undefined {
  return site && new URL(path, site).href;
}
