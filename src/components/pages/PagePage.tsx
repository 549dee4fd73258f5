import type { MDXComponents } from 'mdx/types.js';
import { Crumbs } from '../../features/guides/Crumbs.tsx';
import { useLanguage } from '../../i18n/language-context.tsx';
import { NumberedPage } from '../../lib/content-renderer/components/page-record.tsx';
import { Sources } from '../../lib/content-renderer/components/Sources.tsx';
import { crumbIn, textIn } from '../../lib/content-renderer/documents.ts';
import { useCrumbs } from './crumbs.ts';
import { pageVocabulary } from './page-vocabulary.tsx';

interface PageProps {
  /** Name of the page's file in the folder `pages` of the language. */
  readonly page: string;
  /** What breadcrumbs call it, when its own head does not say it. */
  readonly crumb?: string | undefined;
  /** Parts that only this page uses. */
  readonly parts?: MDXComponents;
  /** Class of a box around the words, where they are set as only this page sets them. */
  readonly look?: string | undefined;
}

/** A page in the usual layout: the way back up, its words, and the sources they rest on. */
export function PagePage({ page, crumb, parts, look }: PageProps) {
  const words = <PageMessages place={`pages/${page}`} parts={parts} />;
  return (
    <NumberedPage>
      <div className="wrap">
        <PageCrumbs page={page} crumb={crumb} />
        {look ? <div className={look}>{words}</div> : words}
        <Sources />
      </div>
    </NumberedPage>
  );
}

/** The words of a file of the language's folder, set with the vocabulary of pages and with parts of its own. */
export function PageMessages({ place, parts }: { readonly place: string; readonly parts?: MDXComponents | undefined }) {
  const { default: Words } = textIn(useLanguage(), place);
  return <Words components={{ ...pageVocabulary, ...parts }} />;
}

/** The breadcrumb of a page that stands right below the home page. */
export function PageCrumbs({ page, crumb }: Pick<PageProps, 'page' | 'crumb'>) {
  const name = crumbIn(useLanguage(), `pages/${page}`);
  return <Crumbs crumbs={useCrumbs('home')} title={crumb ?? name} />;
}
