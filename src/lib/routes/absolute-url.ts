/**
 * The absolute URL of a path; undefined while the site has no public URL (`SITE_URL`),
 * where any host would be wrong.
 */
export function absoluteUrl(path: string, site: URL | undefined): string | undefined {
  return site && new URL(path, site).href;
}

/**
 * The absolute URL of a path where the site has one, else the path, which readers of JSON-LD
 * resolve against the URL of the page.
 */
export function urlOrPath(path: string, site: URL | undefined): string {
  return absoluteUrl(path, site) ?? path;
}
