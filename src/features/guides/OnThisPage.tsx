import { useSpeaks } from '../../lib/content-renderer/components/use-speaker.ts';
import type { SectionLink } from '../../lib/content-renderer/records/finish-page.ts';
import styles from './guide.module.css';

/** The contents: folded on a phone, always open and in sight beside the text of a wide screen. */
export function OnThisPage({ sections }: { readonly sections: readonly SectionLink[] }) {
  const { words } = useSpeaks();
  return (
    <nav className={`${styles.contents} no-print`} aria-label={words.onThisPage}>
      <details>
        <summary>{words.onThisPage}</summary>
        <ol>
          {sections.map(({ id, title }) => (
            <li key={id}>
              <a href={`#${id}`}>{title}</a>
            </li>
          ))}
        </ol>
      </details>
    </nav>
  );
}
