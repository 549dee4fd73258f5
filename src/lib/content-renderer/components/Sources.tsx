import { t } from '#content/i18n/t.ts';
import { usePageRecord } from './page-record.tsx';
import { SourceLists } from './SourceLists.tsx';
import styles from './sources.module.css';
import { useSpeaks } from './use-speaker.ts';

/** What the page rests on: folded, counted, and in the order of who says it. Stands after everything that cites. */
export function Sources() {
  const cited = usePageRecord().cited();
  const { words, locale } = useSpeaks();
  if (cited.length === 0) return null;
  return (
    <section className={styles.sources} aria-labelledby="sources">
      <details>
        <summary>
          <h2 id="sources">{words.sources}</h2>
          <span>{t(words.sourcesCount, { count: cited.length }, locale)}</span>
        </summary>
        <SourceLists cited={cited} />
      </details>
    </section>
  );
}
