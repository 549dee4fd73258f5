import type { ReactNode } from 'react';
import { confirmedFactsOf, hasSecondHand, formatRanges, sourcesOfFacts } from '../ast/sources.ts';
import { usePageRecord } from './page-record.tsx';
import { useRenderContext } from './use-render-context.ts';

/**
 * Words that rest on recorded facts; a small mark leads to the page's source list, after "second hand" where a line about
 * safety or law rests on the trade or the press alone. `fact` holds one fact id or several, parted by spaces. Throws, and so stops the build, on an unknown fact and on one that is not confirmed (status C).
 */
export function Claim({ fact, children }: { readonly fact: string; readonly children: ReactNode }) {
  return (
    <>
      {children}
      <SourceNumbers fact={fact} />
    </>
  );
}

/**
 * The numbers of the sources behind facts, as one link to the first of them in the page's list. With `otherwise` they say
 * that the sources differ from the words before: "see 4".
 */
export function SourceNumbers({ fact, otherwise = false }: { readonly fact: string; readonly otherwise?: boolean }) {
  const { words } = useRenderContext();
  const facts = fact.split(' ');
  return (
    <sup>
      {otherwise && ` ${words.see} `}
      {hasSecondHand(facts) && ` ${words.secondHand} `}
      <SourceMark facts={facts} />
    </sup>
  );
}

/** One link for all sources of facts: its numbers, with those that follow each other drawn together ("5–7"). */
export function SourceMark({ facts }: { readonly facts: readonly string[] }) {
  const record = usePageRecord();
  const numbers = sourcesOfFacts(facts)
    .map((id) => record.cite(id))
    .sort((one, other) => one - other);
  return (
    <a role="doc-noteref" href={`#s${numbers[0]}`}>
      {formatRanges(numbers)}
    </a>
  );
}

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
