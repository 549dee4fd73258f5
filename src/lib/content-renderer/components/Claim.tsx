import type { ReactNode } from 'react';
import { confirmedFactsOf, formatRanges, sourcesOfFacts } from '../ast/sources.ts';
import { usePageRecord } from './page-record.tsx';

/**
 * Text backed by recorded facts, with a link to the page's sources. `fact` holds fact ids, separated by spaces. Throws, and
 * so stops the build, on an unknown or unconfirmed fact (status C).
 */
export function Claim({ fact, children }: { readonly fact: string; readonly children: ReactNode }) {
  return (
    <>
      {children}
      <SourceNumbers fact={fact} />
    </>
  );
}

/** The source numbers of facts, as one link to the first of them in the page's list. */
function SourceNumbers({ fact }: { readonly fact: string }) {
  return (
    <sup>
      <SourceMark facts={fact.split(' ')} />
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
 * A value that is our own rule of thumb, with the numbers of sources on the same matter. Throws, and so stops the build, on an
 * unknown rule.
 */
export function HouseRule({ rule, children }: { readonly rule: string; readonly children: ReactNode }) {
  const confirmed = confirmedFactsOf(rule);
  return (
    <>
      {children}
      {confirmed.length > 0 && <SourceNumbers fact={confirmed.join(' ')} />}
    </>
  );
}
