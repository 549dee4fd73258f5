import type { ReactNode } from 'react';

/** A row of buttons that lead somewhere. */
export function Actions({ children }: { readonly children: ReactNode }) {
  return <p className="no-print">{children}</p>;
}

/** One button of `Actions`. */
export function Action({ href, children }: { readonly href: string; readonly children: ReactNode }) {
  return (
    <>
      <a className="btn btn-alt" href={href}>
        {children}
      </a>{' '}
    </>
  );
}
