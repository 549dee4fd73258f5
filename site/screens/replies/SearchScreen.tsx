import { languages } from '#content/languages.ts';
import { NumberedPage } from '../../document/page/page-record.tsx';
import { Link } from '../../frame/Link.tsx';
import { useLanguage, useWords } from '../../frame/language.tsx';
import { twinsOf } from '../../frame/page.ts';
import { SearchField } from '../../parts/search/SearchField.tsx';
import { PageCrumbs, PageWords } from '../page/PageScreen.tsx';
import styles from './SearchScreen.module.css';

const parts = { Results, SearchField: Asked };

/** The page on which the server lists what a search has found. */
export function SearchScreen() {
  return (
    <NumberedPage>
      <div className="wrap">
        <PageCrumbs page="search" />
        <PageWords place="pages/search" parts={parts} />
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
      {useWords().search.elsewhere}{' '}
      {twinsOf('/search')
        .filter(({ language }) => language !== own)
        .map(({ language, path }) => (
          <a key={language} href={path} lang={language} data-twin="">
            {languages[language].name}
          </a>
        ))}
    </p>
  );
}
