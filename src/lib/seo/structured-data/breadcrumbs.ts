import type { BreadcrumbList } from 'schema-dts';
import type { Language } from '#content/i18n/languages.ts';
import { pageHead } from '#content/i18n/page-head.ts';
import type { PageName } from '../../routes/addresses.ts';
import { nearestPage } from '../../routes/page.ts';
import { placeOf } from './place.ts';

/** The way back up from a page, as its breadcrumb prints it, the page itself last. */
export function breadcrumbsOf(language: Language, name: PageName, site: URL | undefined): BreadcrumbList {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: [...above(language, name), name].map((step, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: crumbOf(language, step),
      item: placeOf(nearestPage(language, step).path, site),
    })),
  };
}

function above(language: Language, name: PageName): readonly PageName[] {
  const shelf = (['/guides', '/blog', '/reviews'] as const).find((start) => name.startsWith(`${start}/`));
  if (shelf) return ['/', shelf];
  return pageHead(language, name)?.reviewed ? ['/', '/resources'] : ['/'];
}

/** A reference is called by its title, like a guide; any other page by its short name, where its head gives one. */
function crumbOf(spoken: Language, name: PageName): string {
  const { language, title } = nearestPage(spoken, name);
  const head = pageHead(language, name);
  return (head && !head.reviewed && 'crumb' in head && head.crumb) || title;
}
