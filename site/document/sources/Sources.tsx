import { say } from '#content/locale/say.ts';
import { usePageRecord } from '../page/page-record.tsx';
import { useSpeaks } from '../page/use-speaks.ts';
import { SourceLists } from './SourceLists.tsx';
import styles from './sources.module.css';

/**
 * What the page rests on: folded, counted, and in the order of who says it. Stands after everything that cites. Of a page whose
 * sources have an address of their own it is the way there, until `late-sources.ts` puts the lists in its place.
 */
export function Sources() {
  const record = usePageRecord();
  const cited = record.cited();
  const { words, locale } = useSpeaks();
  if (cited.length === 0) return null;
  return (
    <section className={styles.sources} aria-labelledby="sources">
      <details>
        <summary>
          <h2 id="sources">{words.sources}</h2>
          <span>{say(words.sourcesCount, { count: cited.length }, locale)}</span>
        </summary>
        {record.sourcesAt ? <Elsewhere address={record.sourcesAt} /> : <SourceLists cited={cited} />}
      </details>
    </section>
  );
}

/** The way to the lists, and a heading like theirs, so that the page keeps its style for them. On paper it says where they are. */
function Elsewhere({ address }: { readonly address: string }) {
  return (
    <h3>
      <a className={styles.elsewhere} href={address} data-sources="">
        {useSpeaks().words.sourcesElsewhere}
      </a>
    </h3>
  );
}
