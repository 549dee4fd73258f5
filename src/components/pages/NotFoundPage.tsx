import type { MDXComponents } from 'mdx/types.js';
import { SearchField } from '../../features/search/SearchField.tsx';
import { NumberedPage } from '../../lib/content-renderer/components/page-record.tsx';
import { Vignette } from '../pictures/Vignette.tsx';
import { PageMessages } from './PagePage.tsx';

const parts: MDXComponents = {
  Vignette: () => <Vignette name="lost" />,
  SearchField: () => (
    <div className="measure">
      <SearchField />
    </div>
  ),
};

/** The page for an unknown URL. */
export function NotFoundPage() {
  return (
    <NumberedPage>
      <div className="wrap">
        <p className="crumb">404</p>
        <PageMessages place="pages/404" parts={parts} />
      </div>
    </NumberedPage>
  );
}
