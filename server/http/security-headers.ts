import { createHash } from 'node:crypto';
import { extname } from 'node:path';

type Headers = Readonly<Record<string, string>>;

/** What one page needs of its content security policy, as CSP sources. */
export interface PageSources {
  /** Hashes of its inline scripts. */
  readonly scripts: readonly string[];
  /** Hashes of its inline styles. */
  readonly styles: readonly string[];
  /** Origins of the video players that it loads on a click; `'self'` where it shows a frame of this site. */
  readonly frames: readonly string[];
  /** Names of the Trusted Types policies by which it starts workers. */
  readonly workers: readonly string[];
  /** Whether other sites may put it into a frame. */
  readonly framed: boolean;
  /** Whether it shows what somebody stored on their device. */
  readonly private: boolean;
}

const element = /<(script|style)\b([^>]*)>([\s\S]*?)<\/\1\s*>/gi;
const comment = /<!--[\s\S]*?-->/g;
const player = /\sdata-player="(https:[^"]+)"/g;
const worker = /\sdata-worker="([\w-]+)"/g;
const embedsShown = /\sdata-shows-embeds\b/;
const framed = /<html[^>]*\sdata-framed\b/;
const ownData = /<html[^>]*\sdata-private\b/;
const dataBlock = /\btype\s*=\s*["']?(application\/(ld\+)?json|text\/plain)/i;

/**
 * Hashes of every inline `<script>` and `<style>` of a page, as `'sha256-…'`, the hosts of its players and its workers, so that its
 * policy can allow exactly these. Scripts with a `src` are covered by their origin; data blocks such as JSON-LD do not run and need
 * none.
 */
export function pageSources(html: string): PageSources {
  const scripts = new Set<string>();
  const styles = new Set<string>();
  for (const [, name = '', attributes = '', body = ''] of html.replace(comment, '').matchAll(element)) {
    if (name.toLowerCase() === 'style') styles.add(hashSource(body));
    else if (!/\bsrc\s*=/i.test(attributes) && !dataBlock.test(attributes)) scripts.add(hashSource(body));
  }
  const frames = new Set([...html.matchAll(player)].map(([, address = '']) => new URL(address).origin));
  if (embedsShown.test(html)) frames.add("'self'");
  const workers = new Set([...html.matchAll(worker)].map(([, name = '']) => name));
  return {
    scripts: [...scripts],
    styles: [...styles],
    frames: [...frames],
    workers: [...workers],
    framed: framed.test(html),
    private: ownData.test(html),
  };
}

/** HTML parsers turn CR LF into LF before a browser hashes the text. */
function hashSource(body: string): string {
  const text = body.replace(/\r\n?/g, '\n');
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
}

export interface SecurityPolicy {
  /** Headers of answers that are no file of the site: the API, redirects, failures. They allow nothing at all. */
  readonly api: Headers;
  /** Headers of one page, which allow its own inline scripts and styles by hash, its players' hosts, and no others. */
  page(sources: PageSources): Headers;
  /** Headers of a file that is no page. Those that a browser opens or runs by itself have a policy of their own. */
  file(path: string): Headers;
}

/**
 * Security headers of the site. Every policy starts from nothing and adds what is needed.
 * @param siteUrl Public origin; strict transport security is sent only when it is https, because a browser remembers it.
 * @param functionsOrigin Origin of the hosted functions when the assessment calls them instead of this server.
 */
export function securityPolicy(siteUrl: string, functionsOrigin: string | undefined): SecurityPolicy {
  const https = siteUrl.startsWith('https:');
  const always = {
    'x-content-type-options': 'nosniff',
    'cross-origin-resource-policy': 'same-origin',
    ...(https ? { 'strict-transport-security': 'max-age=31536000; includeSubDomains' } : {}),
  };
  // A video player refuses to play without an origin in the referrer: its frame has a policy of its own.
  const document = { ...always, 'referrer-policy': 'same-origin' };
  return {
    api: { ...document, ...isolated, 'content-security-policy': nothing, 'referrer-policy': 'no-referrer' },
    page: (sources) => ({
      ...document,
      ...(sources.private ? isolated : {}),
      ...(sources.framed ? crossOrigin : {}),
      'permissions-policy': 'camera=(), microphone=(), geolocation=(), payment=(), usb=(), serial=()',
      'content-security-policy': pageDirectives(sources, functionsOrigin, https).join('; '),
    }),
    file(path) {
      const extension = extname(path);
      if (path === embedScript) return { ...always, ...crossOrigin };
      if (extension === '.js' && !workerFile.test(path)) return always;
      return {
        ...always,
        'content-security-policy': extension === '.js' ? workerPolicy : (filePolicies[extension] ?? unframed),
      };
    },
  };
}

function pageDirectives(sources: PageSources, functionsOrigin: string | undefined, https: boolean): readonly string[] {
  const { scripts, styles, frames, workers, framed } = sources;
  return [
    "default-src 'none'",
    ["script-src 'self'", ...scripts].join(' '),
    ["style-src 'self'", ...styles].join(' '),
    "img-src 'self' data: blob:",
    "font-src 'self'",
    "manifest-src 'self'",
    ["connect-src 'self'", functionsOrigin].filter(Boolean).join(' '),
    ...(frames.length > 0 ? [['frame-src', ...frames].join(' ')] : []),
    "base-uri 'none'",
    "form-action 'self'",
    framed ? 'frame-ancestors *' : "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
    // A worker starts from an address that a policy of this name made; a second policy of the name is refused. Every page may
    // start the service worker.
    ['trusted-types', 'keep', ...workers].join(' '),
    ...(https ? ['upgrade-insecure-requests'] : []),
  ];
}

/**
 * For pages that no other window may hold a reference to. Chromium starts another process for such a page once its headers are
 * there: a first paint on a quarter of a processor was 0.2 to 0.3 s later, so pages that show the same to everybody go without.
 */
const isolated = { 'cross-origin-opener-policy': 'same-origin' };

const nothing = "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

/** For what other sites may include: a tool in a frame, and the script that sets its height. */
const crossOrigin = { 'cross-origin-resource-policy': 'cross-origin' };

/** What a page of another site includes that has a frame of this site. */
const embedScript = '/embed.js';

/** For pictures, styles and fonts. A script has none: framed, it is a text without a link or a button. */
const unframed = "frame-ancestors 'none'";

/** Scripts of workers, as the bundler names them, and the service workers. */
const workerFile = /[/-]worker-[\w-]+\.js$|^\/(sw|keep)\.js$/;

/** A worker may ask this site, and nobody else. What packs spreadsheets starts a worker of its own. */
const workerPolicy = "default-src 'none'; script-src 'self'; worker-src blob:; connect-src 'self'";

/** Policies of files that a browser opens as a document when somebody follows a link to them. */
const filePolicies: Headers = {
  '.svg': `${nothing}; style-src 'unsafe-inline'; sandbox`,
  '.csv': nothing,
  '.txt': nothing,
  '.md': nothing,
  '.json': nothing,
  '.xml': nothing,
  // Browsers show it with a viewer of their own: an embedded object with inline styles, which a sandbox would switch off.
  '.pdf': `${nothing}; object-src 'self'; style-src 'unsafe-inline'`,
};
