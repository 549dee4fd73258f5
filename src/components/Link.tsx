import type { ComponentProps } from 'react';
import { useLanguage } from '../i18n/language-context.tsx';
import { addressIn } from '../lib/routes/page.ts';

/** A link of the content: `href` may be a page name, which is resolved to that page in the reader's language. */
export function Link({ href = '', children, ...attributes }: ComponentProps<'a'>) {
  return (
    <a {...attributes} href={addressIn(useLanguage(), href)}>
      {children}
    </a>
  );
}
