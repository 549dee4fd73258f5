import type { MDXComponents } from 'mdx/types.js';
import { languages } from '#content/i18n/languages.ts';
import type { Shown } from '#core/search/search-result.ts';
import { Link } from '../../components/Link.tsx';
import { PageCrumbs, PageMessages } from '../../components/pages/PagePage.tsx';
import type { Words } from '../../components/pages/page-vocabulary.tsx';
import { useLanguage, useMessages, usePath } from '../../i18n/language-context.tsx';
import { NumberedPage } from '../../lib/content-renderer/components/page-record.tsx';
import { translationsOf } from '../../lib/routes/page.ts';
import { SearchField } from './SearchField.tsx';
import styles from './SearchPage.module.css';

const parts: MDXComponents = {
  Examples,
  Main: ({ children }: Words) => <div>{children}</div>,
  Place,
  Results,
  SearchField: () => <SearchField slot="q" />,
  Side: ({ children }: Words) => <aside className={styles.side}>{children}</aside>,
};

/** The search results page; the server fills in the list. */
export function SearchPage() {
  return (
    <NumberedPage>
      <div className="wrap">
        <PageCrumbs page="search" />
        <Marks />
        <div className={styles.page}>
          <PageMessages place="pages/search" parts={parts} />
        </div>
      </div>
    </NumberedPage>
  );
}

/** The mark of each kind of result, on a grid of 32. */
const marks: Readonly<Record<Shown['kind'], readonly [outline: string, water: string]>> = {
  guide: ['M3 6h12v21H3zM17 6h12v21H17zM15 6l1 2 1-2M6 11h6M6 15h6M20 19h6M20 23h6', 'M20 10h6v5h-6z'],
  manual: ['M6 4h20v24H9q-3 0-3-3zM6 25q0-3 3-3h17M12 10h9M12 14h6', 'M6 4h3v18q-3 0-3 3z'],
  number: ['M3 7h26v19H3zM17 16h8M17 20h8', 'M7 13q2-2 3 0t0 3q1 2 3 2 2-1 3 1t-1 2q-4 1-7-2t-1-6zM3 7h26v3H3z'],
  page: ['M7 3h13l6 6v20H7zM20 3v6h6M11 14h10M11 18h10M11 22h6', 'M20 3v6h6z'],
  tool: ['M6 3h20v26H6zM10 18h3M15 18h3M20 18h3M10 23h3M15 23h3M20 23h3', 'M10 7h12v6H10z'],
};

/** The drawings that results and places refer to. */
function Marks() {
  return (
    <svg className={styles.marks} aria-hidden="true">
      {Object.entries(marks).map(([kind, [outline, water]]) => (
        <symbol key={kind} id={`kind-${kind}`} viewBox="0 0 32 32">
          <path className={styles.water} d={water} />
          <path d={outline} />
        </symbol>
      ))}
    </svg>
  );
}

function Mark({ kind = 'page' }: { readonly kind?: Shown['kind'] }) {
  return (
    <svg aria-hidden="true">
      <use href={`#kind-${kind}`} />
    </svg>
  );
}

/** Where the server inserts the results. The template holds their elements, so that the build keeps their CSS. */
function Results() {
  return (
    <>
      <div className={styles.results} data-slot="results" />
      <OtherLanguages />
      <template>
        <ol>
          <li>
            <Mark />
            <Link href="/">
              <b />
            </Link>
            <p>
              <mark />
            </p>
          </li>
        </ol>
      </template>
    </>
  );
}

/** Searches to try, separated by commas; shown while there are no results. */
function Examples({ title, children }: { readonly title: string; readonly children: string }) {
  const path = usePath();
  return (
    <p className={styles.examples}>
      {title}
      {children.split(', ').map((query) => (
        <a key={query} href={`${path('/search')}?q=${encodeURIComponent(query)}`}>
          {query}
        </a>
      ))}
    </p>
  );
}

/** Where results of a kind are found without a search. Beside results it explains their marks. */
function Place({
  kind,
  href,
  title,
  children,
}: Words & { readonly kind: Shown['kind']; readonly href: string; readonly title: string }) {
  return (
    <div className={styles.place}>
      <Mark kind={kind} />
      <Link href={href}>{title}</Link>
      <p>{children}</p>
    </div>
  );
}

/** Links to the search in the other languages, shown without results. The script of every page adds the query to them. */
function OtherLanguages() {
  const own = useLanguage();
  return (
    <p className={styles.elsewhere}>
      {useMessages().search.elsewhere}{' '}
      {translationsOf('/search')
        .filter(({ language }) => language !== own)
        .map(({ language, path }) => (
          <a key={language} href={path} lang={language} data-twin="">
            {languages[language].name}
          </a>
        ))}
    </p>
  );
}
