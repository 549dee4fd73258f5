import type { ReactNode } from 'react';
import { confirmedFactsOf, formatRanges, hasSecondHand, sourcesOfFacts } from '../ast/sources.ts';
import { usePageRecord } from './page-record.tsx';
import { useRenderContext } from './use-render-context.ts';

/**
 * Text backed by recorded facts, with a link to the page's sources, after "second hand" where a line about
 * safety or law has only trade or press sources. `fact` holds fact ids, separated by spaces. Throws, and so stops the build, on an unknown or unconfirmed fact (status C).
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
 * The source numbers of facts, as one link to the first of them in the page's list. `otherwise` says
 * that the sources differ from the text before: "see 4".
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

/** One link for all sources of facts, with ranges ("5–7"). */
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
 * A value that is our own rule of thumb. Where confirmed facts have what the sources say
 * instead, "see" and their numbers follow, so that no source seems to back our value. Throws, and so stops the build, on an unknown rule.
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
