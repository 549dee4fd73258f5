import type { MDXComponents } from 'mdx/types.js';
import { sources } from '#content/ledger/sources.ts';
import { owner } from '#content/owner.ts';
import { Figure } from '../../document/Figure.tsx';
import { NumberedPage } from '../../document/page/page-record.tsx';
import { Card, Cards, Steps } from '../../document/parts.tsx';
import { Sources } from '../../document/Sources.tsx';
import { Words as Line } from '../../document/Words.tsx';
import { Link } from '../../frame/Link.tsx';
import { useLists } from '../../frame/language.tsx';
import { PageWords } from '../page/PageScreen.tsx';
import type { Words } from '../page/page-vocabulary.tsx';
import { Action, Emergency } from './Emergency.tsx';
import styles from './home.module.css';

const parts: MDXComponents = {
  Action,
  Band,
  Body,
  Count,
  Emergency,
  FirstTwoHours,
  Hero,
  HomeCards,
  Index,
  More,
  PublicBodies,
  ServiceArea,
  Stat,
  Statement,
  Stats,
};

/** The front page: what to do now, where to read on, who writes this, and whom to call. */
export function HomeScreen() {
  return (
    <NumberedPage>
      <PageWords place="pages/home" parts={parts} />
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

/** A part of the page across its whole width. */
function Band({ id, title, children }: Words & { readonly id: string; readonly title: string }) {
  return (
    <section className={styles.band} aria-labelledby={id}>
      <div className="wrap">
        <h2 id={id}>{title}</h2>
        {children}
      </div>
    </section>
  );
}

function FirstTwoHours() {
  return (
    <div className={styles.columns}>
      {useLists().firstTwoHours.map(({ priority, time, title, actions }) => (
        <Steps key={priority} priority={priority} time={time} title={title}>
          <ul className={styles.plain}>
            {actions.map((action) => (
              <li key={action.words}>
                <Line line={action} />
              </li>
            ))}
          </ul>
        </Steps>
      ))}
    </div>
  );
}

function More({ children }: Words) {
  return <p className={styles.more}>{children}</p>;
}

/** The rest of the page, in the usual width, with the sources of the whole page at its end. */
function Body({ children }: Words) {
  return (
    <div className="wrap">
      {children}
      <Sources />
    </div>
  );
}

function HomeCards({ list }: { readonly list: 'featured' | 'tools' }) {
  return (
    <Cards>
      {useLists()[list].map(({ kicker, title, description, link }) => (
        <Card key={link} href={link} title={title} badge={kicker}>
          <p>{description}</p>
        </Card>
      ))}
    </Cards>
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
      <dt>{figure}</dt>
      <dd>{children}</dd>
    </div>
  );
}

/** A figure that is counted while the page is built, so that it cannot grow old. */
function Count({ of, children }: Words & { readonly of: 'sources' | 'credentials' | 'towns' }) {
  const { credentials } = useLists();
  const counts = { sources: Object.keys(sources).length, credentials: credentials.length, towns: owner.towns.length };
  return <Stat figure={String(counts[of])}>{children}</Stat>;
}

/** How many of the sources are laws or public bodies. */
function PublicBodies() {
  return Object.values(sources).filter(({ rank }) => rank === 'authority').length;
}

function Index() {
  return (
    <ul className={styles.index}>
      {useLists().hubs.map(({ kicker, title, description, link }) => (
        <li key={link}>
          <Link href={link}>
            <span className={styles.tab} aria-hidden="true">
              {kicker}
            </span>
            <span>
              <strong>{title}</strong>
              <span className={styles.note}>{description}</span>
            </span>
          </Link>
        </li>
      ))}
    </ul>
  );
}

function ServiceArea() {
  return (
    <div className={styles.area}>
      <ul className={styles.towns}>
        {owner.towns.map((town) => (
          <li key={town}>{town}</li>
        ))}
      </ul>
      <Figure name="service-map" />
    </div>
  );
}
