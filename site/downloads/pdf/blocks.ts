import type { HTMLElement } from 'node-html-parser';

/** Text of a run that stands for a break of the line. */
export const lineBreak = '\u2028';

/** A piece of a paragraph in one style. */
export interface Run {
  readonly text: string;
  readonly bold?: boolean;
  readonly italic?: boolean;
  /** Smaller and raised: the number of a source. */
  readonly raised?: boolean;
  readonly href?: string;
}

export type Tone = 'river' | 'amber' | 'alarm' | 'go';

/** One block of a document, in reading order. */
export type Block =
  | { readonly kind: 'heading'; readonly level: 1 | 2 | 3 | 4; readonly runs: readonly Run[] }
  | { readonly kind: 'paragraph'; readonly runs: readonly Run[]; readonly quiet?: boolean }
  | { readonly kind: 'list'; readonly mark: 'bullet' | 'number' | 'box'; readonly items: readonly (readonly Block[])[] }
  | { readonly kind: 'table'; readonly rows: readonly Row[] }
  | { readonly kind: 'note'; readonly tone: Tone; readonly blocks: readonly Block[] }
  | { readonly kind: 'figure'; readonly picture: HTMLElement; readonly alt: string; readonly caption: readonly Run[] };

export interface Row {
  readonly head: boolean;
  readonly cells: readonly (readonly Run[])[];
}
