import { startTransition, useEffect, useState } from 'react';

/**
 * How many of a list are drawn: the first ones at once, the others some at a time, between what the visitor does. A list of
 * two hundred readings that is drawn in one go keeps a phone from answering.
 */
export function useFew(all: number, first: number, more = first): number {
  const [drawn, setDrawn] = useState(first);
  useEffect(() => {
    if (drawn < all) startTransition(() => setDrawn(drawn + more));
  }, [drawn, all, more]);
  return Math.min(drawn, all);
}
