import type { ReactNode } from 'react';
import drawing from '../../lib/figures/shared/drawing.module.css';
import type { PageName } from '../../lib/routes/addresses.ts';

/** A range of prices over a line, with the middle marked. */
export function CostPicture() {
  return (
    <svg viewBox="0 0 80 56" aria-hidden="true">
      <path className={drawing.fine} d="M4 44H76M4 40v8M40 40v8M76 40v8" />
      <path className={drawing.deep} d="M18 18H60v14H18z" />
      <path className={drawing.line} d="M36 12v26" />
    </svg>
  );
}

/** A screen, a tool box and a question, for the pages that they lead to. */
export const takePictures: Readonly<Partial<Record<string, ReactNode>>> = {
  '/videos': <Sign d="M4 10H52V44H4ZM23 19v16l14-8ZM4 50H52M16 47v6" />,
  '/resources': <Sign d="M4 18H52V48H4ZM20 18V9H36v9M4 30H52M24 27h8v7h-8z" />,
  '/damage-assessment': <Sign d="M6 6H50V38H26L15 49V38H6ZM14 17H42M14 26H34" />,
} satisfies Partial<Record<PageName, ReactNode>>;

function Sign({ d }: { readonly d: string }) {
  return (
    <svg viewBox="0 0 56 56" aria-hidden="true">
      <path d={d} />
    </svg>
  );
}
