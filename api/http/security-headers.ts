import type { InlineHashes } from '../built-site/inline-hashes.ts';

export interface SecurityPolicy {
  /** Headers of every answer. */
  readonly common: Readonly<Record<string, string>>;
  /** Names of the common headers that mean something for a page only: pictures and scripts go without, to save bytes. */
  readonly pageOnly: readonly string[];
  /** The content policy of one page, which allows its own inline scripts and styles by hash and no others. */
  contentPolicy(inline: InlineHashes): string;
}

const noInline: InlineHashes = { scripts: [], styles: [] };

/**
 * Security headers of the site.
 * @param siteUrl Public origin; strict transport security is sent only when it is https, because a browser remembers it.
 * @param functionsOrigin Origin of the hosted functions when the assessment calls them instead of this server.
 */
export function securityPolicy(siteUrl: string, functionsOrigin: string | undefined): SecurityPolicy {
  const https = siteUrl.startsWith('https:');
  const contentPolicy = ({ scripts, styles }: InlineHashes) =>
    [
      "default-src 'self'",
      ["script-src 'self'", ...scripts].join(' '),
      ["style-src 'self'", ...styles].join(' '),
      "img-src 'self' data: blob:",
      ["connect-src 'self'", functionsOrigin].filter(Boolean).join(' '),
      'frame-src https://www.youtube-nocookie.com',
      "object-src 'none'",
      "base-uri 'none'",
      "form-action 'self'",
      "frame-ancestors 'none'",
      ...(https ? ['upgrade-insecure-requests'] : []),
    ].join('; ');
  return {
    contentPolicy,
    pageOnly: [
      'content-security-policy',
      'x-frame-options',
      'referrer-policy',
      'permissions-policy',
      'cross-origin-opener-policy',
    ],
    common: {
      'content-security-policy': contentPolicy(noInline),
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
      // The video player refuses to play without an origin in the referrer.
      'referrer-policy': 'strict-origin-when-cross-origin',
      'permissions-policy':
        'camera=(), microphone=(), geolocation=(), payment=(), usb=(), serial=(), bluetooth=(), browsing-topics=()',
      'cross-origin-opener-policy': 'same-origin',
      'cross-origin-resource-policy': 'same-origin',
      ...(https ? { 'strict-transport-security': 'max-age=31536000; includeSubDomains' } : {}),
    },
  };
}
