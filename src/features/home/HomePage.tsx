import type { MDXComponents } from 'mdx/types.js';
import { sources } from '#content/facts/sources/all-sources.ts';
import { featuredVideoId, owner } from '#content/owner.ts';
import { Link } from '../../components/Link.tsx';
import { PageMessages } from '../../components/pages/PagePage.tsx';
import type { Words } from '../../components/pages/page-vocabulary.tsx';
import { useLists, useMessages, usePath } from '../../i18n/language-context.tsx';
import { Figure } from '../../lib/content-renderer/components/Figure.tsx';
import { NumberedPage } from '../../lib/content-renderer/components/page-record.tsx';
import { Sources } from '../../lib/content-renderer/components/Sources.tsx';
import { Index, ReadFirst, Take } from './Choices.tsx';
import { Action, Emergency } from './Emergency.tsx';
import { FirstTwoHours } from './FirstTwoHours.tsx';
import styles from './home.module.css';

const parts: MDXComponents = {
  Action,
  Band,
  Count,
  Emergency,
  End,
  FirstTwoHours,
  Hero,
  Index,
  More,
  ReadFirst,
  Stat,
  Statement,
  Stats,
  Take,
  ToolsByReader,
  Towns,
  VideoButton,
  Who,
};

/** The home page: what to do now, what to read, who writes this, and whom to call. */
export function HomePage() {
  return (
    <NumberedPage>
      <PageMessages place="pages/home" parts={parts} />
    </NumberedPage>
  );
}

function Hero({ figure, children }: Words & { readonly figure: string }) {
  return (
    <div className={`wrap ${styles.hero}`}>
      <div>{children}</div>
      <Figure name={figure} />
    </div>
  );
}

function VideoButton({ children }: Words) {
  if (!featuredVideoId) return null;
  return (
    <Link className="btn btn-alt" href="/videos">
      {children}
    </Link>
  );
}

interface BandProps extends Words {
  readonly id: string;
  readonly title: string;
  /** Background: raised or dark; plain by default. */
  readonly look?: 'card' | 'slab';
  /** Title style: small above the text, or visible to screen readers only. */
  readonly head?: 'eyebrow' | 'hidden';
  /** The drawing beside it. */
  readonly figure?: string;
}

function Band({ id, title, look, head, figure, children }: BandProps) {
  const words = (
    <>
      <h2 id={id} className={head === 'hidden' ? head : head && styles[head]}>
        {title}
      </h2>
      {children}
    </>
  );
  return (
    <section className={`${styles.band} ${look ? styles[look] : ''}`} aria-labelledby={id}>
      {figure ? <Beside figure={figure}>{words}</Beside> : <div className="wrap">{words}</div>}
    </section>
  );
}

function Beside({ figure, children }: Words & { readonly figure: string }) {
  return (
    <div className={`wrap ${styles.beside}`}>
      <div>{children}</div>
      <Figure name={figure} />
    </div>
  );
}

function More({ children }: Words) {
  return <p className={styles.more}>{children}</p>;
}

/** Text beside its evidence. */
function Who({ children }: Words) {
  return <div className={styles.who}>{children}</div>;
}

function Towns() {
  return (
    <ul className={styles.towns}>
      {owner.towns.map((town) => (
        <li key={town}>{town}</li>
      ))}
    </ul>
  );
}

/** The last part across the whole width, and the sources of the page. */
function End({ children }: Words) {
  return (
    <>
      <div className={styles.end}>
        <div className="wrap">{children}</div>
      </div>
      <div className="wrap">
        <Sources />
      </div>
    </>
  );
}

function Statement({ children }: Words) {
  return <p className={styles.statement}>{children}</p>;
}

function Stats({ children }: Words) {
  return <dl className={styles.stats}>{children}</dl>;
}

function Stat({ figure, children }: Words & { readonly figure: string }) {
  return (
    <div>
      <dt>{children}</dt>
      <dd>{figure}</dd>
    </div>
  );
}

/** A number that is counted at build time, so that it is never outdated. */
function Count({ of, children }: Words & { readonly of: 'sources' | 'credentials' | 'towns' }) {
  const { credentials } = useLists();
  const counts = { sources: Object.keys(sources).length, credentials: credentials.length, towns: owner.towns.length };
  return <Stat figure={String(counts[of])}>{children}</Stat>;
}

function ToolsByReader() {
  const pathTo = usePath();
  const readers = useMessages().frame.header.links.flatMap((entry) =>
    'parts' in entry && entry.parts.length > 1 ? entry.parts : [],
  );
  return (
    <div className={styles.readers}>
      {readers.map(({ title, links }) => (
        <section key={title}>
          <h3>{title}</h3>
          <ul>
            {links.map(({ page, label, line }) => (
              <li key={page}>
                <a href={pathTo(page)}>{label}</a>
                {line && <span>{line}</span>}
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}
