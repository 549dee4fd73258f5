import type { ReactNode } from 'react';
import { houseRules } from '#content/house-rules.ts';
import { Claim } from './Claim.tsx';

/**
 * A figure that is our rule of thumb. The words around it say so; where facts tell what the sources say instead, their
 * numbers follow. Throws, and so stops the build, on a rule that content/house-rules.ts does not hold.
 */
export function HouseRule({ rule, children }: { readonly rule: string; readonly children: ReactNode }) {
  if (!isRule(rule)) throw new Error(`There is no house rule "${rule}" in content/house-rules.ts`);
  const { facts } = houseRules[rule];
  return facts.length > 0 ? <Claim fact={facts.join(' ')}>{children}</Claim> : children;
}

function isRule(rule: string): rule is keyof typeof houseRules {
  return Object.hasOwn(houseRules, rule);
}
