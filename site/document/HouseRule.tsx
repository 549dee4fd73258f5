import type { ReactNode } from 'react';
import { facts } from '#content/ledger/facts.ts';
import { houseRules } from '#content/ledger/house-rules.ts';
import { SourceNumbers } from './Claim.tsx';

/**
 * A figure that is our rule of thumb. The words around it say so; where confirmed facts tell what the sources say
 * instead, "see" and their numbers follow, so that no source seems to back our figure. Throws, and so stops the build, on a rule that content/ledger/house-rules.ts does not hold.
 */
export function HouseRule({ rule, children }: { readonly rule: string; readonly children: ReactNode }) {
  if (!isRule(rule)) throw new Error(`There is no house rule "${rule}" in content/ledger/house-rules.ts`);
  const confirmed = houseRules[rule].facts.filter((id) => facts[id].status !== 'C');
  return (
    <>
      {children}
      {confirmed.length > 0 && <SourceNumbers fact={confirmed.join(' ')} otherwise />}
    </>
  );
}

function isRule(rule: string): rule is keyof typeof houseRules {
  return Object.hasOwn(houseRules, rule);
}
