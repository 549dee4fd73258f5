import type { Line } from '#content/i18n/sourced.ts';
import { lineInlines } from '../ast/inlines.ts';
import { Inlines } from './Inlines.tsx';

/** One line of a record, with the numbers of its sources. */
export function Words({ line }: { readonly line: Line }) {
  return <Inlines inlines={lineInlines(line)} />;
}
