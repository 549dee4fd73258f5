import { Fragment, type ReactNode } from 'react';
import { type SourceId, sources } from '#content/ledger/sources.ts';
import { say } from '#content/locale/say.ts';
import { usePageRecord } from './page/page-record.tsx';
import styles from './page/parts.module.css';
import { useSpeaks } from './page/use-speaks.ts';
import { hasSecondHand, sourcesOfFacts } from './tree/sources-of-facts.ts';
import { standingOf } from './tree/standing-of.ts';

/**
 * Words that rest on recorded facts; small numbers lead to the page's source list, after "second hand" where a line about
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
 * The numbers of the sources behind facts, as links to the page's list. With `otherwise` they say that the sources differ
 * from the words before: "see 4".
 */
export function SourceNumbers({ fact, otherwise = false }: { readonly fact: string; readonly otherwise?: boolean }) {
  const record = usePageRecord();
  const { words, locale } = useSpeaks();
  const facts = fact.split(' ');
  const numbers = sourcesOfFacts(facts).map((id) => record.cite(id));
  return (
    <sup className={styles.cite}>
      {otherwise && ` ${words.see} `}
      {hasSecondHand(facts) && ` ${words.secondHand} `}
      {numbers.map((number) => (
        <a key={number} href={`#source-${number}`} aria-label={say(words.source, { number }, locale)}>
          {number}
        </a>
      ))}
    </sup>
  );
}

/** The numbered list of what the page rests on. Stands after everything that cites. */
export function Sources() {
  const cited = usePageRecord().cited();
  const { words } = useSpeaks();
  if (cited.length === 0) return null;
  return (
    <section aria-labelledby="sources">
      <h2 id="sources">{words.sources}</h2>
      <p className={styles.sourcesNote}>{words.sourcesNote}</p>
      <ol className={styles.sources}>
        {cited.map((id, index) => (
          <SourceEntry key={id} id={id} number={index + 1} />
        ))}
      </ol>
    </section>
  );
}

function SourceEntry({ id, number }: { readonly id: SourceId; readonly number: number }) {
  const { organisation, title, url } = sources[id];
  const standing = standingOf(sources[id], useSpeaks());
  return (
    <li id={`source-${number}`}>
      {organisation}, <a href={url}>{title}</a>
      {standing.map((part) => (
        <Fragment key={part}>
          , <span>{part}</span>
        </Fragment>
      ))}
    </li>
  );
}
