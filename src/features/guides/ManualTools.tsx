import { useMessages } from '../../i18n/language-context.tsx';
import type { BookMessages } from './manual-reader.ts';

/** What `book.ts` brings to life: the way back to the last place, and the book's own search. Without script it is not there. */
export function BookTools() {
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
