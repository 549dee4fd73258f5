/** One page of the site. Plain data: routes, sitemap, offline cache and tests all read this list. */
export interface Address {
  /** English path, and the page's name in every language. */
  readonly path: string;
  /** `tool` pages load a script island; `static` pages never send framework script. */
  readonly kind: 'static' | 'tool';
  /** Read in an emergency: its call button is red, and nothing is preloaded. */
  readonly urgent?: true;
  /** A technician's tool, whose own actions take the place of the bar at the bottom of a phone. */
  readonly ownActions?: true;
  /** Shows data of this device: served with `Cross-Origin-Opener-Policy`. */
  readonly private?: true;
  /** Useless in search results: not in the sitemap, and `noindex`. */
  readonly unlisted?: true;
}

/** Pages in the order of the sitemap. Add a page here when its route exists; its title is in its own file. */
export const addresses = [
  { path: '/', kind: 'static', urgent: true },
  { path: '/guides', kind: 'static' },
  { path: '/blog', kind: 'static' },
  { path: '/blog/elks-lodge-seguin', kind: 'static' },
  { path: '/reviews', kind: 'static' },
  { path: '/reviews/flir-mr277', kind: 'static' },
  { path: '/ai-in-restoration', kind: 'static' },
  { path: '/damage-assessment', kind: 'tool', urgent: true },
  { path: '/videos', kind: 'static' },
  { path: '/resources', kind: 'static' },
  { path: '/insurance-directory', kind: 'static' },
  { path: '/claim-clock', kind: 'tool' },
  { path: '/mold-rules', kind: 'tool' },
  { path: '/loss-record', kind: 'tool', private: true },
  { path: '/drying-job', kind: 'tool', private: true, ownActions: true },
  { path: '/ask', kind: 'static', urgent: true },
  { path: '/about', kind: 'static' },
  { path: '/wtr-connection', kind: 'static', urgent: true },
  { path: '/privacy', kind: 'static' },
  { path: '/this-device', kind: 'static', private: true, unlisted: true },
  { path: '/keep', kind: 'static' },
  { path: '/terms', kind: 'static' },
  { path: '/accessibility', kind: 'static' },
  { path: '/guides/what-does-water-damage-look-like', kind: 'static' },
  { path: '/guides/hidden-water-damage-signs', kind: 'static' },
  { path: '/guides/sleeping-in-water-damaged-home', kind: 'static', urgent: true },
  { path: '/guides/emergency-checklist', kind: 'static', urgent: true },
  { path: '/s500-reference', kind: 'static' },
  { path: '/where-we-differ', kind: 'static' },
  { path: '/guides/mold-prevention', kind: 'static' },
  { path: '/guides/when-to-call-professionals', kind: 'static', urgent: true },
  // A book of six chapters on one page, so that it can be searched and printed whole.
  { path: '/guides/restoration-manual', kind: 'static' },
  { path: '/guides/insurance-agents-guide', kind: 'static' },
  { path: '/guides/after-the-flood', kind: 'static', urgent: true },
  { path: '/guides/help-and-rights-in-texas', kind: 'static' },
  { path: '/calculators', kind: 'static' },
  { path: '/calculators/psychrometric', kind: 'tool', ownActions: true },
  { path: '/calculators/dehumidification', kind: 'tool', ownActions: true },
  { path: '/calculators/air-movement', kind: 'tool', ownActions: true },
  { path: '/calculators/air-scrubber', kind: 'tool', ownActions: true },
  { path: '/calculators/circuits', kind: 'tool', ownActions: true },
  { path: '/cost-builder', kind: 'tool' },
  { path: '/calculators/air-check', kind: 'tool', ownActions: true },
  { path: '/calculators/equipment-check', kind: 'tool', ownActions: true },
  { path: '/calculators/accuracy', kind: 'static' },
  { path: '/embeds', kind: 'static' },
] as const satisfies readonly Address[];

type GuideName = Extract<(typeof addresses)[number]['path'], `/guides/${string}`>;

const guides: ReadonlySet<string> = new Set(
  addresses.map(({ path }) => path).filter((path) => path.startsWith('/guides/')),
);

/** True for the page of a guide. */
export const isGuide = (name: string): name is GuideName => guides.has(name);

/** Pages that only forms, links in emails or fallbacks lead to. They are in no menu and no sitemap. */
export const resultPages = [
  { path: '/search', kind: 'static' },
  { path: '/no-signal', kind: 'static', urgent: true },
  { path: '/waiting', kind: 'static', private: true },
  // Its script loads the tool that adds photos to a record.
  { path: '/shared-photos', kind: 'static', private: true },
  { path: '/ask/thanks', kind: 'static' },
  { path: '/ask/not-sent', kind: 'static' },
  { path: '/ask/answered', kind: 'static' },
  { path: '/ask/call-back', kind: 'static' },
  { path: '/ask/marked', kind: 'static' },
  { path: '/ask/not-marked', kind: 'static' },
  { path: '/ask/link-used', kind: 'static' },
  { path: '/wtr-connection/thanks', kind: 'static' },
  { path: '/wtr-connection/not-sent', kind: 'static' },
  { path: '/newsletter/check-mail', kind: 'static' },
  { path: '/newsletter/not-sent', kind: 'static' },
  { path: '/newsletter/confirm', kind: 'static' },
  { path: '/newsletter/confirmed', kind: 'static' },
  { path: '/newsletter/expired', kind: 'static' },
  { path: '/newsletter/unsubscribe', kind: 'static' },
  { path: '/newsletter/unsubscribed', kind: 'static' },
] as const satisfies readonly Address[];

/** The page for every unknown path; in no list either. */
export const notFound = { path: '/404', kind: 'static' } as const satisfies Address;

/** Whether a page is a result page without content of its own: it has no canonical URL and no metadata. */
export const isReply = (name: string): boolean => [...resultPages, notFound].some(({ path }) => path === name);

/** The name of a page: its English path. */
export type PageName = (typeof addresses | typeof resultPages)[number]['path'] | typeof notFound.path;

const all: ReadonlyMap<string, Address> = new Map(
  [...addresses, ...resultPages, notFound].map((address) => [address.path, address]),
);

/** The address entry of a page. */
export function addressOf(name: PageName): Address | undefined {
  return all.get(name);
}
