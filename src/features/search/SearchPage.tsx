import { languages } from '#content/i18n/languages.ts';
import { Link } from '../../components/Link.tsx';
import { PageCrumbs, PageMessages } from '../../components/pages/PagePage.tsx';
import { useLanguage, useMessages } from '../../i18n/language-context.tsx';
import { NumberedPage } from '../../lib/content-renderer/components/page-record.tsx';
import { translationsOf } from '../../lib/routes/page.ts';
import { SearchField } from './SearchField.tsx';
import styles from './SearchPage.module.css';

const parts = { Results, SearchField: Asked };

/** The page on which the server lists what a search has found. */
export function SearchPage() {
  return (
    <NumberedPage>
      <div className="wrap">
        <PageCrumbs page="search" />
        <PageMessages place="pages/search" parts={parts} />
      </div>
    </NumberedPage>
  );
}

/** The field with what was asked. */
function Asked() {
  return (
    <div className="measure">
      <SearchField slot="q" />
    </div>
  );
}

/** Where the server puts its list. The template has what such a list is made of: a page keeps the looks of what it holds. */
function Results() {
  return (
    <>
      <div className={styles.results} data-slot="results" />
      <Elsewhere />
      <template>
        <ol>
          <li>
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

/** The search of the other languages, shown where nothing was found: the script of every page has it take the words along. */
function Elsewhere() {
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
