import type { ComponentProps } from 'react';
import { isLeftOut } from '#content/owner.ts';
import { useLanguage } from '../i18n/language-context.tsx';
import { addressIn } from '../lib/routes/page.ts';

/** A link of the content: `href` may be a page name, which is resolved to that page in the visitor's language; without a link where the owner left
 * the page out. */
export function Link({ href = '', children, ...attributes }: ComponentProps<'a'>) {
  const language = useLanguage();
  if (isLeftOut(href)) return <>{children}</>;
  return (
    <a {...attributes} href={addressIn(language, href)}>
      {children}
    </a>
  );
}
