import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import { type Encoding, encodings } from './accept-encoding.ts';
import { contentType } from './content-types.ts';
import { type PageSources, pageSources } from './page-sources.ts';
import { compress, hasTwins, type Twins, twinEndings } from './twins.ts';

/** One file of the built site in one encoding, with the headers that depend on its bytes. */
export interface Variant {
  readonly body: Buffer;
  readonly etag: string;
}

/** One file of the built site, ready to send. */
export interface SiteFile {
  readonly type: string;
  readonly immutable: boolean;
  readonly variants: ReadonlyMap<Encoding, Variant>;
  /** What we hold of it, best first. */
  readonly held: readonly Encoding[];
  /** Present for HTML pages only. */
  readonly sources: PageSources | undefined;
}

/** The built site in memory. `pages` and `files` are keyed by the path a browser asks for. */
export interface Site {
  readonly files: ReadonlyMap<string, SiteFile>;
  /** Other spellings of a page's address (`/about/`, `/about.html`), and the one to use. */
  readonly redirects: ReadonlyMap<string, string>;
}

/** The site of a folder that was never built: nothing in it. */
export const emptySite: Site = { files: new Map(), redirects: new Map() };

/** Reads a built folder into memory with brotli and gzip twins. A folder that does not exist gives the empty site. */
export async function loadSite(folder: string): Promise<Site> {
  if (!existsSync(folder)) return emptySite;
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const names = entries
    .filter((entry) => entry.isFile() && !/\.(br|gz)$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name));
  const files = new Map<string, SiteFile>();
  const redirects = new Map<string, string>();
  // One after the other: all at once would open more files than some systems let a process have.
  for (const name of names) {
    const path = `/${relative(folder, name).split(sep).join('/')}`;
    const { address, others } = addressesOf(path);
    files.set(address, await loadFile(name, path));
    for (const other of others) redirects.set(other, address);
  }
  return { files, redirects };
}

/** The address of a file, and its other spellings: `/a/index.html` and `/a.html` are both the page `/a`. */
export function addressesOf(path: string): { readonly address: string; readonly others: readonly string[] } {
  if (!path.endsWith('.html')) return { address: path, others: [] };
  const address = path.replace(/(\/index)?\.html$/, '') || '/';
  if (address === '/') return { address, others: ['/index.html', '/index'] };
  return { address, others: [`${address}/`, `${address}.html`, `${address}/index.html`] };
}

async function loadFile(name: string, path: string): Promise<SiteFile> {
  const body = await readFile(name);
  const type = contentType(name);
  const variants = variantsOf(body, hasTwins(type, body.length) ? await twinsOf(name, body) : undefined);
  return {
    type,
    // Astro puts a hash of the content into these names.
    immutable: path.startsWith('/_astro/'),
    variants,
    held: encodings.filter((encoding) => variants.has(encoding)),
    sources: type.startsWith('text/html') ? pageSources(body.toString('utf8')) : undefined,
  };
}

/** The twins that the build left beside a file. A folder that was built otherwise has none: then they are made here. */
async function twinsOf(name: string, body: Buffer): Promise<Twins> {
  try {
    const [br, gzip] = await Promise.all([readFile(name + twinEndings.br), readFile(name + twinEndings.gzip)]);
    return { br, gzip };
  } catch {
    return compress(body, 'soon');
  }
}

function variantsOf(body: Buffer, twins: Twins | undefined): ReadonlyMap<Encoding, Variant> {
  const hash = createHash('sha256').update(body).digest('base64url').slice(0, 11);
  const variants = new Map<Encoding, Variant>([['identity', { body, etag: `"${hash}"` }]]);
  if (!twins) return variants;
  variants.set('br', { body: twins.br, etag: `"${hash}-br"` });
  variants.set('gzip', { body: twins.gzip, etag: `"${hash}-gzip"` });
  return variants;
}
