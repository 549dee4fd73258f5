import type { PageName } from '../../routes/addresses.ts';

/** Where the feed of a language stands, below its prefix. */
export const feedFile = '/feed.xml';

/** The pages that tell a feed reader of it: those that list what it holds, and the front page. */
export const feedPlaces: readonly PageName[] = ['/', '/guides', '/blog'];
