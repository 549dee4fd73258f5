import { createHash } from 'node:crypto';
import { extname } from 'node:path';

type Headers = Readonly<Record<string, string>>;

export interface PageSources {
  /** Hashes of its inline scripts. */
  readonly scripts: readonly string[];
  /** Hashes of its inline styles. */
  readonly styles: readonly string[];
  /** Origins of its video players; `'self'` if it frames this site. */
  readonly frames: readonly string[];
  /** Names of the Trusted Types policies of its workers. */
  readonly workers: readonly string[];
  /** Whether other sites may frame it. */
  readonly framed: boolean;
  /** Whether it shows data stored on the device. */
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
 * Finds the sources of a page: hashes of inline scripts and styles, player origins, workers. Data blocks such as JSON-LD need none.
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
  /** Headers of responses other than files (API, redirects, errors). They allow nothing. */
  readonly api: Headers;
  /** Headers of a page, which allow exactly its sources. */
  page(sources: PageSources): Headers;
  /** Headers of other files. Those that browsers open or run directly have their own policy. */
  file(path: string): Headers;
}

/**
 * Security headers of the site, from `default-src 'none'` up.
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
  // Video players need a referrer; their frames set their own policy.
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
    "media-src 'self'",
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
 * For pages with private data only: Chromium starts another process for them, which delays the first paint by 0.2 to 0.3 s on a slow
 * device.
 */
const isolated = { 'cross-origin-opener-policy': 'same-origin' };

const nothing = "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

/** For resources of embeds on other sites. */
const crossOrigin = { 'cross-origin-resource-policy': 'cross-origin' };

const embedScript = '/embed.js';

/** For pictures, styles and fonts. Scripts need none. */
const unframed = "frame-ancestors 'none'";

/** Worker scripts as the bundler names them, and service workers. */
const workerFile = /[/-]worker-[\w-]+\.js$|^\/(sw|keep)\.js$/;

/** Workers may only connect to this site. The spreadsheet writer starts a nested worker. */
const workerPolicy = "default-src 'none'; script-src 'self'; worker-src blob:; connect-src 'self'";

/** Policies of files that browsers open as documents. */
const filePolicies: Headers = {
  '.svg': `${nothing}; style-src 'unsafe-inline'; sandbox`,
  '.csv': nothing,
  '.txt': nothing,
  '.md': nothing,
  '.json': nothing,
  '.xml': nothing,
  // Browser PDF viewers use an object with inline styles, which a sandbox would disable.
  '.pdf': `${nothing}; object-src 'self'; style-src 'unsafe-inline'`,
};
