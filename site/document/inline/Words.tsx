import type { Line } from '#content/locale/sourced.ts';
import { Inlines } from '../page/Inlines.tsx';
import { lineInlines } from '../tree/inlines.ts';

/** One line of a record, with the numbers of its sources. */
export function Words({ line }: { readonly line: Line }) {
  return <Inlines inlines={lineInlines(line)} />;
}
