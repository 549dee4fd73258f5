import { NumberedPage } from '../../document/page/page-record.tsx';
import { Link } from '../../frame/Link.tsx';
import { SearchField } from '../../parts/search/SearchField.tsx';
import { PageWords } from '../page/PageScreen.tsx';
import styles from './SearchScreen.module.css';

const parts = { Results, SearchField: () => <SearchField slot="q" /> };

/** The page on which the server lists what a search has found. */
export function SearchScreen() {
  return (
    <NumberedPage>
      <div className="wrap">
        <PageWords place="pages/search" parts={parts} />
      </div>
    </NumberedPage>
  );
}

/** Where the server puts its list. The template has what such a list is made of: a page keeps the looks of what it holds. */
function Results() {
  return (
    <>
      <div className={styles.results} data-slot="results" />
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
