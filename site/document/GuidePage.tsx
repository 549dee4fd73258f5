import type { ReactNode } from 'react';
import { say } from '#content/locale/say.ts';
import { Link } from '../frame/Link.tsx';
import styles from './page/GuidePage.module.css';
import { NumberedPage } from './page/page-record.tsx';
import { useSpeaks } from './page/use-speaks.ts';
import { Sources } from './Sources.tsx';
import type { SectionLink } from './tree/page.ts';

/** What the head of a guide shows. */
export interface GuideHead {
  readonly title: string;
  readonly crumbs: readonly { readonly path: string; readonly label: string }[];
  /** Minutes, computed from the words of the page. */
  readonly readMinutes: number;
  /** ISO date on which the facts were last checked. */
  readonly reviewed: string;
  /** Stands under the title in place of the reading time and the date of review. */
  readonly meta?: ReactNode;
  /** Address of the same words as a file to print. */
  readonly file?: string;
  readonly sections: readonly SectionLink[];
  readonly related: readonly { readonly path: string; readonly title: string }[];
}

/** The page of a guide: breadcrumb, title, "On this page", the text with its numbered figures, related pages, sources. */
export function GuidePage({ head, children }: { readonly head: GuideHead; readonly children: ReactNode }) {
  return (
    <NumberedPage>
      <div className="wrap">
        <Crumbs crumbs={head.crumbs} title={head.title} />
        <div className={styles.doc}>
          <article className={styles.text}>
            <h1>{head.title}</h1>
            <Meta head={head} />
            {children}
            <Related pages={head.related} />
            <Sources />
          </article>
          <OnThisPage sections={head.sections} />
        </div>
      </div>
    </NumberedPage>
  );
}

function Meta({ head: { meta, readMinutes, reviewed, file } }: { readonly head: GuideHead }) {
  const { words, locale } = useSpeaks();
  const [before, after] = words.reviewed.split('{date}');
  return (
    <div className={styles.meta}>
      {meta ?? (
        <>
          <b>{say(words.readMinutes, { minutes: readMinutes }, locale)}</b> · {before}
          <time dateTime={reviewed}>{locale.date(reviewed)}</time>
          {after}
        </>
      )}
      {file && (
        <span className="no-print">
          {' · '}
          <Link href={file}>{words.printVersion}</Link>
        </span>
      )}
    </div>
  );
}

/** The way back up, with the current page last. */
export function Crumbs({ crumbs, title }: Pick<GuideHead, 'crumbs' | 'title'>) {
  const { words } = useSpeaks();
  return (
    <nav className="crumb no-print" aria-label={words.breadcrumb}>
      {crumbs.map(({ path, label }) => (
        <span key={path}>
          <a href={path}>{label}</a> /{' '}
        </span>
      ))}
      <span aria-current="page">{title}</span>
    </nav>
  );
}

function OnThisPage({ sections }: { readonly sections: readonly SectionLink[] }) {
  const { words } = useSpeaks();
  return (
    <nav className={`${styles.aside} no-print`} aria-label={words.onThisPage}>
      <p>
        <b>{words.onThisPage}</b>
      </p>
      <ol>
        {sections.map(({ id, title }) => (
          <li key={id}>
            <a href={`#${id}`}>{title}</a>
          </li>
        ))}
      </ol>
    </nav>
  );
}

function Related({ pages }: { readonly pages: GuideHead['related'] }) {
  const { words } = useSpeaks();
  if (pages.length === 0) return null;
  return (
    <section className="no-print" aria-labelledby="related">
      <h2 id="related">{words.related}</h2>
      <ul className={styles.related}>
        {pages.map(({ path, title }) => (
          <li key={path}>
            <a href={path}>{title}</a>
          </li>
        ))}
      </ul>
    </section>
  );
}
