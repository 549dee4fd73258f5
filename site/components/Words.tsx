import type { Line } from '#content/records/sourced.ts';
import { Claim } from './manual/Claim.tsx';

/** A line of a record: as it stands, or as a claim with the numbers of its sources. */
export function Words({ line }: { readonly line: Line }) {
  if (typeof line === 'string') return line;
  const facts = line.facts?.join(' ');
  return facts ? <Claim fact={facts}>{line.words}</Claim> : line.words;
}
