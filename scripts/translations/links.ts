import { existsSync } from 'node:fs';
import path from 'node:path';

/** Addresses that every language shares: calls of the server, and files without words. */
const shared = /^\/(api\/|calculators\/psychrometric-reference\.csv$|insurance-directory\.csv$)/;

/** What the site calls itself while it is built without an address of its own. */
const origin = 'http://localhost:3000';

/** The links of a page of the second language that lead back to English, or nowhere. */
export function straysOf(dist: string, links: readonly string[]): readonly string[] {
  const inside = links.map((link) => link.replace(origin, '') || '/').filter((link) => /^\/(?!\/)/.test(link));
  return inside
    .filter((link) => !shared.test(link))
    .filter((link) => !/^\/es(\/|$|[?#])/.test(link) || !exists(dist, link))
    .map((link) => `leads to ${link}`);
}

function exists(dist: string, link: string): boolean {
  const file = path.join(dist, link.replace(/[?#].*/, ''));
  return existsSync(path.join(file, 'index.html')) || /\.\w+$/.test(file) ? existsSync(file) : false;
}
