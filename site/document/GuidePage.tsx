import type { ReactNode } from 'react';
import { Sources } from './Claim.tsx';
import styles from './GuidePage.module.css';
import { NumberedPage } from './page-record.tsx';
import type { SectionLink } from './remark-sections.ts';

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
  readonly related: readonly { readonly path: string; readonly title: string; readonly description: string }[];
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
            <div className={styles.meta}>
              {head.meta ?? (
                <>
                  <b>{head.readMinutes} min read</b> · Reviewed{' '}
                  <time dateTime={head.reviewed}>{longDate(head.reviewed)}</time>
                </>
              )}
              {head.file && (
                <span className="no-print">
                  {' · '}
                  <a href={head.file}>Print version (PDF)</a>
                </span>
              )}
            </div>
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

/** The way back up, with the current page last. */
export function Crumbs({ crumbs, title }: Pick<GuideHead, 'crumbs' | 'title'>) {
  return (
    <nav className="crumb no-print" aria-label="Breadcrumb">
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
  return (
    <nav className={`${styles.aside} no-print`} aria-label="On this page">
      <p>
        <b>On this page</b>
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
  if (pages.length === 0) return null;
  return (
    <section className="no-print" aria-labelledby="related">
      <h2 id="related">Related guides</h2>
      <ul>
        {pages.map(({ path, title, description }) => (
          <li key={path}>
            <a href={path}>{title}</a>: {description}
          </li>
        ))}
      </ul>
    </section>
  );
}

function longDate(isoDate: string): string {
  const options = { year: 'numeric', month: 'long', day: 'numeric', timeZone: 'UTC' } as const;
  return new Date(isoDate).toLocaleDateString('en-US', options);
}
