import { existsSync, readFileSync, type Stats, statSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import { once } from '#core/basis/memoize.ts';
import type { PageSources } from '../http/page-sources.ts';
import { type Encoding, encodings } from './accept-encoding.ts';
import { DiskFile, gzipBeside, unfolded } from './bodies.ts';
import { contentType } from './content-types.ts';
import { type FileFacts, factsOf, indexName, readSiteIndex, type SiteIndex } from './site-index.ts';
import { compress, hasTwins, twinEndings } from './twins.ts';

/** One file of the built site in one encoding, with the headers that depend on its bytes. */
export interface Variant {
  readonly body: Buffer | DiskFile;
  readonly etag: string;
}

/** One file of the built site, ready to send. */
export interface SiteFile {
  readonly type: string;
  readonly immutable: boolean;
  /** The drawing of the tab and of the home screen: every page names it. */
  readonly isIcon: boolean;
  readonly variants: ReadonlyMap<Encoding, Variant>;
  /** What we hold of it, best first. */
  readonly held: readonly Encoding[];
  /** Present for HTML pages only. */
  readonly sources: PageSources | undefined;
}

/** The built site. `files` is keyed by the path a browser asks for. */
export interface Site {
  readonly files: ReadonlyMap<string, SiteFile>;
  /** Other spellings of a page's address (`/about/`, `/about.html`), and the one to use. */
  readonly redirects: ReadonlyMap<string, string>;
}

/** The site of a folder that was never built: nothing in it. */
export const emptySite: Site = { files: new Map(), redirects: new Map() };

/**
 * Takes up a built folder: pages, scripts and texts as their brotli twins in memory, gzip twins when somebody asks, long scripts,
 * pictures and documents where they are. A folder that does not exist gives the empty site.
 */
export async function loadSite(folder: string): Promise<Site> {
  if (!existsSync(folder)) return emptySite;
  const index = readSiteIndex(folder);
  const files = new Map<string, SiteFile>();
  const redirects = new Map<string, string>();
  // One after the other: all at once would open more files than some systems let a process have.
  for (const name of await namesIn(folder)) {
    const path = `/${relative(folder, name).split(sep).join('/')}`;
    const { address, others } = addressesOf(path);
    files.set(address, await loadFile(name, path, index));
    for (const other of others) redirects.set(other, address);
  }
  return { files, redirects };
}

async function namesIn(folder: string): Promise<readonly string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile() && !/\.(br|gz)$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name))
    .filter((name) => name !== join(folder, indexName));
}

/** The address of a file, and its other spellings: `/a/index.html` and `/a.html` are both the page `/a`. */
export function addressesOf(path: string): { readonly address: string; readonly others: readonly string[] } {
  if (!path.endsWith('.html')) return { address: path, others: [] };
  const address = path.replace(/(\/index)?\.html$/, '') || '/';
  if (address === '/') return { address, others: ['/index.html', '/index'] };
  return { address, others: [`${address}/`, `${address}.html`, `${address}/index.html`] };
}

async function loadFile(name: string, path: string, index: SiteIndex): Promise<SiteFile> {
  const stats = statSync(name);
  const type = contentType(name);
  const facts = index(path, stats) ?? factsOf(name, readFileSync(name));
  const variants = hasTwins(type, stats.size)
    ? foldedVariants(await twinsOf(name, type.startsWith('text/html')), new DiskFile(name, stats), facts)
    : plainVariants(name, path, stats, facts);
  return {
    type,
    immutable: isImmutable(path),
    isIcon: isIcon(path),
    variants,
    held: encodings.filter((encoding) => variants.has(encoding)),
    sources: facts.sources,
  };
}

/** Astro puts a hash of the content into these names. */
const isImmutable = (path: string) => path.startsWith('/_astro/');
const isIcon = (path: string) => /^\/(?:favicon|apple-touch-icon|icons\/)/.test(path);

type Body = Variant['body'];

/** The twins of a file as they are sent. Few ask for gzip: it comes to memory when somebody does. */
interface SentTwins {
  readonly br: Body;
  readonly gzip: () => Body;
}

/** Above this a twin stays on the disk, but for a page's: scripts that make files, and packs. Bytes. */
const mostOfTwin = 100_000;

/** The twins that the build left beside a file. A folder that was built otherwise has none: then they are made here. */
async function twinsOf(name: string, isPage: boolean): Promise<SentTwins> {
  const [br, gzip] = [name + twinEndings.br, name + twinEndings.gzip];
  try {
    const [stats, ofGzip] = [statSync(br), statSync(gzip)];
    if (!isPage && stats.size > mostOfTwin) {
      const onDisk = new DiskFile(gzip, ofGzip);
      return { br: new DiskFile(br, stats), gzip: () => onDisk };
    }
    const body = readFileSync(br);
    return { br: body, gzip: once(() => gzipBeside(gzip, ofGzip, body)) };
  } catch {
    const made = await compress(readFileSync(name), 'soon');
    return { br: made.br, gzip: () => made.gzip };
  }
}

function foldedVariants({ br, gzip }: SentTwins, whole: DiskFile, { hash }: FileFacts): ReadonlyMap<Encoding, Variant> {
  return new Map<Encoding, Variant>([
    ['br', { body: br, etag: `"${hash}-br"` }],
    [
      'gzip',
      {
        get body() {
          return gzip();
        },
        etag: `"${hash}-gzip"`,
      },
    ],
    [
      'identity',
      {
        get body() {
          return br instanceof DiskFile ? whole : unfolded(br);
        },
        etag: `"${hash}"`,
      },
    ],
  ]);
}

/** Above this a picture or a document stays on the disk. Bytes. */
const mostInMemory = 4096;

function plainVariants(name: string, path: string, stats: Stats, { hash }: FileFacts): ReadonlyMap<Encoding, Variant> {
  // What the pages themselves ask for is sent with every first visit.
  const inMemory = stats.size <= mostInMemory || isImmutable(path);
  return new Map([
    ['identity', { body: inMemory ? readFileSync(name) : new DiskFile(name, stats), etag: `"${hash}"` }],
  ]);
}

/** The whole text of a file; undefined for what is not there. */
export function textOf(file: SiteFile | undefined): string | undefined {
  const body = file?.variants.get('identity')?.body;
  return (body instanceof DiskFile ? body.read() : body)?.toString('utf8');
}
