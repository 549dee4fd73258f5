import { sources } from '#content/facts/sources/all-sources.ts';
import { owner } from '#content/owner.ts';
import type { Words } from '../../components/pages/page-vocabulary.tsx';
import { useLists } from '../../i18n/language-context.tsx';
import styles from './home.module.css';

export function Statement({ children }: Words) {
  return <p className={styles.statement}>{children}</p>;
}

export function Stats({ children }: Words) {
  return <dl className={styles.stats}>{children}</dl>;
}

export function Stat({ figure, children }: Words & { readonly figure: string }) {
  return (
    <div>
      <dt>{children}</dt>
      <dd>{figure}</dd>
    </div>
  );
}

/** A figure that is counted while the page is built, so that it cannot grow old. */
export function Count({ of, children }: Words & { readonly of: 'sources' | 'credentials' | 'towns' }) {
  const { credentials } = useLists();
  const counts = { sources: Object.keys(sources).length, credentials: credentials.length, towns: owner.towns.length };
  return <Stat figure={String(counts[of])}>{children}</Stat>;
}

/** How many of the sources are laws or public bodies. */
export function PublicBodies() {
  return Object.values(sources).filter(({ rank }) => rank === 'authority').length;
}
