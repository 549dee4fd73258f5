import type { ReactNode } from 'react';
import { useLanguage, useMessages } from '../../i18n/language-context.tsx';
import { addressIn } from '../../lib/routes/page.ts';

/**
 * Shares the page, or a file of it. What the press shows comes with the press.
 * @param of the file's address
 * @param named what the file is called: several of these buttons stand on one page
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

/** A breadcrumb, and at the end of its line the button that shares the page. */
export function WithShare({ children }: { readonly children: ReactNode }) {
  return (
    <div className="crumb-row no-print">
      {children}
      <ShareButton />
    </div>
  );
}
