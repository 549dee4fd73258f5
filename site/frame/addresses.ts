/** One page of the site. Plain data: routes, sitemap, offline cache and tests all read this list. */
export interface Address {
  /** The page's English address, and its name in every language. */
  readonly path: string;
  /** `tool` pages load a script island; `static` pages never send framework script. */
  readonly kind: 'static' | 'tool';
  /** Bytes over the wire, when the page may send more than its kind (static 15,000, tool 82,000). */
  readonly maxBytes?: number;
  /** Read by somebody with water in the house: its call is red, and nothing is loaded ahead of need. */
  readonly urgent?: true;
}

/** Debts: a quarter of these guides is the list of their sources, folded at the end, and they weigh up to 500 bytes too much. */
const sourcedGuide = 15_500;

/**
 * A debt: since each tool has the strip of all tools over it and offers the room of the one before, tools weigh up to 1,700
 * bytes more than they may.
 */
const benchTool = 83_700;

/** Pages in the order of the sitemap. Add a page here when its route exists; its title stands in its own file. */
export const addresses = [
  { path: '/', kind: 'static', urgent: true },
  { path: '/guides', kind: 'static' },
  { path: '/blog', kind: 'static' },
  { path: '/blog/elks-lodge-seguin', kind: 'static' },
  { path: '/reviews', kind: 'static' },
  { path: '/reviews/flir-mr277', kind: 'static' },
  { path: '/ai-in-restoration', kind: 'static' },
  { path: '/damage-assessment', kind: 'tool', maxBytes: 80_000, urgent: true },
  { path: '/videos', kind: 'static' },
  { path: '/resources', kind: 'static' },
  { path: '/insurance-directory', kind: 'static', maxBytes: 25_000 },
  { path: '/claim-clock', kind: 'tool' },
  // A debt of 5,200 bytes: the words of a record's forms come with the page, and the forms when one is opened.
  { path: '/loss-record', kind: 'tool', maxBytes: 87_400 },
  { path: '/ask', kind: 'static', urgent: true },
  { path: '/about', kind: 'static' },
  // A debt of 200 bytes: the map has the counties' lines now.
  { path: '/wtr-connection', kind: 'static', maxBytes: 15_300, urgent: true },
  { path: '/privacy', kind: 'static' },
  { path: '/this-device', kind: 'static' },
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
  // A book of six chapters that is to stand on one page, so that a reader finds and prints it whole. Its drawings come late.
  { path: '/guides/restoration-manual', kind: 'static', maxBytes: 27_600 },
  { path: '/guides/insurance-agents-guide', kind: 'static', maxBytes: sourcedGuide },
  { path: '/guides/after-the-flood', kind: 'static', maxBytes: sourcedGuide, urgent: true },
  { path: '/guides/help-and-rights-in-texas', kind: 'static', maxBytes: sourcedGuide },
  { path: '/calculators', kind: 'static' },
  { path: '/calculators/psychrometric', kind: 'tool', maxBytes: benchTool },
  { path: '/calculators/dehumidification', kind: 'tool', maxBytes: benchTool },
  { path: '/calculators/air-movement', kind: 'tool', maxBytes: benchTool },
  { path: '/calculators/air-scrubber', kind: 'tool', maxBytes: benchTool },
  { path: '/calculators/circuits', kind: 'tool', maxBytes: benchTool },
  { path: '/cost-builder', kind: 'tool', maxBytes: benchTool },
  { path: '/calculators/air-check', kind: 'tool', maxBytes: benchTool },
  { path: '/calculators/accuracy', kind: 'static' },
] as const satisfies readonly Address[];

/** Pages that a form or a link in a mail leads to. No menu, sitemap or link leads to them. */
export const resultPages = [
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

/** The page for every other path. It stands apart from the list too. */
export const notFound = { path: '/404', kind: 'static' } as const satisfies Address;

/** The name of a page: its English address. */
export type PageName = (typeof addresses | typeof resultPages)[number]['path'] | typeof notFound.path;

/** Pages that not every language publishes, each with the reason. A link to one leads to English. */
export const withoutTwin: Readonly<Partial<Record<PageName, string>>> = {};

/**
 * Bytes over the wire of Spanish pages that weigh more than their English twins may: Spanish says the same in a tenth more
 * letters, and these have many sources. Debts, like those above.
 */
export const spanishDebts: Readonly<Partial<Record<PageName, number>>> = {
  '/damage-assessment': 80_300,
  '/loss-record': 88_200,
  '/wtr-connection': 15_900,
  '/guides/sleeping-in-water-damaged-home': 16_100,
  '/guides/emergency-checklist': 16_100,
  '/guides/mold-prevention': 16_000,
  '/guides/when-to-call-professionals': 15_800,
  '/guides/restoration-manual': 29_600,
  '/guides/insurance-agents-guide': 16_800,
  '/guides/after-the-flood': 16_200,
  '/guides/help-and-rights-in-texas': 16_800,
  '/calculators/air-check': 84_000,
};

const all: readonly Address[] = [...addresses, ...resultPages, notFound];

/** What is known of a page by its name. */
export function addressOf(name: PageName): Address | undefined {
  return all.find(({ path }) => path === name);
}
