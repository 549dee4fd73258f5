import type { ReactNode } from 'react';
import { t } from '#content/i18n/t.ts';
import { owner } from '#content/owner.ts';
import { Icon } from '../../components/Icon.tsx';
import { Link } from '../../components/Link.tsx';
import { Photos } from '../../components/pictures/Photos.tsx';
import type { PhotoPlace } from '../../components/pictures/photo-files.ts';
import { useLanguage, useMessages } from '../../i18n/language-context.tsx';
import type { Block } from '../../lib/content-renderer/ast/blocks.ts';
import { Blocks } from '../../lib/content-renderer/components/Blocks.tsx';
import { inOrder } from '../../lib/content-renderer/components/in-order.ts';
import { Section } from '../../lib/content-renderer/components/mdx-components.tsx';
import { NumberedPage } from '../../lib/content-renderer/components/page-record.tsx';
import { Sources } from '../../lib/content-renderer/components/Sources.tsx';
import { useRenderContext } from '../../lib/content-renderer/components/use-render-context.ts';
import type { SectionLink } from '../../lib/content-renderer/records/finish-page.ts';
import { chapterDrawing } from '../../lib/figures/shared/thumbnails.ts';
import { Letterhead } from '../downloads/Letterhead.tsx';
import { sheetWordsIn } from '../downloads/letterhead.ts';
import { Crumbs } from './Crumbs.tsx';
import styles from './guide.module.css';
import pictures from './guide-pictures.module.css';
import type { BookMessages } from './manual-reader.ts';
import { Related, type RelatedPage } from './Related.tsx';

export interface GuideHead {
  readonly title: string;
  readonly crumbs: readonly { readonly path: string; readonly label: string }[];
  /** Computed from the words of the page. */
  readonly readMinutes: number;
  /** ISO date on which the facts were last checked. */
  readonly reviewed: string;
  /** Replaces the reading time and the review date under the title. */
  readonly meta?: ReactNode;
  /** Address of the page as a PDF. */
  readonly file?: string;
  /** The owner's photos under the title. */
  readonly photos?: PhotoPlace;
  readonly sections: readonly SectionLink[];
  readonly related: readonly RelatedPage[];
  /** Its sections are chapters, with a search and a bookmark (`manual-reader.ts`). */
  readonly isBook?: boolean;
}

interface GuideProps {
  readonly head: GuideHead;
  readonly blocks: readonly Block[];
  /** After the text. */
  readonly children?: ReactNode;
}

/** The page of a guide: breadcrumb, title, table of contents, text with a margin for notes, related pages and sources. */
export function GuideLayout({ head, blocks, children }: GuideProps) {
  const start = blocks.findIndex(({ kind }) => kind === 'section');
  const lead = start < 0 ? blocks : blocks.slice(0, start);
  const language = useLanguage();
  const isUrgent = blocks.some(isSheet);
  return (
    <NumberedPage>
      <div className={`wrap ${isUrgent ? styles.urgent : ''}`}>
        {isUrgent && <Letterhead words={sheetWordsIn(language)} />}
        <Crumbs crumbs={head.crumbs} title={head.title} />
        <article>
          <header className={styles.head}>
            <h1>{head.title}</h1>
            <Meta head={head} />
          </header>
          {head.photos && <Photos of={head.photos} />}
          <div className={styles.doc} data-reading="">
            {lead.length > 0 && (
              <div className={`${styles.flow} ${styles.lead}`}>
                <Blocks blocks={lead} />
                {head.isBook && <ManualTools />}
                <CallCard />
              </div>
            )}
            <OnThisPage sections={head.sections} />
            <div className={`${styles.flow} ${head.isBook ? styles.book : ''}`}>
              <Body blocks={blocks.slice(lead.length)} isBook={head.isBook} />
            </div>
            <div className={styles.end}>
              {children}
              <Related pages={head.related} />
              <Sources />
            </div>
          </div>
        </article>
      </div>
    </NumberedPage>
  );
}

/** Whether printing the page prints only a checklist of it. */
function isSheet(block: Block): boolean {
  if (block.kind === 'checklist') return block.printsAlone;
  return 'blocks' in block && block.blocks.some(isSheet);
}

function Body({
  blocks,
  isBook = false,
}: {
  readonly blocks: readonly Block[];
  readonly isBook?: boolean | undefined;
}) {
  return inOrder(blocks, (block) => {
    if (block.kind !== 'section') return <Blocks blocks={[block]} />;
    return (
      <Section id={block.id} title={block.title}>
        {isBook && <ChapterPlate section={block.id} />}
        <Blocks blocks={block.blocks} />
        {isBook && <ChapterEnd />}
      </Section>
    );
  });
}

function Meta({ head: { meta, readMinutes, reviewed, file } }: { readonly head: GuideHead }) {
  const { words, locale } = useRenderContext();
  const [before, after] = words.reviewed.split('{date}');
  return (
    <div className={styles.meta}>
      {meta ?? (
        <>
          <b>{t(words.readMinutes, { minutes: readMinutes }, locale)}</b>{' '}
          <span>
            {before}
            <time dateTime={reviewed}>{locale.date(reviewed)}</time>
            {after}
          </span>
        </>
      )}
      {file && (
        <Link className="no-print" href={file}>
          {words.printVersion}
        </Link>
      )}
    </div>
  );
}

/** The phone number, in the margin beside the first lines. Narrower screens have the bar at the bottom. */
function CallCard() {
  const { ask, callNow } = useMessages().reading;
  const dial = `tel:${owner.phone.dial}`;
  return (
    <div className={`${styles.card} no-print`}>
      <p>{ask}</p>
      <a className={styles.number} href={dial}>
        {owner.phone.display}
      </a>
      <a className="btn btn-alarm" href={dial}>
        <Icon name="phone" />
        {callNow}
      </a>
    </div>
  );
}

/** A button that prints this chapter alone. */
function ChapterEnd() {
  return (
    <p className={`${styles.chapterEnd} no-print`}>
      <button type="button" className="btn btn-alt" data-print-chapter="" hidden>
        {useMessages().reading.book.print}
      </button>
    </p>
  );
}

/**
 * The drawing at the start of a chapter, without a text alternative: it appears again in the text with its caption. Loaded by
 * `manual-reader.ts`: with `loading="lazy"` alone browsers load it too early.
 */
function ChapterPlate({ section }: { readonly section: string }) {
  const drawing = chapterDrawing(section);
  if (!drawing) return null;
  return (
    <span className={pictures.plate} data-drawing={drawing}>
      <noscript>
        <img src={drawing} alt="" width="208" height="144" loading="lazy" />
      </noscript>
    </span>
  );
}

/** The bookmark and the search of the manual. Hidden until `manual-reader.ts` runs. */
function ManualTools() {
  const { find, found, none, place } = useMessages().reading.book;
  const words: BookMessages = { found, none, place };
  return (
    <div className="no-print" data-book={JSON.stringify(words)} hidden>
      <p data-place="" hidden>
        <a href="#section1">{find}</a>
      </p>
      <search>
        <label htmlFor="find">{find}</label>
        <input id="find" type="search" autoComplete="off" />
        <p role="status" />
        <ol />
      </search>
    </div>
  );
}

/** Table of contents: collapsed on a phone, sticky beside the text on wide screens. */
function OnThisPage({ sections }: { readonly sections: readonly SectionLink[] }) {
  const { words } = useRenderContext();
  return (
    <nav className={`${styles.contents} no-print`} aria-label={words.onThisPage}>
      <details>
        <summary>{words.onThisPage}</summary>
        <ol id="contents">
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
