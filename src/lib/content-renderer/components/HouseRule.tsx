import type { ReactNode } from 'react';
import { confirmedFactsOf } from '../ast/sources-of-facts.ts';
import { SourceNumbers } from './Claim.tsx';

/**
 * A figure that is our rule of thumb. The words around it say so; where confirmed facts tell what the sources say
 * instead, "see" and their numbers follow, so that no source seems to back our figure. Throws, and so stops the build, on a rule that content/facts/house-rules/all-house-rules.ts does not hold.
 */
export function HouseRule({ rule, children }: { readonly rule: string; readonly children: ReactNode }) {
  const confirmed = confirmedFactsOf(rule);
  return (
    <>
      {children}
      {confirmed.length > 0 && <SourceNumbers fact={confirmed.join(' ')} otherwise />}
    </>
  );
}
