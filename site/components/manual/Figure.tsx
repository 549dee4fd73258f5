import type { ReactNode } from 'react';
import { usePageRecord } from './page-record.tsx';

/** A numbered figure: the drawing carries its own text alternative; the caption says what to see in it. */
export function NumberedFigure({ caption, children }: { readonly caption: ReactNode; readonly children: ReactNode }) {
  const number = usePageRecord().nextFigure();
  return (
    <figure>
      {children}
      <figcaption>
        <b>Fig. {number}</b>
        {caption}
      </figcaption>
    </figure>
  );
}
