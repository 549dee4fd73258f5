/** One page of the site. Plain data: routes, menus, footer, sitemap, offline cache and tests all read this list. */
export interface Address {
  readonly path: string;
  readonly title: string;
  readonly description: string;
  /** `tool` pages load a script island; `static` pages never send framework script. */
  readonly kind: 'static' | 'tool';
  /** Bytes over the wire, when the page may send more than its kind (static 15,000, tool 80,000). */
  readonly maxBytes?: number;
  /** Where the header shows it, and under which words. */
  readonly menu?: { readonly group: 'main' | 'learning' | 'tools'; readonly label: string };
  /** Words of its footer link. */
  readonly footer?: string;
}

/** Pages in the order in which menus and footer show them. Add a page here when its route exists. */
export const addresses = [
  {
    path: '/',
    title: 'Know what the water did, and what to do next',
    description:
      'Guides, calculators and a damage assessment from people who dry houses for a living in the Texas Hill Country.',
    kind: 'static',
    menu: { group: 'main', label: 'Home' },
    footer: 'Home',
  },
  {
    path: '/guides/what-does-water-damage-look-like',
    title: 'What does water damage look like?',
    description:
      'Signs of water damage by place, from the ceiling down to the slab, what they mean, and how soon each one needs an answer.',
    kind: 'static',
  },
] as const satisfies readonly Address[];

/** The page for every other path. It stands apart from the list: no menu, sitemap or link leads to it. */
export const notFound: Address = {
  path: '/404',
  title: 'Page not found',
  description: 'There is no page at this address.',
  kind: 'static',
};

/** The entry of a path. Throws when a route asks for a page that the list lacks: that is a bug, not a visitor's error. */
export function addressAt(path: string): Address {
  const found = addresses.find((address) => address.path === path);
  if (!found) throw new Error(`site/addresses.ts has no entry for ${path}`);
  return found;
}
