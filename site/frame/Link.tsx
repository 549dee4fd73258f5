import type { ComponentProps } from 'react';
import { usePath } from './language.tsx';
import { isPageName } from './page.ts';

/**
 * A link as words write it. An address of the site is the name of a page, with or without a query or an anchor, and leads
 * to that page in the reader's language; any other address stays as it is.
 */
export function Link({ href = '', children, ...attributes }: ComponentProps<'a'>) {
  const path = usePath();
  const [name = ''] = /^[^?#]*/.exec(href) ?? [];
  const rest = href.slice(name.length);
  return (
    <a {...attributes} href={isPageName(name) ? path(name) + rest : href}>
      {children}
    </a>
  );
}
