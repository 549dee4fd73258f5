import { HTMLElement, parse } from 'node-html-parser';
import type { Document } from '../../files/paper/make-pdf.ts';
import type { paperRules } from '../drawing/paper-rules.ts';

type Plain = 'title' | 'subject' | 'author' | 'language' | 'dated' | 'blocks' | 'fonts';

/** Everything that the bytes of a PDF follow from, without a function: it goes to another thread. */
export interface Order extends Pick<Document, Plain> {
  readonly onePage: boolean;
  /** At the foot of each page. `right` has `{page}` and `{pages}` where the numbers go. */
  readonly foot: { readonly left: string; readonly right: string };
  /** The styles of its drawings. */
  readonly rules: typeof paperRules;
}

/** An order as text. The same content always gives the same text. */
export function writeOrder(order: Order): string {
  return JSON.stringify(order, (_key, value) => (value instanceof HTMLElement ? { svg: value.outerHTML } : value));
}

/** The order of a text that `writeOrder` wrote. */
export function readOrder(text: string): Order {
  return JSON.parse(text, (_key, value) => (typeof value?.svg === 'string' ? drawn(value.svg) : value)) as Order;
}

function drawn(svg: string): HTMLElement {
  const picture = parse(svg).querySelector('svg');
  if (!picture) throw new Error('A drawing of an order is no SVG');
  return picture;
}
