import { t } from '#content/i18n/t.ts';
import { useLocale, useMessages } from '../../i18n/language-context.tsx';
import type { SectionLink } from '../../lib/content-renderer/records/finish-page.ts';
import styles from './guide.module.css';

interface ChapterEndProps {
  readonly previous: SectionLink | undefined;
  readonly next: SectionLink | undefined;
}

/** The way back and on at the end of a chapter, and a button that prints it alone. */
export function ChapterEnd({ previous, next }: ChapterEndProps) {
  const { next: on, book } = useMessages().reading;
  const locale = useLocale();
  return (
    <p className={`${styles.chapterEnd} no-print`}>
      {previous && <a href={`#${previous.id}`}>{t(book.previous, { title: previous.title }, locale)}</a>}
      {next && <a href={`#${next.id}`}>{t(on, { title: next.title }, locale)}</a>}
      <button type="button" className="btn btn-alt" data-print-chapter="" hidden>
        {book.print}
      </button>
    </p>
  );
}
