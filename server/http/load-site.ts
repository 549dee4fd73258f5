import { existsSync, readFileSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';

/** The built site: which addresses it has, and where their files are. */
export interface Site {
  readonly folder: string;
  /** Paths of its files in the folder, by the address that a browser asks for: `/about` is `about/index.html`. */
  readonly files: ReadonlyMap<string, string>;
}

/** A site that has not been built. */
export const emptySite: Site = { folder: import.meta.dirname, files: new Map() };

/** Lists a built folder. A folder that does not exist gives a site without files. */
export async function loadSite(folder: string): Promise<Site> {
  if (!existsSync(folder)) return emptySite;
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const paths = entries
    .filter((entry) => entry.isFile() && !/\.(br|gz)$/.test(entry.name))
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).split(sep).join('/'));
  return { folder, files: new Map(paths.map((path) => [addressOf(path), path])) };
}

/** The address of a file: `a/index.html` and `a.html` are both the page `/a`. */
function addressOf(path: string): string {
  return path.endsWith('.html') ? canonicalAddress(`/${path}`) : `/${path}`;
}

/**
 * The usual spelling of an address: without `index.html`, `.html` or a slash at its end, capitals (phones write them when
 * dictated), or doubled slashes.
 */
export function canonicalAddress(address: string): string {
  const plain = address.toLowerCase().replace(/\/{2,}/g, '/');
  return plain.replace(/\/index(\.html)?$|\.html$|\/$/, '') || '/';
}

/** Whether there is a page at an address, and not another kind of file. */
export function hasPage({ files }: Site, address: string): boolean {
  return files.get(address)?.endsWith('.html') ?? false;
}

/** The text of the file at an address; undefined when there is none. */
export function readText({ folder, files }: Site, address: string): string | undefined {
  const path = files.get(address);
  return path === undefined ? undefined : readFileSync(join(folder, path), 'utf8');
}

/** The origin that the pages of a built site call their own, by the canonical link of the front page; undefined without one. */
export function builtFor(site: Site): string | undefined {
  const [, address] = /<link rel="canonical" href="([^"]+)"/.exec(readText(site, '/') ?? '') ?? [];
  return address && URL.parse(address)?.origin;
}
