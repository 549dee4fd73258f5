import { formatUpTo } from '#site/format.ts';

/** "35 × 25 × 8": sizes in feet as they were typed. */
export function sizeText(...sizes: readonly number[]): string {
  return sizes.map((size) => formatUpTo(size, 3)).join(' × ');
}
