import type { MDXComponents } from 'mdx/types.js';
import { Crumbs } from '../../features/guides/Crumbs.tsx';
import { useLanguage } from '../../i18n/language-context.tsx';
import { NumberedPage } from '../../lib/content-renderer/components/page-record.tsx';
import { Sources } from '../../lib/content-renderer/components/Sources.tsx';
import { crumbIn, textIn } from '../../lib/content-renderer/documents.ts';
import { useCrumbs } from './crumbs.ts';
import { pageVocabulary } from './page-vocabulary.tsx';

export interface PageProps {
  /** Name of the page's file in the folder `pages` of the language. */
  readonly page: string;
  /** Breadcrumb label, when the front matter has none. */
  readonly crumb?: string | undefined;
  readonly parts?: MDXComponents;
}

/** A page in the standard layout: breadcrumbs, its text, and its sources. */
export function PagePage({ page, crumb, parts }: PageProps) {
  return (
    <NumberedPage>
      <div className="wrap">
        <PageCrumbs page={page} crumb={crumb} />
        <PageMessages place={`pages/${page}`} parts={parts} />
        <Sources />
      </div>
    </NumberedPage>
  );
}

/** Renders an MDX file of the page's language with the shared MDX components and those of the page. */
export function PageMessages({ place, parts }: { readonly place: string; readonly parts?: MDXComponents | undefined }) {
  const { default: Words } = textIn(useLanguage(), place);
  return <Words components={{ ...pageVocabulary, ...parts }} />;
}

/** Breadcrumbs of a page directly below the home page. */
export function PageCrumbs({ page, crumb }: Pick<PageProps, 'page' | 'crumb'>) {
  const name = crumbIn(useLanguage(), `pages/${page}`);
  return <Crumbs crumbs={useCrumbs('home')} title={crumb ?? name} />;
}
