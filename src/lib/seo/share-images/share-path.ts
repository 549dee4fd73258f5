import type { Page } from '../../routes/page.ts';

/** Size of a shared picture, in pixels, as messengers and networks show it whole. */
export const shareSize = { width: 1200, height: 630 } as const;

/** Where the picture of a page stands. */
export function sharePath({ path }: Pick<Page, 'path'>): string {
  return `/share${path === '/' ? '/home' : path}.png`;
}
