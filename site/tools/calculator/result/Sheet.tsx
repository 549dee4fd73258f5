import type { ReactNode } from 'react';

/**
 * The picture and the proof of a result. On paper it runs in two narrow columns, so that the tool fits one page: their style
 * comes with the result (`answer/sheet.css`).
 */
export function Sheet({ children }: { readonly children: ReactNode }) {
  return <div data-sheet="">{children}</div>;
}
