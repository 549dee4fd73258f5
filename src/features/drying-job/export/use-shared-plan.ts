import { useEffect, useState } from 'react';
import { isPlanHash } from './plan-hash.ts';

/** The end of the address where a plan came with it; null otherwise. */
export function useSharedPlan(): string | null {
  const [hash, setHash] = useState<string | null>(null);
  useEffect(() => {
    const follow = () => setHash(isPlanHash(window.location.hash) ? window.location.hash : null);
    follow();
    window.addEventListener('hashchange', follow);
    return () => window.removeEventListener('hashchange', follow);
  }, []);
  return hash;
}
