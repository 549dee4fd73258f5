import type { PageSources } from './page-sources.ts';

type Headers = Readonly<Record<string, string>>;

export interface SecurityPolicy {
  /** Headers of answers that are no file of the site: the API, redirects, failures. They allow nothing at all. */
  readonly api: Headers;
  /** Headers of one page, which allow its own inline scripts and styles by hash, its players' hosts, and no others. */
  page(sources: PageSources): Headers;
  /** Headers of a file that is no page. Those that a browser opens or runs by itself bring a policy of their own. */
  file(type: string, address: string): Headers;
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
  const document = {
    ...always,
    // A video player refuses to play without an origin in the referrer: its frame brings a policy of its own.
    'referrer-policy': 'same-origin',
  };
  return {
    api: { ...document, ...alone, 'content-security-policy': nothing, 'referrer-policy': 'no-referrer' },
    page: ({ scripts, styles, frames, workers, framed, private: isPrivate }) => ({
      ...document,
      ...(isPrivate ? alone : {}),
      ...(framed ? forOthers : {}),
      'permissions-policy': 'camera=(), microphone=(), geolocation=(), payment=(), usb=(), serial=()',
      'content-security-policy': [
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
        // A thread starts from an address that a policy of this name made; a second one of the name is refused. Every page may
        // register the service worker.
        ['trusted-types', 'keep', ...workers].join(' '),
        ...(https ? ['upgrade-insecure-requests'] : []),
      ].join('; '),
    }),
    file: (type, address) => {
      if (address === embedScript) return { ...always, ...forOthers };
      if (type !== 'text/javascript') return { ...always, 'content-security-policy': opened[type] ?? unframed };
      return threadFile.test(address) ? { ...always, 'content-security-policy': thread } : always;
    },
  };
}

/**
 * For what nobody else may hold the window of. Chromium starts another process for such a page once its headers are there: a first
 * paint on a quarter of a processor was 0.2 to 0.3 s later, so pages that show the same to everybody go without.
 */
const alone = { 'cross-origin-opener-policy': 'same-origin' };

const nothing = "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

/** For what stands in a page of somebody else's because they asked for it: a tool in a frame, and the script of its height. */
const forOthers = { 'cross-origin-resource-policy': 'cross-origin' };

/** What a page includes that has a frame of this site. */
const embedScript = '/embed.js';

/**
 * For pictures, styles and fonts: what stands in a page of somebody else's without being asked for it. A script has none: framed
 * it is a text without a link or a button, and a page with a tool would say it seven times.
 */
const unframed = "frame-ancestors 'none'";

/** What the bundler calls the script of a thread. */
const threadFile = /[/-]worker-[\w-]+\.js$|^\/(sw|keep)\.js$/;

/** A script that runs beside a page may ask this site, and nobody else. What packs spreadsheets starts a thread of its own. */
const thread = "default-src 'none'; script-src 'self'; worker-src blob:; connect-src 'self'";

/** Policies of files that a browser opens as a document when somebody follows a link to them, by media type. */
const opened: Headers = {
  'image/svg+xml; charset=utf-8': `${nothing}; style-src 'unsafe-inline'; sandbox`,
  'text/csv; charset=utf-8': nothing,
  'text/plain; charset=utf-8': nothing,
  'text/markdown; charset=utf-8': nothing,
  'application/json; charset=utf-8': nothing,
  'application/xml; charset=utf-8': nothing,
  // Browsers show it with a viewer of their own: an embedded object with inline styles, which a sandbox would switch off.
  'application/pdf': `${nothing}; object-src 'self'; style-src 'unsafe-inline'`,
};
