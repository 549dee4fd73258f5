import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { inHtml } from '../answers/in-html.ts';
import { languageOfPath } from '../answers/language-of.ts';
import { replyWords } from '../answers/words.ts';
import type { SecurityPolicy } from '../http/security-headers.ts';
import { chooseEncoding } from './accept-encoding.ts';
import { DiskFile } from './bodies.ts';
import { type Site, type SiteFile, textOf, type Variant } from './load-site.ts';

/** Serves the built site on every GET and HEAD address that no other route takes. */
export function serveSite(app: FastifyInstance, site: Site, sender: PageSender): void {
  app.get('/*', { schema: { hide: true } }, async (request, reply) => {
    const path = pathOf(request.url);
    const file = site.files.get(path);
    if (file && isFont(file) && request.headers['save-data'] === 'on') return withoutFont(reply);
    if (file) return sender.send(request, reply, file, path.endsWith('/404') ? 404 : 200);
    const target = pageMeantBy(site, path);
    if (target) return reply.redirect(target + request.url.slice(request.url.split('?')[0]?.length), 308);
    if (/^\/(api|functions)\//.test(path)) return reply.callNotFound();
    return sender.page(request, reply, notFoundFor(site, path), 404);
  });
}

/**
 * The page that another spelling of its address means: with a slash or `.html` behind it, with capitals, as phones write what
 * is dictated, or with a slash too many.
 */
function pageMeantBy({ files, redirects }: Site, path: string): string | undefined {
  const plain = path.toLowerCase().replace(/\/{2,}/g, '/');
  return redirects.get(plain) ?? (files.has(plain) ? plain : undefined);
}

/** Whether a file is a font, which a reader can do without. */
export const isFont = ({ type }: SiteFile) => type.startsWith('font/');

/** Who saves data reads in the fonts of the device: a browser that gets no font goes on without. */
function withoutFont(reply: FastifyReply): FastifyReply {
  return reply.code(204).headers({ vary: 'accept-encoding,save-data', 'cache-control': 'no-store' }).send();
}

/** The page that tells that an address has none, in the language that the address begins with. */
function notFoundFor(site: Site, path: string): string {
  const ofLanguage = `/${path.split('/')[1]}/404`;
  return site.files.has(ofLanguage) ? ofLanguage : '/404';
}

/** The methods that the address of a page or file takes. */
export function methodsOfFiles(site: Site, path: string): readonly string[] {
  return site.files.has(path) || site.redirects.has(path) ? ['GET', 'HEAD'] : [];
}

export interface PageSender {
  /** Sends a page of the site with a status of our choice, for routes that answer with a page. */
  page(request: FastifyRequest, reply: FastifyReply, path: string, status: number): FastifyReply;
  /**
   * Sends a page with words of ours in its slots: elements with a `data-slot` attribute and nothing but text inside.
   * @param words The answer when the site has not been built.
   */
  filled(reply: FastifyReply, path: string, status: number, slots: Slots, words: string): FastifyReply;
  /** Headers of a file in one encoding that do not depend on whether its body is sent. */
  heads(file: SiteFile, variant: Variant): Readonly<Record<string, string>>;
  /** Sends any file of the site. */
  send(request: FastifyRequest, reply: FastifyReply, file: SiteFile, status: number): Promise<FastifyReply>;
}

/** Texts for the slots of a page; an input takes its own as its value. HTML is ours: what a visitor wrote is made text in it. */
export type Slots = Readonly<Record<string, string | { readonly html: string }>>;

/** How pages of the built site are sent: encoding, validators, caching and their own content policy. */
export function pageSender(site: Site, policy: SecurityPolicy): PageSender {
  const { protect, securityOf } = protection(site, policy);
  const begin = beginning(protect);
  const sender: PageSender = {
    heads: (file, variant) => ({ ...securityOf(file), ...cachingOf(file, variant) }),
    async send(request, reply, file, status) {
      const body = begin(request, reply, file, status)?.body;
      if (!(body instanceof DiskFile)) return reply.send(body);
      const opened = await body.open();
      if (!opened) {
        // A twin that has gone takes its encoding with it.
        reply.removeHeader('content-encoding');
        return sender.page(request, reply, notFoundFor(site, pathOf(request.url)), 404);
      }
      // The tag of what a later build has replaced would be a wrong one.
      if (!opened.isSame) reply.removeHeader('etag');
      return reply.header('content-length', opened.bytes).send(opened.content);
    },
    filled(reply, path, status, slots, words) {
      reply.code(status).header('cache-control', 'no-store');
      const file = site.files.get(path);
      const html = textOf(file);
      if (!file || html === undefined) return reply.type('text/plain; charset=utf-8').send(`${words}\n`);
      protect(reply, file);
      return reply.type(file.type).send(fill(html, slots));
    },
    page(request, reply, path, status) {
      const file = site.files.get(path);
      if (file) return reply.send(begin(request, reply, file, status)?.body);
      const nothing = site.files.size === 0;
      return reply
        .code(nothing ? 503 : status)
        .type('text/plain; charset=utf-8')
        .send(`${replyWords(languageOfPath(path), nothing ? 'not-built' : 'page-not-found')}\n`);
    },
  };
  return sender;
}

/** Gives an answer the security headers of its file, and takes those of the API from it. */
type Protect = (reply: FastifyReply, file: SiteFile) => void;

function protection(site: Site, policy: SecurityPolicy) {
  const security = new Map<SiteFile, Readonly<Record<string, string>>>();
  for (const [address, file] of site.files) {
    security.set(file, file.sources ? policy.page(file.sources) : policy.file(file.type, address));
  }
  const securityOf = (file: SiteFile) => security.get(file) ?? policy.api;
  const protect: Protect = (reply, file) => {
    const headers = securityOf(file);
    // Pictures and scripts go without headers that mean something for a page only.
    for (const name of Object.keys(policy.api)) if (!(name in headers)) reply.removeHeader(name);
    reply.headers(headers);
  };
  return { protect, securityOf };
}

/** A year what never changes; a day the icon, so that no later page asks for it; everything else is asked for each time. */
function keepingOf({ immutable, isIcon }: SiteFile): string {
  if (immutable) return 'max-age=31536000, immutable';
  return isIcon ? 'max-age=86400' : 'no-cache';
}

function cachingOf(file: SiteFile, variant: Variant): Readonly<Record<string, string>> {
  return {
    // What never changes is never asked for again: its tag would only be carried along with every script.
    ...(file.immutable ? {} : { etag: variant.etag }),
    vary: isFont(file) ? 'accept-encoding,save-data' : 'accept-encoding',
    'cache-control': keepingOf(file),
  };
}

/** Writes all headers of an answer. What it gives is undefined when there is no body, because the visitor holds it already. */
type Begin = (request: FastifyRequest, reply: FastifyReply, file: SiteFile, status: number) => Variant | undefined;

function beginning(protect: Protect): Begin {
  return (request, reply, file, status) => {
    const encoding = chooseEncoding(request.headers['accept-encoding'], file.held);
    const variant = file.variants.get(encoding);
    if (!variant) throw new Error('a file without its plain variant');
    reply.headers(cachingOf(file, variant));
    protect(reply, file);
    // A connection stays open without saying so since HTTP/1.1; a page with a tool would say it seven times.
    reply.raw.removeHeader('connection');
    if (status === 200 && matches(request.headers['if-none-match'], variant.etag)) {
      reply.code(304);
      return undefined;
    }
    if (encoding !== 'identity') reply.header('content-encoding', encoding);
    reply.code(status).type(file.type);
    return variant;
  };
}

/** If-None-Match compares weakly (RFC 9110 section 13.1.2), so a `W/` put there by a proxy does not matter. */
export function matches(header: string | undefined, etag: string): boolean {
  if (!header) return false;
  return header.split(',').some((tag) => tag.trim() === '*' || tag.trim().replace(/^W\//, '') === etag);
}

function pathOf(url: string): string {
  const raw = url.split('?', 1)[0] ?? '/';
  try {
    return decodeURIComponent(raw);
  } catch {
    return raw;
  }
}

function fill(html: string, slots: Slots): string {
  return html.replace(/(<[^>]*\bdata-slot="([\w-]+)"[^>]*>)[^<]*/g, (whole, tag: string, name: string) => {
    const slot = slots[name];
    if (slot === undefined) return whole;
    if (typeof slot !== 'string') return tag + slot.html;
    return tag.startsWith('<input') ? tag.replace(/\s*\/?>$/, ` value="${inHtml(slot)}">`) : tag + inHtml(slot);
  });
}
