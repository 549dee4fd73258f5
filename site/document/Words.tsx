import type { Line } from '#content/ledger/sourced.ts';
import { Claim } from './Claim.tsx';
import { HouseRule } from './HouseRule.tsx';

/** One line of a record, with the numbers of its sources. */
export function Words({ line }: { readonly line: Line }) {
  if (typeof line === 'string') return line;
  const { words, facts, rule } = line;
  if (facts) return <Claim fact={facts.join(' ')}>{words}</Claim>;
  return rule ? <HouseRule rule={rule}>{words}</HouseRule> : words;
}
