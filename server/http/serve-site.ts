import { existsSync, readFileSync, type Stats } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { jsonErrors } from './errors.ts';
import { escapeHtml } from './escape-html.ts';
import { languageOfPath } from './request-language.ts';
import { pageSources, type SecurityPolicy } from './security-headers.ts';
import { replyMessage } from './server-messages.ts';

export interface Site {
  readonly folder: string;
  /** File paths by URL path: `/about` is `about/index.html`. */
  readonly files: ReadonlyMap<string, string>;
}

/** A site that has not been built. */
export const emptySite: Site = { folder: import.meta.dirname, files: new Map() };

/** Lists a built folder; a missing folder is an empty site. */
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

/** The canonical form of a URL path: lower case, without `index.html`, `.html`, a trailing slash or doubled slashes. */
export function canonicalAddress(address: string): string {
  const plain = address.toLowerCase().replace(/\/{2,}/g, '/');
  return plain.replace(/\/index(\.html)?$|\.html$|\/$/, '') || '/';
}

/** Whether an address is a page. */
export function hasPage({ files }: Site, address: string): boolean {
  return files.get(address)?.endsWith('.html') ?? false;
}

/** The text of the file at an address, if any. */
export function readText({ folder, files }: Site, address: string): string | undefined {
  const path = files.get(address);
  return path === undefined ? undefined : readFileSync(join(folder, path), 'utf8');
}

/** The origin of the front page's canonical link, if any. */
export function builtFor(site: Site): string | undefined {
  const [, address] = /<link rel="canonical" href="([^"]+)"/.exec(readText(site, '/') ?? '') ?? [];
  return address && URL.parse(address)?.origin;
}

export interface PageSender {
  page(request: FastifyRequest, reply: FastifyReply, path: string, status: number): FastifyReply;
  /**
   * Sends a page with filled slots: elements with a `data-slot` attribute that contain only text.
   * @param words The response when the site has not been built.
   */
  filled(reply: FastifyReply, path: string, status: number, slots: Slots, words: string): FastifyReply;
  file(reply: FastifyReply, address: string): FastifyReply;
}

/** Texts by slot name; an input gets it as its value. Only `html` is markup. */
export type Slots = Readonly<Record<string, string | { readonly html: string }>>;

/**
 * Serves the built site, precompressed, on every GET and HEAD address without another route.
 * @returns The sender for routes that respond with a page.
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
  app.get('/*', { schema: { hide: true }, errorHandler: rangeErrors }, async (request, reply) =>
    answer(request, reply, site, sender),
  );
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

/** The 404 page of the address's language. */
function notFoundPage(site: Site, address: string): string {
  const localized = `/${address.split('/')[1]}/404`;
  return site.files.has(localized) ? localized : '/404';
}

const isFont = (path: string) => /\.(woff2?|ttf)$/.test(path);

/** With `Save-Data`, browsers fall back to system fonts. */
function sendNoFont(reply: FastifyReply): FastifyReply {
  return reply.code(204).headers({ vary: 'accept-encoding,save-data', 'cache-control': 'no-store' }).send();
}

/** The methods of a page's or file's address. */
export function methodsOfFiles({ files }: Site, address: string): readonly string[] {
  return files.has(address) || files.has(canonicalAddress(address)) ? ['GET', 'HEAD'] : [];
}

const conditionalHeaders = ['if-match', 'if-none-match', 'if-modified-since', 'if-unmodified-since', 'range'];

/** RFC 9110 (15.5.17): 416 says how long the file is. */
function rangeErrors(
  error: FastifyError & { readonly headers?: Headers },
  request: FastifyRequest,
  reply: FastifyReply,
) {
  const range = error.headers?.['Content-Range'];
  if (range) reply.header('content-range', range);
  return jsonErrors(error, request, reply);
}

function pageSender(site: Site, setFileHeaders: (reply: FastifyReply, path: string) => void): PageSender {
  const { files } = site;
  return {
    file: (reply, address) => reply.sendFile(files.get(address) ?? ''),
    page(request, reply, address, status) {
      const path = files.get(address);
      // Error pages are never revalidated: a 304 would hide the status.
      if (status !== 200) for (const name of conditionalHeaders) delete request.headers[name];
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
    return tag.startsWith('<input')
      ? tag.replace(/\s*\/?>$/, () => ` value="${escapeHtml(slot)}">`)
      : tag + escapeHtml(slot);
  });
}

type Headers = Readonly<Record<string, string>>;

function fileHeaders(site: Site, policy: SecurityPolicy) {
  /** Cached headers of pages, which depend on their content. */
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
    replaceHeaders(reply: FastifyReply, headers: Headers) {
      for (const name of Object.keys(policy.api)) if (!(name in headers)) reply.removeHeader(name);
      reply.headers(headers);
    },
  };
}

/** A year for hashed names, a day for icons; everything else is revalidated. */
function cacheControl(path: string): string {
  if (path.startsWith('/_astro/')) return 'max-age=31536000, immutable';
  return /^\/(?:favicon|apple-touch-icon|icons\/)/.test(path) ? 'max-age=86400' : 'no-cache';
}
