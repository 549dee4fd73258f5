import { useLanguage, usePath } from '../../i18n/language-context.tsx';
import { crumbIn } from '../../lib/content-renderer/documents.ts';

/** Breadcrumb links of pages, by the names of their files: `useCrumbs('home', 'guides')`. */
export function useCrumbs(...pages: readonly string[]): readonly { readonly path: string; readonly label: string }[] {
  const language = useLanguage();
  const path = usePath();
  return pages.map((page) => ({
    path: path(page === 'home' ? '/' : `/${page}`),
    label: crumbIn(language, `pages/${page}`),
  }));
}
