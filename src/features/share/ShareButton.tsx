import type { ReactNode } from 'react';
import { useLanguage, useMessages } from '../../i18n/language-context.tsx';
import { addressIn } from '../../lib/routes/page.ts';

/**
 * Shares the page, or a file. The share panel is loaded on the click.
 * @param of the file's address
 * @param named the file's title, for the accessible name: a page may have several of these buttons
 */
export function ShareButton({ of, named }: { readonly of?: string; readonly named?: string }) {
  const { share } = useMessages().parts.share;
  const language = useLanguage();
  return (
    <button
      className={of && 'btn btn-alt'}
      type="button"
      data-share={of ? addressIn(language, of) : ''}
      aria-label={named && `${share}: ${named}`}
    >
      {share}
    </button>
  );
}

/** A breadcrumb with the share button at the end of its line. */
export function WithShare({ children }: { readonly children: ReactNode }) {
  return (
    <div className="crumb-row no-print">
      {children}
      <ShareButton />
    </div>
  );
}
