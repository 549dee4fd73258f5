import type { ReactNode } from 'react';
import { type FactId, facts } from '#content/ledger/facts.ts';
import { type SourceId, sources } from '#content/ledger/sources.ts';
import { usePageRecord } from './page-record.tsx';
import styles from './parts.module.css';

/**
 * Words that rest on recorded facts; small numbers lead to the page's source list. `fact` holds one fact id or several,
 * parted by spaces. Throws, and so stops the build, on an unknown fact and on one that is not confirmed (status C).
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
  const sourceIds = fact.split(' ').flatMap((id) => confirmed(id).sources);
  const numbers = [...new Set(sourceIds)].map((id) => record.cite(id));
  return (
    <sup className={styles.cite}>
      {otherwise && ' see '}
      {numbers.map((number) => (
        <a key={number} href={`#source-${number}`} aria-label={`Source ${number}`}>
          {number}
        </a>
      ))}
    </sup>
  );
}

function confirmed(id: string) {
  const fact = isFactId(id) ? facts[id] : undefined;
  if (!fact) throw new Error(`There is no fact "${id}" in content/ledger/facts`);
  if (fact.status === 'C') throw new Error(`Fact "${id}" is not confirmed (status C) and cannot be stated`);
  return fact;
}

function isFactId(id: string): id is FactId {
  return Object.hasOwn(facts, id);
}

/** The numbered list of what the page rests on. Stands after everything that cites. */
export function Sources() {
  const cited = usePageRecord().cited();
  if (cited.length === 0) return null;
  return (
    <section aria-labelledby="sources">
      <h2 id="sources">Sources</h2>
      <ol className={styles.sources}>
        {cited.map((id, index) => (
          <SourceEntry key={id} id={id} number={index + 1} />
        ))}
      </ol>
    </section>
  );
}

function SourceEntry({ id, number }: { readonly id: string; readonly number: number }) {
  const { organisation, title, url, read } = sources[id as SourceId];
  return (
    <li id={`source-${number}`}>
      {organisation}, <a href={url}>{title}</a>, read <time dateTime={read}>{read}</time>
    </li>
  );
}
