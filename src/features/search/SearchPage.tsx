import { languages } from '#content/i18n/languages.ts';
import { Link } from '../../components/Link.tsx';
import { PageCrumbs, PageMessages } from '../../components/pages/PagePage.tsx';
import { useLanguage, useMessages } from '../../i18n/language-context.tsx';
import { NumberedPage } from '../../lib/content-renderer/components/page-record.tsx';
import { translationsOf } from '../../lib/routes/page.ts';
import { SearchField } from './SearchField.tsx';
import styles from './SearchPage.module.css';

const parts = { Results, SearchField: FilledField };

/** The search results page; the server fills in the list. */
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

/** The search field with the current query. */
function FilledField() {
  return (
    <div className="measure">
      <SearchField slot="q" />
    </div>
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
