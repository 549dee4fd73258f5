import { existsSync, readFileSync, type Stats } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { escapeHtml } from './escape-html.ts';
import { languageOfPath } from './request-language.ts';
import { pageSources, type SecurityPolicy } from './security-headers.ts';
import { replyMessage } from './server-messages.ts';

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

export interface PageSender {
  /** Sends a page of the site with a status of our choice, for routes that answer with a page. */
  page(request: FastifyRequest, reply: FastifyReply, path: string, status: number): FastifyReply;
  /**
   * Sends a page with text in its slots: elements with a `data-slot` attribute and nothing but text inside.
   * @param words The answer when the site has not been built.
   */
  filled(reply: FastifyReply, path: string, status: number, slots: Slots, words: string): FastifyReply;
  /** Sends any file of the site. */
  file(reply: FastifyReply, address: string): FastifyReply;
}

/** Texts for the slots of a page; an input takes its own as its value. Only `html` is taken as markup. */
export type Slots = Readonly<Record<string, string | { readonly html: string }>>;

/**
 * Serves the built site on every GET and HEAD address that no other route takes, with the precompressed files beside the pages.
 * @returns What routes use that answer with a page.
 */
export function serveSite(app: FastifyInstance, site: Site, policy: SecurityPolicy): PageSender {
  const { headersOf, replaceHeaders } = fileHeaders(site, policy);
  app.register(fastifyStatic, {
    root: site.folder,
    serve: false,
    suppressWarning: true,
    preCompressed: true,
    index: false,
    cacheControl: false,
    lastModified: false,
    setHeaders(reply: FastifyReply, file: string, stat: Stats) {
      const path = relative(site.folder, file.replace(/\.(br|gz)$/, ''));
      replaceHeaders(reply, headersOf(`/${path.split(sep).join('/')}`, stat));
    },
  });
  const sender = pageSender(site, (reply, path) => replaceHeaders(reply, headersOf(`/${path}`)));
  app.get('/*', { schema: { hide: true } }, async (request, reply) => answer(request, reply, site, sender));
  return sender;
}

async function answer(request: FastifyRequest, reply: FastifyReply, site: Site, sender: PageSender) {
  const address = decodedPath(request.url);
  if (site.files.has(address)) {
    if (isFont(address) && request.headers['save-data'] === 'on') return sendNoFont(reply);
    return address.endsWith('/404') ? sender.page(request, reply, address, 404) : sender.file(reply, address);
  }
  const canonical = canonicalAddress(address);
  const query = request.url.slice(request.url.split('?')[0]?.length);
  if (site.files.has(canonical)) return reply.redirect(canonical + query, 308);
  if (/^\/(api|functions)\//.test(address)) return reply.callNotFound();
  return sender.page(request, reply, notFoundPage(site, address), 404);
}

function decodedPath(url: string): string {
  const path = url.split('?', 1)[0] ?? '/';
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}

/** The 404 page in the language that the address begins with. */
function notFoundPage(site: Site, address: string): string {
  const localized = `/${address.split('/')[1]}/404`;
  return site.files.has(localized) ? localized : '/404';
}

const isFont = (path: string) => /\.(woff2?|ttf)$/.test(path);

/** Readers who save data get the fonts of their device: a browser that gets no font goes on without. */
function sendNoFont(reply: FastifyReply): FastifyReply {
  return reply.code(204).headers({ vary: 'accept-encoding,save-data', 'cache-control': 'no-store' }).send();
}

/** The methods that the address of a page or file takes. */
export function methodsOfFiles({ files }: Site, address: string): readonly string[] {
  return files.has(address) || files.has(canonicalAddress(address)) ? ['GET', 'HEAD'] : [];
}

function pageSender(site: Site, setFileHeaders: (reply: FastifyReply, path: string) => void): PageSender {
  const { files } = site;
  return {
    file: (reply, address) => reply.sendFile(files.get(address) ?? ''),
    page(_request, reply, address, status) {
      const path = files.get(address);
      // An error page is never revalidated: a 304 would have to be a 404 without a body.
      const options = status === 200 ? {} : { etag: false, acceptRanges: false };
      if (path !== undefined) return reply.code(status).sendFile(path, options);
      const isBuilt = files.size > 0;
      return reply
        .code(isBuilt ? status : 503)
        .type('text/plain; charset=utf-8')
        .send(`${replyMessage(languageOfPath(address), isBuilt ? 'page-not-found' : 'not-built')}\n`);
    },
    filled(reply, address, status, slots, words) {
      const path = files.get(address);
      const html = readText(site, address);
      if (path === undefined || html === undefined) reply.type('text/plain; charset=utf-8');
      else {
        setFileHeaders(reply, path);
        reply.type('text/html; charset=utf-8');
      }
      return reply
        .code(status)
        .header('cache-control', 'no-store')
        .send(html === undefined ? `${words}\n` : fillSlots(html, slots));
    },
  };
}

function fillSlots(html: string, slots: Slots): string {
  return html.replace(/(<[^>]*\bdata-slot="([\w-]+)"[^>]*>)[^<]*/g, (whole, tag: string, name: string) => {
    const slot = slots[name];
    if (slot === undefined) return whole;
    if (typeof slot !== 'string') return tag + slot.html;
    return tag.startsWith('<input') ? tag.replace(/\s*\/?>$/, ` value="${escapeHtml(slot)}">`) : tag + escapeHtml(slot);
  });
}

type Headers = Readonly<Record<string, string>>;

/** Security and cache headers of the files of the site. */
function fileHeaders(site: Site, policy: SecurityPolicy) {
  /** Of pages, which need to be read for them, until a page is replaced. */
  const pages = new Map<string, { readonly version: string; readonly headers: Headers }>();

  function pageHeaders(path: string, stat: Stats | undefined): Headers {
    const version = stat ? `${stat.size}-${stat.mtimeMs}` : '';
    const known = pages.get(path);
    if (known && (!stat || known.version === version)) return known.headers;
    const headers = policy.page(pageSources(readFileSync(site.folder + path, 'utf8')));
    pages.set(path, { version, headers });
    return headers;
  }

  return {
    headersOf: (path: string, stat?: Stats): Headers => ({
      ...(path.endsWith('.html') ? pageHeaders(path, stat) : policy.file(path)),
      ...(isFont(path) ? { vary: 'accept-encoding,save-data' } : {}),
      'cache-control': cacheControl(path),
    }),
    /** Gives an answer the headers of its file instead of those of the API. */
    replaceHeaders(reply: FastifyReply, headers: Headers) {
      for (const name of Object.keys(policy.api)) if (!(name in headers)) reply.removeHeader(name);
      reply.headers(headers);
    },
  };
}

/** A year for names with a content hash; a day for the icons, which every page names; everything else is revalidated. */
function cacheControl(path: string): string {
  if (path.startsWith('/_astro/')) return 'max-age=31536000, immutable';
  return /^\/(?:favicon|apple-touch-icon|icons\/)/.test(path) ? 'max-age=86400' : 'no-cache';
}
