import { NumberedPage } from '../../document/page/page-record.tsx';
import { SearchField } from '../../parts/search/SearchField.tsx';
import { PageWords } from '../page/PageScreen.tsx';

function Field() {
  return (
    <div className="measure">
      <SearchField />
    </div>
  );
}

/** What a visitor sees at an address that has no page. */
export function NotFoundScreen() {
  return (
    <NumberedPage>
      <div className="wrap">
        <p className="crumb">404</p>
        <PageWords place="pages/404" parts={{ SearchField: Field }} />
      </div>
    </NumberedPage>
  );
}
